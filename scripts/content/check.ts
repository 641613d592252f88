// `npm run content:check`: every problem of every record, with its line and its fix.
import { runCommand, unreadableBrand } from '../lib/runCommand.ts';

const { check } = await import('./check/check.ts').catch(unreadableBrand);
await runCommand(check);
