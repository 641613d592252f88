// `npm run content:check`: every problem of every record, with its line and its fix.
import { runCommand } from '../lib/runCommand.ts';

const { check } = await import('./check/check.ts').catch((error: Error) => {
  // Imported dynamically: the schemas need the brand's language and clock, so an unreadable record of the brand throws.
  if (!(error instanceof SyntaxError)) throw error;
  console.error(`${error.message}\nFix this first: the schemas need the brand's record.`);
  process.exit(1);
});
await runCommand(check);
