import type { MediaUploadOptions, TinaCMS } from 'tinacms';
import { slug } from '../../content/load/slug.ts';

/** The endings that the content check takes for a picture. */
export const PICTURES = ['webp', 'png', 'jpg', 'jpeg', 'avif', 'svg'] as const;

/** The most that a picture may have. */
export const MEGABYTES = 5;
const UNTIL_CLOSED = 0;

/**
 * Tina: takes any size, replaces a file of the same name without a word, and on this machine answers
 * before the file is written to its end.
 * Here: pictures go up under names that an address can hold, never in place of another, and not at a
 * size that would slow down the site; what is refused is told, and nothing is written.
 * Upstream: tinacms/tinacms#6997 (same name), #6359 (names); none found for the early answer. Written
 * for tinacms 3.14.1 and @tinacms/cli 3.1.0.
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
    const uploaded = await persist(renamed);
    await Promise.all(uploaded.map(({ src }, i) => isWritten(src, renamed[i]?.file.size)));
    return uploaded;
  };
}

/** Waits for the end of the file: half of a picture would be shown. */
async function isWritten(src: string | undefined, size: number | undefined): Promise<void> {
  for (let tries = 0; src?.startsWith('/') && tries < 50; tries++) {
    const response = await fetch(src, { cache: 'no-store' });
    if ((await response.blob()).size === size) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function fault({ name, size }: File): string | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (!PICTURES.some((known) => known === ending)) {
    return `“${name}” is not a picture of a kind that the site shows. Export it as ${PICTURES.join(', ')}.`;
  }
  const megabytes = size / 1024 ** 2;
  return megabytes > MEGABYTES
    ? `“${name}” has ${megabytes.toFixed(1)} MB; a picture may have ${MEGABYTES}. Export it smaller: 2000 px are wide enough.`
    : undefined;
}

async function freelyNamed(
  { directory, file }: MediaUploadOptions,
  media: TinaCMS['media'],
): Promise<MediaUploadOptions> {
  const dot = file.name.lastIndexOf('.');
  const base = slug(file.name.slice(0, dot)) || 'picture';
  const ending = file.name.slice(dot).toLowerCase();
  const { items } = await media.list({ directory, limit: 10_000, thumbnailSizes: [] });
  const taken = new Set(items.map(({ filename }) => filename));
  let name = `${base}${ending}`;
  for (let count = 2; taken.has(name); count++) name = `${base}-${count}${ending}`;
  return { directory, file: new File([file], name, { type: file.type }) };
}
