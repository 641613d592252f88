import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordsOf } from './trimStyle.ts';
import { filesFrom, type Manifest } from './unusedScripts.ts';

const ISLAND = /<nikash-island [^>]*? src="\/([^"]+)"/g;

/**
 * Words in the scripts of a page's islands, and of whatever those import, now or later: classes that
 * the page may come to show.
 * @param root folder of the built site
 */
export function islandWords(manifest: Manifest, root: string) {
  const read = new Map<string, ReadonlySet<string>>();
  const wordsIn = (file: string) => {
    const words = read.get(file) ?? wordsOf(readFileSync(join(root, file), 'utf8'));
    read.set(file, words);
    return words;
  };
  return (html: string): ReadonlySet<string> => {
    const entries = new Set([...html.matchAll(ISLAND)].map(([, file]) => file));
    const files = filesFrom(manifest, (_, { file }) => entries.has(file));
    return new Set([...files].flatMap((file) => [...wordsIn(file)]));
  };
}
