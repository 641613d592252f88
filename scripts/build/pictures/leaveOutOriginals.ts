import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const TEXTS = '**/*.{html,xml,json,webmanifest,txt,css,js,ics,svg}';

/**
 * Takes original pictures out of the built site, but for those that something there still names.
 * @param root folder of the built site
 * @param originals addresses, `/images/…`
 * @returns the addresses that were taken out
 */
export function leaveOutOriginals(root: string, originals: Iterable<string>): string[] {
  const texts = globSync(TEXTS, { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );
  const unnamed = [...new Set(originals)].filter(
    (original) => !texts.some((text) => text.includes(original)),
  );
  for (const original of unnamed) rmSync(join(root, original), { force: true });
  return unnamed;
}
