import { existsSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { inspect } from '../../../content/load/inspect.ts';
import type { Problem } from '../../../content/load/read/diagnostic.ts';
import { locate } from '../../../content/load/read/locate.ts';
import { summarise } from '../../../content/load/read/report.ts';
import { FORMATS, formatNamed } from '../../lib/formats.ts';
import { schemaFiles, writeFiles } from '../../lib/generate/generatedFiles.ts';
import { commandLine, UsageError } from '../../lib/runCommand.ts';

/** How to call the command. */
const USAGE = `Usage: npm run content:check [-- --format ${Object.keys(FORMATS).join('|')}] [paths…]
Checks all of content/. With paths, tells only what concerns these files and folders.`;

/** A path as problems name it: from the top of the project, with slashes. */
function asProjectPath(path: string): string {
  if (!existsSync(path))
    throw new UsageError(`There is no file or folder ${path}: name one in content.`);
  return relative(process.cwd(), resolve(path)).split(sep).join('/');
}

const concerns = (paths: readonly string[], { file }: Problem) =>
  paths.length === 0 || paths.some((path) => !path || file === path || file.startsWith(`${path}/`));

/**
 * Checks the content of the project in the working directory and prints every problem of every record. VS Code
 * completes records by the JSON Schemas that it leaves.
 * @returns the exit code
 */
export function check(): number {
  const { values, positionals } = commandLine(USAGE, {
    options: { format: { type: 'string', default: 'text' } },
    allowPositionals: true,
  });
  const tell = formatNamed(values.format);
  const paths = positionals.map(asProjectPath);
  const start = performance.now();
  const { readings, diagnostics } = inspect(process.cwd());
  const problems = locate(process.cwd(), diagnostics).filter((problem) => concerns(paths, problem));
  const milliseconds = Math.round(performance.now() - start);
  const output = tell(problems, { records: readings.length, milliseconds });
  if (output) console.log(output);
  writeFiles(schemaFiles());
  return summarise(problems).errors > 0 ? 1 : 0;
}
