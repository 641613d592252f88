// `npm run content:format [-- --check]`: writes records in the canonical form that all their writers agree on.
import { inspect } from '../../content/load/inspect.ts';
import { locate } from '../../content/load/read/locate.ts';
import { reportText } from '../../content/load/read/report.ts';
import { compareForms, rewrite } from '../lib/formatRecords.ts';
import { FORMATS, formatNamed } from '../lib/formats.ts';
import { commandLine, runCommand } from '../lib/runCommand.ts';

const USAGE = `Usage: npm run content:format [-- --check [--format ${Object.keys(FORMATS).join('|')}]]
Writes every record in its canonical form. With --check it writes nothing, and lists those that differ.`;

function main(): number {
  const { values } = commandLine(USAGE, {
    options: { check: { type: 'boolean' }, format: { type: 'string', default: 'text' } },
  });
  const format = formatNamed(values.format);
  const root = process.cwd();
  const start = performance.now();
  const { readings, translations } = inspect(root);
  const { differing, unreadable } = compareForms(root, [...readings, ...translations]);
  if (values.check) {
    const problems = locate(root, [
      ...unreadable,
      ...differing.map(({ diagnostic }) => diagnostic),
    ]);
    const milliseconds = Math.round(performance.now() - start);
    const output = format(problems, { records: readings.length, milliseconds });
    if (output) console.log(output);
    return problems.length > 0 ? 1 : 0;
  }
  rewrite(root, differing);
  for (const { file } of differing) console.log(file);
  console.log(`${differing.length} of ${readings.length} records rewritten.`);
  if (unreadable.length === 0) return 0;
  const problems = reportText(locate(root, unreadable));
  console.error(`\n${problems}\n\nThese were left unchanged: fix them first.`);
  return 1;
}

await runCommand(main);
