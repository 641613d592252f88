import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Texts that name pictures, but for the pages: those are told of as they are made. */
const TEXTS = '**/*.{xml,json,webmanifest,txt,css,js,ics,svg}';

/** A picture's address, wherever it stands in a text: bare, quoted, or at the end of a whole URL. */
const ADDRESS = /\/images\/[^\s"'()<>\\,;?#&]+/g;

/** The original pictures that a text names, by their addresses. */
export const originalsIn = (text: string): readonly string[] => text.match(ADDRESS) ?? [];

/**
 * Takes original pictures out of the built site, but for those that something there still names.
 * @param root folder of the built site
 * @param originals addresses, `/images/…`
 * @param shown those that the pages name
 * @returns the addresses that were taken out
 */
export function leaveOutOriginals(
  root: string,
  originals: Iterable<string>,
  shown: Iterable<string>,
): string[] {
  const named = new Set(shown);
  for (const file of globSync(TEXTS, { cwd: root })) {
    for (const address of originalsIn(readFileSync(join(root, file), 'utf8'))) named.add(address);
  }
  const unnamed = [...new Set(originals)].filter((original) => !named.has(original));
  for (const original of unnamed) rmSync(join(root, original), { force: true });
  return unnamed;
}
