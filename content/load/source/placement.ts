import { type CollectionName, namedCollections } from '../../schema/collections.ts';
import { type Diagnostic, errorAt, WHOLE_FILE } from '../read/diagnostic.ts';
import { nearest } from '../read/nearest.ts';
import { slug as slugOf } from '../read/slug.ts';
import { translationOf } from '../translations/translationFiles.ts';

/** The collection that a file belongs to, and its slug. */
export interface LocatedFile {
  readonly slug: string;
  readonly collection: CollectionName;
}

/** Each folder holds the records of one collection. */
const FOLDERS = new Map(namedCollections.map((one) => [one[1].folder, one]));
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Windows does not allow these names, whatever the ending. */
export const DEVICE_NAME = /^(?:aux|com\d|con|lpt\d|nul|prn)$/;

/** JSON files that tools read as their configuration in any folder. */
const CONFIGURATIONS = new Set([
  'biome',
  'bower',
  'composer',
  'deno',
  'jsconfig',
  'lerna',
  'nodemon',
  'npm-shrinkwrap',
  'package',
  'package-lock',
  'renovate',
  'tsconfig',
  'tslint',
  'turbo',
  'vercel',
  'wrangler',
]);

/**
 * Finds the collection of a file under content/, or what is wrong with its folder or name.
 * @param files all existing files, so that a corrected name does not collide with one
 */
export function locateFile(
  file: string,
  files: ReadonlySet<string> = new Set(),
): { placed?: LocatedFile; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const [folder = '', ...rest] = file.split('/').slice(1);
  const isTaken = (name = '') => files.has(`content/${folder}/${name}`);
  const add = (rule: string, fix: string, suggestion?: string) => {
    diagnostics.push(
      errorAt(file, WHOLE_FILE, { rule, fix, ...(!isTaken(suggestion) && { suggestion }) }),
    );
  };
  const here = FOLDERS.get(folder);
  if (!here || rest.length !== 1) {
    const folders = Array.from(FOLDERS.keys(), (one) => `content/${one}`);
    add(
      'No collection keeps its records here.',
      `Move the file into one of ${folders.join(', ')}, or delete it.`,
      nearest(`content/${folder}`, folders),
    );
    return { diagnostics };
  }
  const name = rest[0] as string;
  const dot = name.lastIndexOf('.');
  const [slug, ending] = dot < 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot + 1)];
  const [collection, { format, single }] = here;
  if (ending !== format) {
    const right = `${slug}.${format}`;
    const rule = `The records of content/${folder} are .${format} files`;
    if (isTaken(right))
      add(
        `${rule}, and there is a ${right} already.`,
        `Delete ${name}, or write it under another name.`,
      );
    else add(`${rule}.`, `Write the record as ${right}.`, right);
    return { diagnostics };
  }
  if (translationOf(file)) {
    const rule =
      'This name is that of words in another language, which are no record of their own.';
    add(rule, 'Give the record a name without a dot.', `${slug.split('.')[0]}.${format}`);
    return { diagnostics };
  }
  if (!SLUG.test(slug)) {
    const rule = 'The name of the file is not made of small letters, digits and hyphens.';
    add(rule, 'Rename the file.', `${slugOf(slug) || 'name'}.${format}`);
  }
  const longer = `${slug}-1.${format}`;
  if (DEVICE_NAME.test(slug)) {
    const rule = `Windows cannot keep a file of the name ${name}.`;
    add(rule, 'Add a word to the name.', longer);
  } else if (format === 'json' && CONFIGURATIONS.has(slug)) {
    const rule = `Tools read ${name} as their configuration.`;
    add(rule, 'Add a word to the name.', longer);
  }
  if (single && single !== slug) {
    const rule = `content/${folder} has no place for a record of this name.`;
    add(rule, `It holds ${single} and nothing else.`, nearest(slug, [single]));
    return { diagnostics };
  }
  return { placed: { slug, collection }, diagnostics };
}

/** Reports each required record that is missing. */
export function missingSingles(files: ReadonlySet<string>): Diagnostic[] {
  return namedCollections.flatMap(([, { single, folder, format, label }]) => {
    const file = `content/${folder}/${single}.${format}`;
    if (!single || files.has(file)) return [];
    const fix = 'Restore the file; the site cannot be built without it.';
    return errorAt(file, WHOLE_FILE, { rule: `The record “${label}” is missing.`, fix });
  });
}
