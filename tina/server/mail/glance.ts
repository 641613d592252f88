import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ContentReview, RecordReview } from '../../../content/compare/contentReview.ts';
import { picture } from '../../../content/compare/picture.ts';
import type { State } from '../../../content/compare/state.ts';
import { fieldsIn, valueAt } from '../../../content/load/read/schemaWalk.ts';
import { pagePaths } from '../../../content/load/rules/pages.ts';
import { collections } from '../../../content/schema/collections.ts';
import type { Page } from '../../../content/schema/pages.ts';
import { pairOf } from '../../shared/Snapshot.ts';
import type { Service } from '../Service.ts';
import type { Drawn, PictureOrder } from './drawPicture.ts';
import type { Glance } from './mailer.ts';

/** How many records are named. */
const NAMED = 3;

/** The names of the first records that a proposal changes, and its picture. @param sums how much it changes, in words */
export function glanceOf(review: ContentReview, head: State, sums: string) {
  const { records } = review;
  const names = records.slice(0, NAMED).map(({ name }) => name);
  const more = records.length > NAMED ? ` and ${records.length - NAMED} more` : '';
  const words = [names.join(', ') + more, sums].filter(Boolean).join(': ');
  return { words, picture: pictureOf(review, head) };
}

/** A path of a picture, in no other folder. A record that is not checked yet may have any. */
const IN_IMAGES = /^\/images\/(?!.*\.\.)/;

/**
 * The picture that shows best what a proposal is about: one that it changes; else that of the first record; else that
 * of shared links to the first page that it changes.
 * @returns what is drawn, and its description; undefined if there is no such picture
 */
function pictureOf(
  { records }: ContentReview,
  { folder, records: readings, inspection }: State,
): { readonly order: PictureOrder; readonly alt: string } | undefined {
  const picturesOf = ({ file, name }: RecordReview) => {
    const { collection, data } = readings.get(file) ?? {};
    if (!collection) return [];
    return fieldsIn(collections[collection].schema, data)
      .filter(({ meta, value }) => meta.widget === 'image' && IN_IMAGES.test(String(value)))
      .map(({ value, path }) => ({
        path: String(value),
        alt: String(valueAt(data, [...path.slice(0, -1), 'alt']) || `A picture of ${name}`),
      }));
  };
  const changed = new Set(
    records.flatMap(({ fields }) =>
      fields.map(({ shown }) => shown.as === 'pictures' && shown.after?.path),
    ),
  );
  const isPage = ({ file }: RecordReview) => readings.get(file)?.collection === 'pages';
  const own =
    records.flatMap(picturesOf).find(({ path }) => changed.has(path)) ??
    records.slice(0, 1).flatMap((one) => (isPage(one) ? [] : picturesOf(one)))[0];
  const file = own && picture(folder, own.path).file;
  if (file) return { order: { file }, alt: own.alt };
  const path = records.flatMap(({ routes }) => routes)[0] ?? '';
  const seo = pagePaths(inspection.readings).get(path)?.data?.seo as Page['seo'] | undefined;
  if (!seo?.title || !seo.description) return undefined;
  return {
    order: { page: { path, seo } },
    alt: `What a shared link to ${path} shows: ${seo.title}`,
  };
}

const DRAW = join(import.meta.dirname, 'drawPicture.ts');

/** How long a picture may take, in milliseconds. */
const PATIENCE_MS = 20_000;

/**
 * Looks at a proposal for a mail.
 * @returns undefined if its content is not here any more; without a picture if it has none that can be shown
 * @throws what fails while the records are read
 */
export async function glanceAt(
  { repository, pages, snapshots }: Pick<Service, 'repository' | 'pages' | 'snapshots'>,
  id: string,
): Promise<Glance | undefined> {
  const proposal = await repository.proposal(id);
  if (!proposal) return undefined;
  const isOver = proposal.state === 'merged';
  const pair = pairOf(await repository.revisions(id));
  const [before, after] = ['before', 'after'].map((side) => join(snapshots.folderOf(pair), side));
  const folder = isOver ? after : await repository.worktree(id);
  if (!folder || !existsSync(folder)) return undefined;
  const files = await repository.changes(id);
  const { words, picture } = await pages.glance({ folder, files, ...(isOver && { before }) });
  if (!picture) return { words };
  try {
    const order = JSON.stringify(picture.order);
    const run = promisify(execFile)(process.execPath, ['--no-warnings', DRAW, order], {
      ...{ env: {}, timeout: PATIENCE_MS, killSignal: 'SIGKILL', maxBuffer: 1024 ** 2 },
    });
    const { base64, ...drawn }: Drawn = JSON.parse((await run).stdout);
    return { words, picture: { ...drawn, bytes: Buffer.from(base64, 'base64'), alt: picture.alt } };
  } catch {
    // A mail without a picture says the same.
    return { words };
  }
}
