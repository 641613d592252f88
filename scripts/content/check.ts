import { existsSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import type { Problem } from '../../content/load/finding.ts';
import { inspect } from '../../content/load/inspect.ts';
import { locate } from '../../content/load/locate.ts';
import { summarise } from '../../content/load/report.ts';
import { FORMATS, type Format } from './formats.ts';

const USAGE = `Usage: npm run content:check [-- --format ${Object.keys(FORMATS).join('|')}] [paths…]
Checks all of content/. With paths, tells only what concerns these files and folders.`;

/** Something wrong with the command itself, told in one line. */
class UsageError extends Error {}

function readCommand() {
  const { values, positionals } = parseArgs({
    options: { format: { type: 'string', default: 'text' }, help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  });
  if (!(values.format in FORMATS)) throw new UsageError(`Unknown format “${values.format}”.`);
  const format = values.format as Format;
  return { format, paths: positionals.map(asProjectPath), help: values.help };
}

/** A path as problems name it: from the top of the project, with slashes. */
function asProjectPath(path: string): string {
  if (!existsSync(path)) throw new UsageError(`There is no ${path}.`);
  return relative(process.cwd(), resolve(path)).split(sep).join('/');
}

const concerns = (paths: readonly string[], { file }: Problem) =>
  paths.length === 0 || paths.some((path) => !path || file === path || file.startsWith(`${path}/`));

/** Checks the content of the project in the working directory; the answer is the exit code. */
function main(): number {
  const { format, paths, help } = readCommand();
  if (help) {
    console.log(USAGE);
    return 0;
  }
  const start = performance.now();
  const { readings, findings } = inspect(process.cwd());
  const problems = locate(process.cwd(), findings).filter((problem) => concerns(paths, problem));
  const facts = { records: readings.length, milliseconds: Math.round(performance.now() - start) };
  const output = FORMATS[format](problems, facts);
  if (output) console.log(output);
  return summarise(problems).errors > 0 ? 1 : 0;
}

try {
  process.exitCode = main();
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  const usage = error instanceof UsageError || code?.startsWith('ERR_PARSE_ARGS');
  console.error(usage ? `${message}\n${USAGE}` : message);
  process.exitCode = usage ? 2 : 1;
}
