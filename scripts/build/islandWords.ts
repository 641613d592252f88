import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../../renderer/manifest.ts';
import { remember } from './remember.ts';
import { wordsOf } from './trimStyle.ts';
import { filesFrom } from './unusedScripts.ts';

/** React's own script names every element that there is, and makes none by itself. */
const REACT = 'https://react.dev/errors/';

const ISLAND = /<nikash-island [^>]*? src="\/([^" ]+)/g;

/**
 * Words in the scripts of a page's islands, and of whatever those import, now or later: elements and
 * classes that the page may come to show.
 * @param root folder of the built site
 */
export function islandWords(manifest: Manifest, root: string) {
  const wordsIn = remember((file: string) => {
    const script = readFileSync(join(root, file), 'utf8');
    return wordsOf(script.includes(REACT) ? '' : script);
  });
  const wordsOfEntries = remember((entries: string): ReadonlySet<string> => {
    const files = filesFrom(manifest, (_, { file }) => entries.split(' ').includes(file));
    return new Set([...files].flatMap((file) => [...wordsIn(file)]));
  });
  return (html: string) =>
    wordsOfEntries([...new Set([...html.matchAll(ISLAND)].map(([, file]) => file))].join(' '));
}
