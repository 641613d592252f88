// The first step of `npm run test:browsers`: Firefox and WebKit are there, or are installed, or one line says what to do.
import { ensurePrograms } from './helpers/programs.ts';

try {
  ensurePrograms();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
