import { type Diagnostic, type Problem, warningAt } from '../load/read/diagnostic.ts';
import { locate } from '../load/read/locate.ts';
import { placeholdersIn } from '../load/read/placeholders.ts';
import type { Reading } from '../load/read/record.ts';
import { fieldAt, fieldsIn, valueAt } from '../load/read/schemaWalk.ts';
import { mergeTranslation } from '../load/translations/merge.ts';
import { translationOf } from '../load/translations/translationFiles.ts';
import { type Collection, collections } from '../schema/collections.ts';
import { type ChangedFile, replacedPictures } from './changedFiles.ts';
import type { State } from './state.ts';

/**
 * Texts that a change rewrites while their translation is unchanged. Only a person who reads both languages would
 * notice the difference.
 * @param earlier the earlier file of each renamed record, by its later file
 */
function staleTranslations(
  base: State,
  head: State,
  earlier: ReadonlyMap<string, string>,
): Diagnostic[] {
  const before = (file: string) => base.records.get(earlier.get(file) ?? file)?.data;
  return [...head.records.values()].flatMap(({ file: translation, data: words }): Diagnostic[] => {
    const record = head.records.get(translationOf(translation)?.of ?? '');
    if (!record) return [];
    const { file, data } = record;
    const { schema } = collections[record.collection];
    const old = before(file);
    const { value: translated, outdated } = mergeTranslation(schema, data, words);
    // The check reports these.
    const marked = new Set(outdated.map(({ text }) => text));
    const oldSaid = mergeTranslation(schema, old, before(translation)).value;
    return fieldsIn(schema, data).flatMap(({ value: text, meta: { label }, path }) => {
      const [was, now] = [valueAt(old, path), valueAt(translated, path)];
      const isChanged = typeof text === 'string' && typeof was === 'string' && text !== was;
      if (!isChanged || marked.has(text) || now === text || now !== valueAt(oldSaid, path))
        return [];
      return warningAt(file, path, {
        rule: `“${label}” says something else now, and “${head.nameOf(translation)}” says what it said before.`,
        fix: 'Ask someone who speaks both languages to check it.',
      });
    });
  });
}

export interface Warnings {
  /** The problems that the change adds, errors first. */
  readonly problems: readonly Problem[];
  /** The number of problems that existed before and remain. */
  readonly standing: number;
  /** The number of problems that the change fixes. */
  readonly fixed: number;
}

/** The check's findings that differ between the revisions, and those that only a comparison can make. */
export function warningsOf(base: State, head: State, files: readonly ChangedFile[]): Warnings {
  const earlier = new Map(files.map(({ file, from = file }) => [file, from]));
  const keyBefore = ({ file, rule }: Diagnostic) => `${file}\n${rule}`;
  const keyAfter = ({ file, rule }: Diagnostic) => `${earlier.get(file) ?? file}\n${rule}`;
  const before = new Set(base.inspection.diagnostics.map(keyBefore));
  const after = new Set(head.inspection.diagnostics.map(keyAfter));
  const fresh = head.inspection.diagnostics.filter(
    (diagnostic) => !before.has(keyAfter(diagnostic)),
  );
  const replaced = replacedPictures(files);
  const pairs = files
    .filter(({ part }) => part === 'records')
    .map(({ file, from = file }) => [base.records.get(from), head.records.get(file)] as const);
  const own = pairs.flatMap(([old, next]) => [
    ...(next ? newPlaceholders(old, next) : []),
    ...(next && !old ? reusedValues(next, pairs) : []),
  ]);
  const stale = [...head.records.values()].flatMap((next) => {
    const old = base.records.get(earlier.get(next.file) ?? next.file);
    return old === next && replaced.size === 0 ? [] : staleWords(old, next, replaced);
  });
  const parted = staleTranslations(base, head, earlier);
  const problems = locate(head.folder, [...fresh, ...own, ...stale, ...parted]);
  return {
    problems: problems.toSorted(
      (a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning'),
    ),
    standing: head.inspection.diagnostics.length - fresh.length,
    fixed: base.inspection.diagnostics.filter((diagnostic) => !after.has(keyBefore(diagnostic)))
      .length,
  };
}

/** Placeholder addresses, which lead nowhere, that this change adds. */
function newPlaceholders(old: Reading | undefined, next: Reading): Diagnostic[] {
  const known = JSON.stringify(old?.data ?? '');
  return placeholdersIn(next)
    .filter(({ address }) => !known.includes(address))
    .map(({ address, label, at }) => {
      const rule = `“${label}” leads to ${address}, a placeholder that no visitor can reach.`;
      return warningAt(next.file, at, { rule, fix: 'Put in the real address.' });
    });
}

/** A new record with the unique value of a record that this change removes. */
function reusedValues(
  next: Reading,
  pairs: readonly (readonly [Reading | undefined, Reading | undefined])[],
): Diagnostic[] {
  const { unique = [], schema }: Collection = collections[next.collection];
  return unique.flatMap((key) => {
    const owner = pairs.find(
      ([old, now]) =>
        old && !now && old.collection === next.collection && old.data?.[key] === next.data?.[key],
    )?.[0];
    if (!owner || next.data?.[key] === undefined) return [];
    const label = fieldAt(schema, [key])?.meta?.label ?? key;
    const rule = `“${label}” is ${next.data[key]}, which belonged to ${owner.file}, removed by this change.`;
    const fix = 'Take a new one: who knew the old record will find this one under it.';
    return warningAt(next.file, [key], { rule, fix });
  });
}

/** Replaced pictures whose description is unchanged. */
function staleWords(
  old: Reading | undefined,
  { collection, data, file }: Reading,
  replaced: ReadonlySet<string>,
): Diagnostic[] {
  return fieldsIn(collections[collection].schema, data).flatMap(({ value, meta, path }) => {
    if (meta.widget !== 'image' || typeof value !== 'string') return [];
    const words = [...path.slice(0, -1), 'alt'];
    const alt = valueAt(data, words);
    if (!alt || alt !== valueAt(old?.data, words)) return [];
    if (valueAt(old?.data, path) === value && !replaced.has(value)) return [];
    return warningAt(file, words, {
      rule: `“${meta.label}” is another picture, and its description still reads “${alt}”.`,
      fix: 'Check that the words say what the new picture shows.',
    });
  });
}
