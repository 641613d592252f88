// `npm run content:check`: every problem of every record, with its line and its fix.
import { writeSectionTypes } from './generate/sectionTypes.ts';
import { runCommand } from './runCommand.ts';

writeSectionTypes();
// Only now: this imports the schemas.
const { check, USAGE } = await import('./check/check.ts');
await runCommand(USAGE, check);
