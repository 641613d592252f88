import { copyFileSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBeside, listPublic, picturesIn } from '../../../content/load/source/publicFiles.ts';

/** Texts of the build that name pictures, but for the pages: those are told of as they are made. */
const TEXTS = '**/*.{xml,json,txt,css,js,ics}';

/** A picture's address, wherever it stands in a text: bare, quoted, or at the end of a whole URL. */
const ADDRESS = /\/images\/[^\s"'()<>\\,;?#&]+/g;

/** The original pictures that a text names, by their addresses. */
export const originalsIn = (text: string): readonly string[] => text.match(ADDRESS) ?? [];

/** What `vite build` leaves in the site's folder: the bundles, and its plugin's word of them. */
const BUNDLES = new Set(['assets', 'vite-plugin-ssr.json']);

/**
 * Takes everything out of the site's folder but the bundles, so that nothing is delivered that this
 * build has not put there.
 * @param root folder of the built site
 */
export function startFresh(root: string): void {
  for (const name of readdirSync(root)) {
    if (!BUNDLES.has(name)) rmSync(join(root, name), { recursive: true });
  }
}

/**
 * Puts into the site what public/ gives to visitors: fonts, icons, and of the pictures those that a page
 * or another text of the build names. Nothing else ever gets there, because Vite copies nothing; and a
 * name that only a file of public/ holds is not followed.
 * @param root folder of the built site, with all its texts
 * @param project top of the project, whose content has been checked
 * @param shown addresses of the originals that the pages name
 * @returns the addresses of the pictures that are left out
 */
export function publishFiles(root: string, project: string, shown: Iterable<string>): string[] {
  const named = new Set(shown);
  for (const file of globSync(TEXTS, { cwd: root })) {
    for (const address of originalsIn(readFileSync(join(root, file), 'utf8'))) named.add(address);
  }
  const listed = listPublic(project);
  const pictures = [...picturesIn(listed).keys()];
  for (const address of [...filesBeside(listed), ...pictures.filter((one) => named.has(one))]) {
    const to = join(root, address);
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(join(project, 'public', address), to);
  }
  return pictures.filter((one) => !named.has(one));
}
