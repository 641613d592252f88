import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { inspect } from '../../../content/load/inspect.ts';
import { plain } from '../../../content/load/read/decode.ts';
import type { Problem } from '../../../content/load/read/diagnostic.ts';
import { locate } from '../../../content/load/read/locate.ts';
import { ruleOf, summarise } from '../../../content/load/read/report.ts';
import { cleanSvg } from '../../../content/load/svg/cleanSvg.ts';
import { repair } from '../../lib/formatRecords.ts';
import { FORMATS, formatNamed } from '../../lib/formats.ts';
import { schemaFiles, writeFiles } from '../../lib/generate/generatedFiles.ts';
import { commandLine, UsageError } from '../../lib/runCommand.ts';

/** How to call the command. */
const USAGE = `Usage: npm run content:check [-- options] [paths…]
Checks all of content/. With paths, reports only what concerns these files and folders.
  --errors         leave out warnings
  --rule "words"   only the rules that have these words, as --rule "is missing"
  --fix            first repair what needs no decision: spaces at the edges of texts, carriage returns,
                   byte order marks, quotes of front matter; and what drawing programs wrote for themselves
                   into refused drawings
  --format ${Object.keys(FORMATS).join('|')}`;

/** A path as problems name it: from the top of the project, with slashes. */
function asProjectPath(path: string): string {
  if (!existsSync(path))
    throw new UsageError(`There is no file or folder ${path}: name one in content.`);
  return relative(process.cwd(), resolve(path)).split(sep).join('/');
}

const concerns = (paths: readonly string[], { file }: Pick<Problem, 'file'>) =>
  paths.length === 0 || paths.some((path) => !path || file === path || file.startsWith(`${path}/`));

const DRAWING = /\.svg$/;
const MARK = /^content\/brand\//;

/** Cleans the drawings that the check refuses. @returns those that changed */
function fixDrawings(root: string): string[] {
  const refused = new Set(inspect(root).diagnostics.map(({ file }) => file));
  return [...refused].filter((file) => {
    const path = join(root, file);
    if (!DRAWING.test(file) || !lstatSync(path).isFile()) return false;
    const before = readFileSync(path, 'utf8');
    const after = cleanSvg(plain(before), MARK.test(file));
    if (after === before) return false;
    writeFileSync(path, after);
    return true;
  });
}

/**
 * Checks the content of the project in the working directory and prints every problem of every record. VS Code
 * completes records by the JSON Schemas that it leaves.
 * @returns the exit code
 */
export function check(): number {
  const { values, positionals } = commandLine(USAGE, {
    options: {
      format: { type: 'string', default: 'text' },
      errors: { type: 'boolean' },
      fix: { type: 'boolean' },
      rule: { type: 'string' },
    },
    allowPositionals: true,
  });
  const tell = formatNamed(values.format);
  const paths = positionals.map(asProjectPath);
  const root = process.cwd();
  if (values.fix) {
    for (const file of fixDrawings(root)) console.log(`Cleaned ${file}.`);
    const { readings, translations } = inspect(root);
    const records = [...readings, ...translations].filter((one) => concerns(paths, one));
    for (const file of repair(root, records)) console.log(`Repaired ${file}`);
  }
  const start = performance.now();
  const { readings, diagnostics } = inspect(root);
  const rule = values.rule?.toLowerCase();
  const problems = locate(root, diagnostics)
    .filter((problem) => concerns(paths, problem))
    .filter(({ severity }) => severity === 'error' || !values.errors)
    .filter(
      (one) => !rule || [one.rule, ruleOf(one)].some((text) => text.toLowerCase().includes(rule)),
    );
  const milliseconds = Math.round(performance.now() - start);
  const output = tell(problems, {
    records: readings.length,
    milliseconds,
    ...(rule && { isRule: true }),
  });
  if (output) console.log(output);
  writeFiles(schemaFiles());
  return summarise(problems).errors > 0 ? 1 : 0;
}
