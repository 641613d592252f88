import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { isAbsolute, join, matchesGlob, relative } from 'node:path';
import { loadEnv, type Plugin } from 'vite';

/** The files that the bundles of code and styles are made from, without packages: the lockfile names those. */
const SOURCES = [
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  '{components,pages,renderer}/**/*.*',
  'content/{brand,compare,forms,load,schema,site}/**/*.*',
  // The fallback of a language’s typeface is as wide as the words of its translations.
  'content/**/*.*.{json,mdx}',
  'public/fonts/*',
];

/**
 * What the bundles depend on, as a hash: the bundles of the same files and variables are the same.
 * @param root the top of the project
 */
export function bundleKey(root: string): string {
  const hash = createHash('sha256').update(process.version);
  hash.update(JSON.stringify(loadEnv('production', root, 'VITE_')));
  for (const file of globSync(SOURCES, { cwd: root }).sort())
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Stops a build that reads a module which `bundleKey` does not cover: its change would not reach the site. */
export function coveredSources(): Plugin {
  return {
    name: 'covered-sources',
    apply: 'build',
    buildEnd() {
      for (const id of this.getModuleIds()) {
        if (!isAbsolute(id) || id.includes('/node_modules/')) continue;
        const file = relative('.', id.replace(/\?.*/, ''));
        if (!SOURCES.some((pattern) => matchesGlob(file, pattern)))
          this.error(
            `${file} is in a bundle: add it to the sources in renderer/vite/bundleSources.ts.`,
          );
      }
    },
  };
}
