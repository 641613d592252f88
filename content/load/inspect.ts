import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type CollectionName, collections } from '../schema/collections.ts';
import { buildTime } from './publish/clock.ts';
import { turnsOf } from './publish/publication.ts';
import { type Diagnostic, errorAt, WHOLE_FILE, warningAt } from './read/diagnostic.ts';
import { type Reading, readRecord } from './read/record.ts';
import { versionOf } from './read/version.ts';
import { errorRules, leftovers, warningRules } from './rules/index.ts';
import { forgetFiles, remember } from './rules/remember.ts';
import type { Whole } from './rules/whole.ts';
import { isBrandFile } from './source/brandFiles.ts';
import { isContentCode } from './source/codeFolders.ts';
import { type ListedFile, listFiles } from './source/files.ts';
import { caseCollisions, oddFile, RECORD_BYTES } from './source/oddFiles.ts';
import { type LocatedFile, locateFile, missingSingles } from './source/placement.ts';
import { fileFaults, listPublic, picturesIn, publicFaults } from './source/publicFiles.ts';
import { readTranslation, type Translation } from './translations/readTranslation.ts';
import { translationOf, translationsOf } from './translations/translationFiles.ts';

/** The last reading of each path in any project: the worktrees of one site share most of their files. */
const lastRead = new Map<string, Reading>();

/** Parses a record's file, again only when it has changed. */
const storedReading = remember((path, file): Reading => {
  const { slug, collection } = locateFile(file).placed as LocatedFile;
  try {
    const bytes = readFileSync(path);
    const version = versionOf(bytes);
    const last = lastRead.get(file);
    if (last?.version === version) return last;
    const reading = { ...readRecord(file, slug, collection, `${bytes}`), version };
    lastRead.set(file, reading);
    return reading;
  } catch (error) {
    const diagnostics = [unreadable(file, error as Error)];
    return { file, slug, collection, mentions: [], diagnostics };
  }
});

/** The same for a translation; undefined for other files. */
const storedTranslation = remember((path, file): Translation | undefined => {
  if (!translationOf(file)) return undefined;
  try {
    return readTranslation(file, readFileSync(path, 'utf8'));
  } catch (error) {
    const empty = readTranslation(file, '');
    return empty && { ...empty, diagnostics: [unreadable(file, error as Error)] };
  }
});

const unreadable = (file: string, { message }: Error) =>
  errorAt(file, WHOLE_FILE, {
    rule: `The file cannot be read: ${message.split(',')[0]}.`,
    fix: 'Allow programs to read the file, or restore it from Git.',
  });

/** Everything in content/, and everything that is wrong with it. */
export interface Inspection {
  readonly readings: readonly Reading[];
  /** The translations of the records. */
  readonly translations: readonly Translation[];
  readonly diagnostics: readonly Diagnostic[];
}

/** A result, and how long it is valid: until a file changes, a record appears or expires, or an event ends. */
interface CachedInspection {
  readonly signature: string;
  readonly since: number;
  readonly until: number;
  readonly inspection: Inspection;
}

const NO_CONTENT = errorAt('content', WHOLE_FILE, {
  rule: 'There is no folder content/ here.',
  fix: 'Run this at the top of the project, or restore the folder.',
});

const answers = new Map<string, CachedInspection>();

/** Texts by their paths from the project's root; undefined for a deleted file. */
type Changes = ReadonlyMap<string, string | undefined>;

/** The files of a project, before any rule compares them. Unsaved files have their text here. */
interface Listing {
  readonly listed: readonly (ListedFile & { readonly text?: string })[];
  readonly published: readonly ListedFile[];
}

/** A listing with other texts of records. */
const withChanges = ({ listed, published }: Listing, changes: Changes): Listing => ({
  published,
  listed: [
    ...listed.filter(({ file }) => !changes.has(file)),
    ...[...changes].flatMap(([file, text]) =>
      text === undefined
        ? []
        : [{ file, kind: 'file' as const, size: Buffer.byteLength(text), stamp: '', text }],
    ),
  ],
});

const listAll = (root: string): Listing => ({
  listed: listFiles(root, 'content').filter(({ file }) => !isContentCode(file)),
  published: listPublic(root),
});

/** Reads the records among some files; those that did not change come from the cache. */
function readRecords(root: string, listed: Listing['listed']): Inspection {
  const files = new Set(listed.map(({ file }) => file));
  const readings: Reading[] = [];
  const translations: Translation[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const entry of listed) {
    if (isBrandFile(entry.file)) {
      diagnostics.push(...fileFaults(root, entry));
      continue;
    }
    const odd = oddFile(entry, RECORD_BYTES);
    const { file, text } = entry;
    const translation = odd
      ? undefined
      : text === undefined
        ? storedTranslation(root, entry)
        : readTranslation(file, text);
    if (translation) {
      diagnostics.push(...translation.diagnostics);
      translations.push(translation);
      continue;
    }
    const placement = locateFile(entry.file, files);
    diagnostics.push(...(odd ? [odd] : placement.diagnostics));
    if (odd || !placement.placed) continue;
    const { slug, collection } = placement.placed;
    const reading =
      text === undefined ? storedReading(root, entry) : readRecord(file, slug, collection, text);
    diagnostics.push(...reading.diagnostics);
    readings.push(reading);
  }
  return { readings, translations, diagnostics };
}

