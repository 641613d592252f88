import { isUtf8 } from 'node:buffer';
import { existsSync, lstatSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { type Inspection, inspect } from '../../../content/load/inspect.ts';
import { flattenedNow } from '../../../content/load/pictures/decoded.ts';
import {
  drawingFaults,
  isDrawing,
  publishable,
} from '../../../content/load/pictures/pictureKinds.ts';
import { plain } from '../../../content/load/read/decode.ts';
import type { Diagnostic, Problem } from '../../../content/load/read/diagnostic.ts';
import { locate } from '../../../content/load/read/locate.ts';
import { ruleOf, summarise } from '../../../content/load/read/report.ts';
import { repair } from '../../lib/formatRecords.ts';
import { FORMATS, formatNamed } from '../../lib/formats.ts';
import { schemaFiles, writeFiles } from '../../lib/generate/generatedFiles.ts';
import { commandLine, UsageError } from '../../lib/runCommand.ts';
import { launchProblems } from './launch.ts';

/** How to call the command. */
const USAGE = `Usage: npm run content:check [-- options] [paths…]
Checks all of content/. With paths, reports only what concerns these files and folders.
  --errors         leave out warnings
  --launch         also what is missing before the site goes live: placeholders, sample people and pictures,
                   keys, settings of the database; npm run content:launch is the same
  --rule "words"   only the rules that have these words, as --rule "is missing"
  --fix            first repair what needs no decision: spaces at the edges of texts, carriage returns, tabs,
                   byte order marks, quotes of front matter, levels of subheadings, http:// where only
                   https:// is accepted; endings of pictures; and refused drawings: without what programs
                   write for themselves, or as WebP
  --format ${Object.keys(FORMATS).join('|')}`;

/** A path in the form that problems use: from the project's root, with slashes. */
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
 * Cleans the SVG files that the check refuses, or saves them as WebP; renames pictures by their format, also in
 * records.
 * @returns a line for each fixed file
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

/** The problems of the content, with what is missing before it goes live. */
async function beforeLaunch(root: string, inspection: Inspection): Promise<Diagnostic[]> {
  const [{ loadEnv }, { openInProject }] = [await import('vite'), await import('./project.ts')];
  // The same reading of .env and the environment as the build's.
  const env = loadEnv('production', root);
  return [...launchProblems(root, inspection, env), ...(await openInProject(env))];
}

/**
 * Checks the content of the project in the working directory, and prints every problem of every record. Also writes the
 * JSON Schemas with which VS Code completes records.
 * @returns the exit code
 */
export async function check(): Promise<number> {
  const { values, positionals } = commandLine(USAGE, {
    options: {
      format: { type: 'string', default: 'text' },
      errors: { type: 'boolean' },
      fix: { type: 'boolean' },
      launch: { type: 'boolean' },
      rule: { type: 'string' },
    },
    allowPositionals: true,
  });
  const format = formatNamed(values.format);
  const paths = positionals.map(asProjectPath);
  const root = process.cwd();
  if (values.fix) {
    for (const line of fixPictures(root)) console.log(line);
    const { readings, translations } = inspect(root);
    const records = [...readings, ...translations].filter((one) => concerns(paths, one));
    for (const file of repair(root, records)) console.log(`Repaired ${file}`);
  }
  const start = performance.now();
  const inspection = inspect(root);
  const found = values.launch ? await beforeLaunch(root, inspection) : inspection.diagnostics;
  const rule = values.rule?.toLowerCase();
  const problems = locate(root, found)
    .filter((problem) => concerns(paths, problem))
    .filter(({ severity }) => severity === 'error' || !values.errors)
    .filter(
      (one) => !rule || [one.rule, ruleOf(one)].some((text) => text.toLowerCase().includes(rule)),
    );
  const milliseconds = Math.round(performance.now() - start);
  const output = format(problems, {
    records: inspection.readings.length,
    milliseconds,
    ...(rule && { isRule: true }),
  });
  if (output) console.log(output);
  writeFiles(schemaFiles());
  const { errors } = summarise(problems);
  if (values.launch && errors === 0) console.log('Nothing is missing: this content can go live.');
  return errors > 0 ? 1 : 0;
}
