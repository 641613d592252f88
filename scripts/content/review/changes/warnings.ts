import { isDeepStrictEqual } from 'node:util';
import type { Finding, Place, Problem } from '../../../../content/load/finding.ts';
import { locate } from '../../../../content/load/locate.ts';
import type { Reading } from '../../../../content/load/record.ts';
import { fieldAt, walk } from '../../../../content/load/schemaWalk.ts';
import { type Collection, collections } from '../../../../content/schema/collections.ts';
import { placeholders } from '../../launch/placeholders.ts';
import type { ChangedFile } from './changedFiles.ts';
import type { State } from './contentReview.ts';

interface Warnings {
  /** What is wrong after the change and was not before, errors first. */
  readonly problems: readonly Problem[];
  /** How many problems were there before and still are. */
  readonly standing: number;
  /** How many problems the change mends. */
  readonly mended: number;
}

/** What the check finds in one revision and not in the other, and what only two revisions tell. */
export function warningsOf(base: State, head: State, files: readonly ChangedFile[]): Warnings {
  const renamed = new Map(files.flatMap(({ file, from }) => (from ? [[from, file] as const] : [])));
  const key = ({ file, rule }: Finding) => `${renamed.get(file) ?? file}\n${rule}`;
  const before = new Set(base.inspection.findings.map(key));
  const after = new Set(head.inspection.findings.map(key));
  const fresh = head.inspection.findings.filter((finding) => !before.has(key(finding)));
  const pairs = files
    .filter(({ part }) => part === 'records')
    .map(({ file, from = file }) => [base.records.get(from), head.records.get(file)] as const);
  const own = pairs.flatMap(([old, next]) => [
    ...(next ? newPlaceholders(old, next) : []),
    ...(next && !old ? reusedValues(next, pairs) : []),
  ]);
  const stale = [...head.records.values()].flatMap((next) =>
    staleWords(base.records.get(renamedFrom(renamed, next.file)), next, files),
  );
  const problems = locate(head.folder, [...fresh, ...own, ...stale]);
  return {
    problems: problems.toSorted(
      (a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning'),
    ),
    standing: head.inspection.findings.length - fresh.length,
    mended: base.inspection.findings.filter((finding) => !after.has(key(finding))).length,
  };
}

const renamedFrom = (renamed: ReadonlyMap<string, string>, file: string) =>
  [...renamed].find(([, to]) => to === file)?.[0] ?? file;

const warning = (file: string, place: Place | undefined, rule: string, mend: string): Finding => ({
  severity: 'warning',
  file,
  place,
  rule,
  mend,
});

/** Addresses on domains that lead nowhere, which this change brings. */
function newPlaceholders(old: Reading | undefined, { collection, data, file }: Reading): Finding[] {
  const known = JSON.stringify(old?.data ?? '');
  const found: Finding[] = [];
  walk(collections[collection].schema, data, (value, { label, widget }, path) => {
    if (typeof value !== 'string') return;
    for (const { address, offset } of placeholders(value)) {
      if (known.includes(address)) continue;
      const within = widget === 'markdown' ? { offset, length: address.length } : undefined;
      const rule = `“${label}” leads to ${address}, a placeholder that no visitor can reach.`;
      found.push(warning(file, { path, part: 'value', within }, rule, 'Put in the real address.'));
    }
  });
  return found;
}

/** A new record with a value that told apart one that this change removes. */
function reusedValues(
  next: Reading,
  pairs: readonly (readonly [Reading | undefined, Reading | undefined])[],
): Finding[] {
  const { unique = [], schema }: Collection = collections[next.collection];
  return unique.flatMap((key) => {
    const owner = pairs.find(
      ([old, kept]) =>
        old && !kept && old.collection === next.collection && old.data?.[key] === next.data?.[key],
    )?.[0];
    if (!owner || next.data?.[key] === undefined) return [];
    const label = fieldAt(schema, [key])?.meta?.label ?? key;
    const rule = `“${label}” is ${next.data[key]}, which belonged to ${owner.file}, removed by this change.`;
    const mend = 'Take a new one: who knew the old record will find this one under it.';
    return [warning(next.file, { path: [key], part: 'value' }, rule, mend)];
  });
}

/** Pictures that changed while the words about them stayed as they were. */
function staleWords(
  old: Reading | undefined,
  { collection, data, file }: Reading,
  files: readonly ChangedFile[],
): Finding[] {
  const replaced = new Set(
    files
      .filter(({ part, what }) => part === 'pictures' && what === 'changed')
      .map((one) => one.file.replace(/^public/, '')),
  );
  const found: Finding[] = [];
  walk(collections[collection].schema, data, (value, { widget, label }, path) => {
    if (widget !== 'image' || typeof value !== 'string') return;
    const [group, before] = [at(data, path.slice(0, -1)), at(old?.data, path.slice(0, -1))];
    if (!group?.alt || !before || !isDeepStrictEqual(group.alt, before.alt)) return;
    const key = path.at(-1) as string;
    if (before[key] === value && !replaced.has(value)) return;
    const rule = `“${label}” is another picture, and its description still reads “${group.alt}”.`;
    const mend = 'Check that the words say what the new picture shows.';
    found.push(warning(file, { path: [...path.slice(0, -1), 'alt'], part: 'value' }, rule, mend));
  });
  return found;
}

/** The group of fields at a path. */
function at(data: unknown, path: readonly PropertyKey[]): Record<string, unknown> | undefined {
  let group = data;
  for (const step of path) {
    if (typeof group !== 'object' || group === null) return undefined;
    group = Reflect.get(group, step);
  }
  return typeof group === 'object' && group !== null
    ? (group as Record<string, unknown>)
    : undefined;
}
