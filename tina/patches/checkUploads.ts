import type { MediaUploadOptions, TinaCMS } from 'tinacms';
import { PICTURE_MEGABYTES } from '../../content/load/pictures/pictureLimits.ts';
import { slug } from '../../content/load/read/slug.ts';

/** The endings that the content check takes for a picture. */
export const PICTURES = ['webp', 'png', 'jpg', 'jpeg', 'avif', 'svg'] as const;

const UNTIL_CLOSED = 0;

/** Set where others upload too (tina/browser): the free name that a picture can have, by those of all. */
export const naming: { free?: (path: string) => Promise<string> } = {};

/**
 * Tina: takes any size, and replaces a file of the same name without a word.
 * Here: pictures go up under names that an address can hold, never in place of another, and not at a
 * size that would slow down the site; what is refused is told, and nothing is written. On this machine
 * the studio judges them once more, by their content (tina/media/takeUpload.ts).
 * Upstream: tinacms/tinacms#6997 (same name), #6359 (names). Written for tinacms 3.14.1.
 */
export function checkUploads({ media, alerts }: TinaCMS): void {
  const persist = media.persist.bind(media);
  media.persist = async (uploads) => {
    const wrong = uploads.flatMap(({ file }) => fault(file) ?? []);
    if (wrong.length > 0) {
      alerts.error(['Not uploaded.', ...wrong].join('\n'), UNTIL_CLOSED);
      return [];
    }
    const renamed: MediaUploadOptions[] = [];
    for (const upload of uploads) renamed.push(await freelyNamed(upload, media));
    return persist(renamed);
  };
}

function fault({ name, size }: File): string | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (!PICTURES.some((known) => known === ending)) {
    return `“${name}” is not a picture of a kind that the site shows. Export it as ${PICTURES.join(', ')}.`;
  }
  const megabytes = size / 1024 ** 2;
  return megabytes > PICTURE_MEGABYTES
    ? `“${name}” has ${megabytes.toFixed(1)} MB; a picture may have ${PICTURE_MEGABYTES}. Export it smaller: 2000 px are wide enough.`
    : undefined;
}

async function freelyNamed(
  { directory, file }: MediaUploadOptions,
  media: TinaCMS['media'],
): Promise<MediaUploadOptions> {
  const dot = file.name.lastIndexOf('.');
  const base = slug(file.name.slice(0, dot)) || 'picture';
  const ending = file.name.slice(dot).toLowerCase();
  if (naming.free) {
    const path = [...(directory ?? '').split('/').filter(Boolean), `${base}${ending}`].join('/');
    return { directory, file: new File([file], await naming.free(path), { type: file.type }) };
  }
  const { items } = await media.list({ directory, limit: 10_000, thumbnailSizes: [] });
  const taken = new Set(items.map(({ filename }) => filename));
  let name = `${base}${ending}`;
  for (let count = 2; taken.has(name); count++) name = `${base}-${count}${ending}`;
  return { directory, file: new File([file], name, { type: file.type }) };
}
