import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Plugin, transformWithEsbuild } from 'vite';
import type { Brand } from '../../content/schema/brand.ts';
import { fontFallbacks } from '../fonts/fallbacks.ts';
import { fontFaces } from '../fonts/fontFaces.ts';
import { languageStyles } from '../fonts/languageStyles.ts';
import { BRAND, brandTokens } from './brandTokens.ts';

export const WEB_MANIFEST = 'site.webmanifest';

/** Sides of the icons in pixels. */
const ICONS = [192, 512];

/** The web app manifest of the site: its name, colours and icons. */
export const webManifest = ({ name, colours }: Brand): string =>
  JSON.stringify({
    name,
    short_name: name,
    start_url: '/',
    display: 'browser',
    background_color: colours.paper,
    theme_color: colours.paper,
    icons: ICONS.map((side) => ({
      src: `/icon-${side}.png`,
      sizes: `${side}x${side}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  });

const STYLE = /\/components\/ui\/styles\.css$/;

/** A module with the rules of the fonts, and a style with those that load the brand's. */
const FONTS = 'virtual:fonts';
const FONT_FACES = `${FONTS}.css`;

const minified = async (css: string) =>
  (await transformWithEsbuild(css, FONT_FACES, { loader: 'css', minify: true })).code.trim();

async function fontsModule(): Promise<string> {
  const styles = Object.entries(await languageStyles('.'));
  const languages = styles.map(async ([prefix, css]) => [prefix, await minified(css)]);
  return [
    `export const fontFaces = ${JSON.stringify(await minified(await fontFaces('.')))};`,
    `export const languageStyles = ${JSON.stringify(Object.fromEntries(await Promise.all(languages)))};`,
  ].join('\n');
}

const brandNow = (): Brand => JSON.parse(readFileSync(BRAND, 'utf8'));

/**
 * Puts the brand's typefaces and colours into the pages' style, as the tokens that Tailwind names its utilities by,
 * makes the styles of its fonts from their files, and serves in development what the build writes of the brand.
 */
export function brandFiles(): Plugin {
  return {
    name: 'brand-files',
    // Before Tailwind, which must read them.
    enforce: 'pre',
    resolveId: (id) => ([FONTS, FONT_FACES].includes(id) ? id : undefined),
    load(id) {
      if (id === FONTS) return fontsModule();
      return id === FONT_FACES ? fontFaces('.') : undefined;
    },
    async transform(code, id) {
      if (!STYLE.test(id.split('?')[0] ?? '')) return undefined;
      this.addWatchFile(resolve(BRAND));
      // All of them: the mark may name any.
      return `${code}\n@theme static { ${brandTokens('.')} }\n${await fontFallbacks('.')}`;
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${WEB_MANIFEST}`, (_request, response) => {
        response.setHeader('Content-Type', 'application/manifest+json');
        response.end(webManifest(brandNow()));
      });
    },
  };
}
