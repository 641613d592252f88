import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MinifyOptions, minify_sync } from 'terser';
import type { Manifest } from '../../renderer/manifest.ts';
import { remember } from './remember.ts';

/** A page's style and its one script, as texts. */
export interface PageAssets {
  css: string;
  script: string;
}

/** How vite-plugin-ssr 0.4.142 names the entry that holds the style of a page's server module. */
const styleKey = (id: string) => `${id.slice(1)}.page.server.tsx?extractAssets&lang.tsx`;

/** Of what every visitor is sent with every page each byte counts; for all bundles it would take too long. */
const SMALL: MinifyOptions = {
  ecma: 2020,
  compress: { ecma: 2020, passes: 3, unsafe_arrows: true },
};

const SHARED = '/renderer/_default';
const SCRIPT = 'renderer/_default.page.client.ts';

/**
 * The style and the script that belong to a page, from the bundles.
 * @param root folder of the built site
 * @returns a function of the page's module (`RenderedPage.id`), which throws where the bundles do not
 * know that module
 */
export function pageAssets(manifest: Manifest, root: string): (id: string) => PageAssets {
  const read = remember((file: string) => readFileSync(join(root, file), 'utf8').trim());
  const chunk = (key: string) => {
    const found = manifest[key];
    if (!found) throw new Error(`The bundles of the last \`vite build\` hold no ${key}.`);
    return found;
  };
  const script = remember((file: string) => {
    // A module would wait for the whole document; a classic script runs at once. Its names stay its own.
    const { code = '' } = minify_sync(`(()=>{${read(file)}})()`, SMALL);
    return code.replace(/;$/, '');
  });
  const stylesOf = (id: string) => chunk(styleKey(id)).css ?? [];
  return remember((id) => ({
    css: [...stylesOf(id), ...stylesOf(SHARED)].map(read).join(''),
    script: script(chunk(SCRIPT).file),
  }));
}
