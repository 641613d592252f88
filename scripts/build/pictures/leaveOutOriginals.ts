import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const TEXTS = '**/*.{html,xml,json,webmanifest,txt,css,js,ics,svg}';

/** A picture's address, wherever it stands in a text: bare, quoted, or at the end of a whole URL. */
const ADDRESS = /\/images\/[^\s"'()<>\\,;?#&]+/g;

/**
 * Takes original pictures out of the built site, but for those that something there still names.
 * @param root folder of the built site
 * @param originals addresses, `/images/…`
 * @returns the addresses that were taken out
 */
export function leaveOutOriginals(root: string, originals: Iterable<string>): string[] {
  const named = new Set<string>();
  for (const file of globSync(TEXTS, { cwd: root })) {
    for (const [address] of readFileSync(join(root, file), 'utf8').matchAll(ADDRESS))
      named.add(address);
  }
  const unnamed = [...new Set(originals)].filter((original) => !named.has(original));
  for (const original of unnamed) rmSync(join(root, original), { force: true });
  return unnamed;
}
