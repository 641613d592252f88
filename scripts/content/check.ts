// `npm run content:check`: every problem of every record, with its line and its fix.
import { runCommand } from '../lib/runCommand.ts';
import { check } from './check/check.ts';

await runCommand(check);
