import { isUtf8 } from 'node:buffer';
import { existsSync, lstatSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { inspect } from '../../../content/load/inspect.ts';
import { flattenedNow } from '../../../content/load/pictures/decoded.ts';
import {
  drawingFaults,
  isDrawing,
  publishable,
} from '../../../content/load/pictures/pictureKinds.ts';
import { plain } from '../../../content/load/read/decode.ts';
import type { Problem } from '../../../content/load/read/diagnostic.ts';
import { locate } from '../../../content/load/read/locate.ts';
import { ruleOf, summarise } from '../../../content/load/read/report.ts';
import { repair } from '../../lib/formatRecords.ts';
import { FORMATS, formatNamed } from '../../lib/formats.ts';
import { schemaFiles, writeFiles } from '../../lib/generate/generatedFiles.ts';
import { commandLine, UsageError } from '../../lib/runCommand.ts';

/** How to call the command. */
const USAGE = `Usage: npm run content:check [-- options] [paths…]
Checks all of content/. With paths, reports only what concerns these files and folders.
  --errors         leave out warnings
  --rule "words"   only the rules that have these words, as --rule "is missing"
  --fix            first repair what needs no decision: spaces at the edges of texts, carriage returns, tabs,
                   byte order marks, quotes of front matter, levels of subheadings, http:// where only
                   https:// is taken; endings of pictures; and refused drawings: without what programs
                   write for themselves, or as WebP
  --format ${Object.keys(FORMATS).join('|')}`;

/** A path as problems name it: from the top of the project, with slashes. */
function asProjectPath(path: string): string {
  if (!existsSync(path))
    throw new UsageError(`There is no file or folder ${path}: name one in content.`);
  return relative(process.cwd(), resolve(path)).split(sep).join('/');
}

const concerns = (paths: readonly string[], { file }: Pick<Problem, 'file'>) =>
  paths.length === 0 || paths.some((path) => !path || file === path || file.startsWith(`${path}/`));

const PICTURE = /^public\/images\//;
const MARK = /^content\/brand\/.*\.svg$/;

/**
 * Cleans the drawings that the check refuses, or saves them as WebP; names pictures by their kind, in the records too.
 * @returns what was done
 */
function fixPictures(root: string): string[] {
  const { diagnostics, readings, translations } = inspect(root);
  const refused = new Set(diagnostics.map(({ file }) => file));
  return [...refused].flatMap((before) => {
    const path = join(root, before);
    const isMark = MARK.test(before);
    if (!(isMark || PICTURE.test(before)) || !lstatSync(path).isFile()) return [];
    const sent = readFileSync(path);
    const flat =
      isDrawing(sent) && isUtf8(sent) && drawingFaults(sent).length + Number(isMark) > 0
        ? flattenedNow(plain(`${sent}`), isMark ? 'mark' : 'drawing')
        : undefined;
    const { file: after, bytes, said } = publishable(before, sent, flat);
    if (after === before && bytes.equals(sent)) return [];
    if (after !== before && existsSync(join(root, after))) return [];
    writeFileSync(join(root, after), bytes);
    if (after === before) return `Cleaned ${before}.`;
    rmSync(path);
    for (const { file } of [...readings, ...translations]) {
      const text = readFileSync(join(root, file), 'utf8');
      const named = text.replaceAll(before.slice(6), () => after.slice(6));
      if (named !== text) writeFileSync(join(root, file), named);
    }
    return `Saved ${before} as ${after}. ${said ?? ''}`.trim();
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
    for (const line of fixPictures(root)) console.log(line);
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
