import { type Collection, type CollectionName, collections } from '../schema/collections.ts';
import type { Finding } from './finding.ts';
import { nearest } from './nearest.ts';
import { slug as slugOf } from './slug.ts';

/** The collection that a file belongs to, and its name there. */
export interface Placed {
  readonly slug: string;
  readonly collection: CollectionName;
}

const ALL = Object.entries(collections) as [CollectionName, Collection & { single?: string }][];
const FOLDERS = Map.groupBy(ALL, ([, { folder }]) => folder);
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Finds the collection of a file under content/, or what is wrong with the place where it lies. */
export function placeFile(file: string): { placed?: Placed; findings: Finding[] } {
  const findings: Finding[] = [];
  const add = (rule: string, mend: string, suggestion?: string) => {
    findings.push({ severity: 'error', file, rule, mend, suggestion });
  };
  const [folder = '', ...rest] = file.split('/').slice(1);
  const here = FOLDERS.get(folder) ?? [];
  const [first] = here;
  if (!first || rest.length !== 1) {
    const folders = [...new Set(ALL.map(([, collection]) => `content/${collection.folder}`))];
    add(
      'No collection keeps its records here.',
      `Move the file into one of ${folders.join(', ')}, or delete it.`,
      nearest(`content/${folder}`, folders),
    );
    return { findings };
  }
  const name = rest[0] as string;
  const dot = name.lastIndexOf('.');
  const [slug, ending] = dot < 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot + 1)];
  const { format } = first[1];
  if (ending !== format) {
    const mend = `Write the record as ${slug}.${format}.`;
    add(`The records of content/${folder} are .${format} files.`, mend, `${slug}.${format}`);
    return { findings };
  }
  if (!SLUG.test(slug)) {
    const rule = 'The name of the file is not made of small letters, digits and hyphens.';
    add(rule, 'Rename the file.', `${slugOf(slug) || 'name'}.${format}`);
  }
  const singles = here.flatMap(([, { single }]) => single ?? []);
  const match = singles.length > 0 ? here.find(([, { single }]) => single === slug) : first;
  if (!match) {
    const rule = `content/${folder} has no place for a record of this name.`;
    add(rule, `It holds ${singles.join(', ')} and nothing else.`, nearest(slug, singles));
    return { findings };
  }
  return { placed: { slug, collection: match[0] }, findings };
}

/** Says which of the records that have to be there are not. */
export function missingSingles(files: ReadonlySet<string>): Finding[] {
  return ALL.flatMap(([, { single, folder, format, label }]) => {
    const file = `content/${folder}/${single}.${format}`;
    if (!single || files.has(file)) return [];
    const mend = 'Restore the file; the site cannot be built without it.';
    return [{ severity: 'error', file, rule: `The record “${label}” is missing.`, mend }];
  });
}

/** Says which files take each other's place: the same name but for its letters' size or its ending. */
export function collisions(files: readonly string[]): Finding[] {
  const taken = new Map<string, string>();
  const findings: Finding[] = [];
  for (const file of files) {
    const key = file.toLowerCase().replace(/\.[^./]*$/, '');
    const other = taken.get(key);
    if (other === undefined) {
      taken.set(key, file);
      continue;
    }
    const rule = `The name is taken by ${other}.`;
    findings.push({ severity: 'error', file, rule, mend: 'Rename one of the two files.' });
  }
  return findings;
}
