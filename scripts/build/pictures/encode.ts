import { copyFileSync, mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { ENCODINGS, type Order, type Variant } from '../../../renderer/pictures/variants.ts';
import { keep } from '../keep.ts';

interface Folders {
  /** Where encoded files stay from build to build. */
  cache: string;
  /** Where the site wants them. */
  out: string;
}

/**
 * Puts every ordered picture file into the site. A name says all that its file depends on, so what
 * the cache holds is never encoded again.
 * @returns how many files were encoded anew
 */
export async function encodePictures(orders: readonly Order[], folders: Folders): Promise<number> {
  for (const folder of Object.values(folders)) mkdirSync(folder, { recursive: true });
  // One file a thread: a picture in many small files leaves nothing to share between threads.
  sharp.concurrency(1);
  const queue = orders.flatMap((order) => order.variants.map((variant) => ({ order, variant })));
  let encoded = 0;
  const worker = async () => {
    for (let job = queue.pop(); job; job = queue.pop()) {
      const cached = join(folders.cache, job.variant.name);
      if (await keep(cached, (to) => encode(job.order, job.variant, to))) encoded += 1;
      copyFileSync(cached, join(folders.out, job.variant.name));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return encoded;
}

const encode = ({ file, crop }: Order, { width, format }: Variant, to: string) =>
  sharp(file)
    .autoOrient()
    .extract(crop)
    .resize({ width })
    .toFormat(format, ENCODINGS[format])
    .toFile(to);
