// The pictures of the site, for the page and the window of pictures.
import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type Fields, fieldsIn, valueAt } from '../../content/load/read/schemaWalk.ts';
import { type Collection, collections, recordTitle } from '../../content/schema/collections.ts';
import type { PictureList, SitePicture } from '../shared/answers.ts';
import { contains } from '../shared/searchWords.ts';
import { type StoredRecord, storedRecords } from '../shared/storedRecords.ts';
import { isPicturePath } from './pictureFiles.ts';

/** A picture in a record, and the words next to it, such as what it shows. */
interface Shown {
  readonly src: string;
  readonly words: string;
}

/** Once for each state of a record. */
const known = new WeakMap<Fields, readonly Shown[]>();

function picturesIn({ collection, fields }: StoredRecord): readonly Shown[] {
  const before = known.get(fields);
  if (before) return before;
  const found = fieldsIn(collections[collection].schema, fields).flatMap(
    ({ value, meta, path }): Shown[] => {
      if (meta.widget !== 'image' || typeof value !== 'string') return [];
      const beside = Object.values(valueAt(fields, path.slice(0, -1)) ?? {});
      return [{ src: value, words: beside.filter((one) => typeof one === 'string').join(' ') }];
    },
  );
  known.set(fields, found);
  return found;
}

function nameOf({ collection, fields, file }: StoredRecord): string {
  const { label, single }: Collection = collections[collection];
  const slug = file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
  return single ? label : `${label}: ${recordTitle({ collection, data: fields, slug })}`;
}

interface Query {
  readonly words?: string;
  /** One below that of all pictures. */
  readonly folder?: string;
  /** `yes` or `no`: whether a record shows it. */
  readonly used?: string;
  readonly count?: string;
}

const COUNT = 60;

/**
 * Pictures of a checkout, the newest first, that have all words of a query in their names, next to them in records, or
 * in the names of these.
 */
export async function listPictures(root: string, query: Query): Promise<PictureList> {
  const { words = '', folder = '', used = '', count } = query;
  const by = new Map<string, { file: string; name: string; words: string }[]>();
  for (const record of storedRecords(root))
    for (const { src, words } of picturesIn(record)) {
      const places = by.get(src) ?? [];
      by.set(src, [...places, { file: record.file, name: nameOf(record), words }]);
    }
  const images = join(root, 'public/images');
  const entries = await readdir(images, { recursive: true, withFileTypes: true }).catch(() => []);
  const pathOf = ({ parentPath, name }: (typeof entries)[number]) =>
    relative(images, join(parentPath, name)).replaceAll('\\', '/');
  const files = entries.filter((entry) => entry.isFile()).map(pathOf);
  const found = files.filter((path) => {
    const places = by.get(`/images/${path}`) ?? [];
    const said = places.map((place) => `${place.name} ${place.words}`).join(' ');
    const isIn = folder === '' || path.startsWith(`${folder}/`);
    const isUsed = used === '' || (used === 'yes') === places.length > 0;
    return isPicturePath(path) && isIn && isUsed && contains(`${path} ${said}`, words);
  });
  const dated = await Promise.all(
    found.map(async (path) => {
      // It may be deleted in the meantime.
      const { mtimeMs = 0 } = (await stat(join(images, path)).catch(() => undefined)) ?? {};
      return { path, minute: Math.floor(mtimeMs / 60_000) };
    }),
  );
  const pictures = dated
    .toSorted((a, b) => b.minute - a.minute || a.path.localeCompare(b.path))
    .slice(0, Number(count) || COUNT)
    .map(({ path }): SitePicture => {
      const src = `/images/${path}`;
      return { src, shownBy: (by.get(src) ?? []).map(({ file, name }) => ({ file, name })) };
    });
  const folders = entries.filter((entry) => entry.isDirectory()).map(pathOf);
  return { pictures, count: found.length, folders: folders.toSorted() };
}
