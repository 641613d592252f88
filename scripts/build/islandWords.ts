import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remember } from './remember.ts';
import { wordsOf } from './trimStyle.ts';
import { filesFrom, type Manifest } from './unusedScripts.ts';

const ISLAND = /<nikash-island [^>]*? src="\/([^"]+)"/g;

/**
 * Words in the scripts of a page's islands, and of whatever those import, now or later: classes that
 * the page may come to show.
 * @param root folder of the built site
 */
export function islandWords(manifest: Manifest, root: string) {
  const wordsIn = remember((file: string) => wordsOf(readFileSync(join(root, file), 'utf8')));
  const wordsOfEntries = remember((entries: string): ReadonlySet<string> => {
    const files = filesFrom(manifest, (_, { file }) => entries.split(' ').includes(file));
    return new Set([...files].flatMap((file) => [...wordsIn(file)]));
  });
  return (html: string) =>
    wordsOfEntries([...new Set([...html.matchAll(ISLAND)].map(([, file]) => file))].join(' '));
}
