import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ORDERS } from '../../../renderer/pictures/pictureHost.ts';
import { type Order, PICTURES } from '../../../renderer/pictures/variants.ts';
import { encodePictures } from './encode.ts';
import { publishFiles } from './publishFiles.ts';

const CACHE = '.cache/pictures';

/**
 * Encodes the pictures that the pages show, once each, and publishes the files that the site needs as
 * they are. Originals that nothing names are left out: those of encoded pictures, and those that only
 * unpublished records show.
 * @param root folder of the built site, with all its texts
 * @param shown originals that the pages name, by their addresses
 * @returns one line about what was done
 */
export async function finishPictures(root: string, shown: Iterable<string>): Promise<string> {
  const start = performance.now();
  const orders: Order[] = JSON.parse(readFileSync(ORDERS, 'utf8'));
  const files = orders.reduce((sum, { variants }) => sum + variants.length, 0);
  const encoded = await encodePictures(orders, { cache: CACHE, out: join(root, PICTURES) });
  const left = publishFiles(root, process.cwd(), shown);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  return `${orders.length} pictures in ${files} files (${encoded} encoded anew in ${seconds} s); ${left.length} originals left out.`;
}
