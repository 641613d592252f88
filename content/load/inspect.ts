import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildTime } from './clock.ts';
import { type ListedFile, listFiles } from './files.ts';
import type { Finding } from './finding.ts';
import { collisions, missingSingles, type Placed, placeFile } from './placement.ts';
import { turningPoints } from './publication.ts';
import { type Reading, readRecord } from './record.ts';
import { leftovers, rules } from './rules/index.ts';
import type { Whole } from './rules/whole.ts';

/** Everything that content/ holds and all that is wrong with it. */
export interface Inspection {
  readonly readings: readonly Reading[];
  readonly findings: readonly Finding[];
}

interface Known {
  readonly stamp: string;
  readonly reading: Reading;
}

/** An answer, and how long it stands: until a file changes, or a record comes or goes. */
interface Answer {
  readonly signature: string;
  readonly since: number;
  readonly until: number;
  readonly inspection: Inspection;
}

interface Memory {
  readonly files: Map<string, Known>;
  answer?: Answer;
}

const NO_CONTENT: Finding = {
  severity: 'error',
  file: 'content',
  rule: 'There is no folder content/ here.',
  mend: 'Run this at the top of the project, or restore the folder.',
};

const memories = new Map<string, Memory>();

const isCode = ({ file }: ListedFile) => /^content\/(?:schema|load)\//.test(file);

/**
 * Reads and checks the content of the project at `root`. A file that did not change is not read
 * again, and when none changed the last answer stands.
 * @param now the moment that decides what is published
 */
export function inspect(root: string, now = buildTime()): Inspection {
  if (!existsSync(join(root, 'content'))) return { readings: [], findings: [NO_CONTENT] };
  const memory: Memory = memories.get(root) ?? { files: new Map() };
  memories.set(root, memory);
  const listed = listFiles(root, 'content').filter((entry) => !isCode(entry));
  const pictures = picturesOf(root);
  const signature = [...listed, ...pictures]
    .map(({ file, stamp }) => `${file} ${stamp}`)
    .join('\n');
  if (memory.answer && stands(memory.answer, signature, now)) return memory.answer.inspection;

  const readings: Reading[] = [];
  const findings: Finding[] = [];
  for (const entry of listed) {
    const placement = placeFile(entry.file);
    findings.push(...placement.findings);
    if (!placement.placed) continue;
    const reading = read(root, memory, entry, placement.placed);
    findings.push(...reading.findings);
    readings.push(reading);
  }
  const files = listed.map(({ file }) => file);
  findings.push(...collisions(files), ...missingSingles(new Set(files)));
  const whole = wholeOf(root, readings, pictures, now);
  for (const rule of rules) findings.push(...rule(whole));
  if (!findings.some(({ severity }) => severity === 'error')) {
    for (const rule of leftovers) findings.push(...rule(whole));
  }

  const inspection = { readings, findings };
  const until = turningPoints(readings, now)[1] ?? Number.POSITIVE_INFINITY;
  memory.answer = { signature, since: now, until, inspection };
  return inspection;
}

const stands = ({ since, until, ...answer }: Answer, signature: string, now: number) =>
  answer.signature === signature && since <= now && now < until;

/**
 * What would be wrong with the content if a record had this text: its own errors, and those that it
 * would bring upon others. Nothing is written.
 * @param file the record's path from the top of the project; there need not be such a file yet
 */
export function inspectChange(root: string, file: string, text: string): readonly Finding[] {
  const now = buildTime();
  const { readings, findings } = inspect(root, now);
  const { placed, findings: misplaced } = placeFile(file);
  if (!placed) return misplaced;
  const changed = readRecord(file, placed.slug, placed.collection, text);
  const others = readings.filter((reading) => reading.file !== file);
  const whole = wholeOf(root, [...others, changed], picturesOf(root), now);
  const known = new Set(findings.filter((finding) => finding.file !== file).map(sentence));
  return [...misplaced, ...changed.findings, ...rules.flatMap((rule) => rule(whole))].filter(
    (finding) => finding.severity === 'error' && !known.has(sentence(finding)),
  );
}

const sentence = ({ file, rule, mend }: Finding) => `${file} ${rule} ${mend}`;

const picturesOf = (root: string) =>
  existsSync(join(root, 'public/images')) ? listFiles(root, 'public/images') : [];

const wholeOf = (
  root: string,
  readings: readonly Reading[],
  pictures: readonly ListedFile[],
  now: number,
): Whole => ({
  root,
  now,
  readings,
  files: new Set(readings.map(({ file }) => file)),
  images: new Map(pictures.map((entry) => [entry.file.replace(/^public/, ''), entry])),
});

function read(root: string, memory: Memory, { file, stamp }: ListedFile, placed: Placed): Reading {
  const known = memory.files.get(file);
  if (known?.stamp === stamp) return known.reading;
  const reading = readOrReport(root, file, placed);
  memory.files.set(file, { stamp, reading });
  return reading;
}

function readOrReport(root: string, file: string, { slug, collection }: Placed): Reading {
  try {
    return readRecord(file, slug, collection, readFileSync(join(root, file), 'utf8'));
  } catch (error) {
    const rule = `The file cannot be read: ${(error as Error).message.split(',')[0]}.`;
    const mend = 'Give the file back its read permission, or restore it.';
    const findings: Finding[] = [{ severity: 'error', file, rule, mend }];
    return { file, slug, collection, mentions: [], findings };
  }
}
