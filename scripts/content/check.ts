// `npm run content:check`: every problem of every record, with its line and its fix.
import { writeSectionTypes } from './generate/sectionTypes.ts';
import { runCommand } from './runCommand.ts';

writeSectionTypes();
// Only now: this imports the schemas.
const { check, USAGE } = await import('./check/check.ts').catch((error: Error) => {
  // The schemas are made with the brand's language and clock: without its record there are none to check by.
  if (!(error instanceof SyntaxError)) throw error;
  console.error(`${error.message}\nMend this first: the schemas are made with the brand's record.`);
  process.exit(1);
});
await runCommand(USAGE, check);
