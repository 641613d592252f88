// `npm run content:import -- schedule.json`: converts the talks and people of a conference in pretalx to records.
// Another source needs a file like import/pretalx.ts: a schema of its export, and the conversion to records.
import { readFileSync } from 'node:fs';
import { commandLine, runCommand, UsageError } from '../lib/runCommand.ts';
import { importPretalx } from './import/pretalx.ts';

const USAGE = `Usage: npm run content:import -- schedule.json
Writes talks, people and their portraits from a schedule that pretalx exported as JSON. Records that are there stay.`;

function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`${file} cannot be read as JSON: ${(error as Error).message}`);
  }
}

await runCommand(async () => {
  const { positionals } = commandLine(USAGE, { options: {}, allowPositionals: true });
  const [file, ...more] = positionals;
  if (!file || more.length > 0) throw new UsageError(USAGE);
  const { written, refused } = await importPretalx(process.cwd(), read(file));
  for (const one of written) console.log(one);
  for (const one of refused) console.log(`The portrait at ${one} was refused.`);
  console.log(`${written.length} files written. Next: npm run content:check -- --fix`);
  return 0;
});