/**
 * Reads and checks the content of the project at `root`. Files that did not change are not read again; if none
 * changed, the last result is returned.
 * @param now the time that decides what is published
 */
export function inspect(root: string, now = buildTime()): Inspection {
  if (!lstatSync(join(root, 'content'), { throwIfNoEntry: false }))
    return { readings: [], translations: [], diagnostics: [NO_CONTENT] };
  const listing = listAll(root);
  const signature = [...listing.listed, ...listing.published]
    .map(({ file, stamp }) => `${file} ${stamp}`)
    .join('\n');
  const known = answers.get(root);
  if (known && isValid(known, signature, now)) return known.inspection;

  const { whole, diagnostics } = check(root, listing, now);
  const { readings, translations } = whole;
  const isSound = !diagnostics.some(isError);
  const others = isSound ? [...warningRules, ...leftovers] : warningRules;
  diagnostics.push(...others.flatMap((rule) => rule(whole)));

  const inspection = {
    readings,
    translations,
    diagnostics: withoutSetAside(readings, diagnostics, isSound),
  };
  const next = turnsOf(readings).find(({ time }) => time > now);
  const until = next?.time ?? Number.POSITIVE_INFINITY;
  answers.set(root, { signature, since: now, until, inspection });
  return inspection;
}

/**
 * Removes the warnings that their records set aside, and adds one for each entry that matches no warning or several.
 * @param isSound whether the warnings are complete: while there are errors, some rules are not applied
 */
function withoutSetAside(
  readings: readonly Reading[],
  diagnostics: readonly Diagnostic[],
  isSound: boolean,
) {
  const reported = new Set(diagnostics);
  for (const { file, entry } of readings) {
    const { setAside = [] } = (entry ?? {}) as { setAside?: { warning: string }[] };
    for (const [index, { warning }] of setAside.entries()) {
      const matching = diagnostics.filter(
        (one) => one.file === file && one.severity === 'warning' && one.rule.startsWith(warning),
      );
      const count = new Set(matching.map(({ rule }) => rule)).size;
      if (count === 1) for (const one of matching) reported.delete(one);
      else if (count > 1 || isSound)
        reported.add(
          warningAt(file, ['setAside', index, 'warning'], {
            rule: `“${warning}” is set aside, and ${count ? `${count} warnings of this record begin` : 'no warning of this record begins'} so.`,
            fix: count ? 'Write more of the one warning that stays.' : 'Delete it.',
          }),
        );
    }
  }
  return [...reported];
}

const isValid = ({ since, until, ...answer }: CachedInspection, signature: string, now: number) =>
  answer.signature === signature && since <= now && now < until;

/**
 * The errors that the content would have with these texts of records: their own, and those that they would cause in
 * other records. Nothing is written.
 * @param changes the files need not exist yet
 */
export function inspectChanges(root: string, changes: Changes): readonly Diagnostic[] {
  const now = buildTime();
  const { whole, diagnostics } = check(root, withChanges(listAll(root), changes), now);
  // A problem of a picture is reported for each changed record that uses it, whether the picture is new or not.
  const changed = whole.readings.filter(({ file }) => changes.has(file));
  const shown = changed.flatMap(({ mentions }) => mentions.map(({ value }) => `public${value}`));
  const own = new Set([...changes.keys(), ...shown]);
  const errors = diagnostics.filter(isError);
  if (errors.every(({ file }) => own.has(file))) return errors;
  const known = new Set(inspect(root, now).diagnostics.map(sentence));
  return errors.filter((one) => own.has(one.file) || !known.has(sentence(one)));
}

/** Reads the records of some kinds, kind after kind, and applies no rule that compares them. */
export const readingsIn = (
  root: string,
  kinds = Object.keys(collections) as readonly CollectionName[],
): readonly Reading[] =>
  kinds.flatMap(
    (kind) => readRecords(root, listFiles(root, `content/${collections[kind].folder}`)).readings,
  );

/** The translations of one record. No other record is read. */
export function translationsIn(root: string, record: string): Translation[] {
  const folder = dirname(record);
  const path = join(root, folder);
  const names = existsSync(path) ? readdirSync(path) : [];
  const paths = names.map((name) => `${folder}/${name}`);
  return translationsOf(record, paths).flatMap((file) => {
    const at = join(root, file);
    // Only files: links may lead out of the project, and reading a pipe may never end.
    if (!lstatSync(at, { throwIfNoEntry: false })?.isFile()) return [];
    return readTranslation(file, readFileSync(at, 'utf8')) ?? [];
  });
}

const isError = ({ severity }: Diagnostic) => severity === 'error';

/** Deletes the cache of a project that no longer exists. */
export function forget(root: string): void {
  answers.delete(root);
  forgetFiles(root);
}

const sentence = ({ file, rule, fix }: Diagnostic) => `${file} ${rule} ${fix}`;

/** Applies the rules that report errors to some files. */
function check(root: string, listing: Listing, now: number) {
  const { listed, published } = listing;
  const { readings, translations, diagnostics } = readRecords(root, listed);
  const whole: Whole = {
    ...{ root, now, readings, translations },
    files: new Set(readings.map(({ file }) => file)),
    images: picturesIn(published),
  };
  const faults = [
    ...diagnostics,
    ...caseCollisions(listed),
    ...missingSingles(new Set(listed.map(({ file }) => file))),
    ...publicFaults(root, published),
    ...errorRules.flatMap((rule) => rule(whole)),
  ];
  return { whole, diagnostics: faults };
}
