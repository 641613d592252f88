import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Brand } from '../../content/schema/brand.ts';
import { BRAND, brandTokens } from './brandTokens.ts';

export const WEB_MANIFEST = 'site.webmanifest';

/** Sides of the icons in pixels. */
const ICONS = [192, 512];

/** The site as an application (Web Application Manifest): its name, colours and icons. */
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

const brandNow = (): Brand => JSON.parse(readFileSync(BRAND, 'utf8'));

/**
 * Puts the brand's typefaces and colours into the pages' style, as the tokens that Tailwind names its utilities by, and serves in
 * development what the build writes of the brand.
 */
export function brandFiles(): Plugin {
  return {
    name: 'brand-files',
    // Tailwind has to see them.
    enforce: 'pre',
    transform(code, id) {
      if (!STYLE.test(id.split('?')[0] ?? '')) return undefined;
      this.addWatchFile(resolve(BRAND));
      // All of them: the mark may name any.
      return `${code}\n@theme static { ${brandTokens('.')} }\n`;
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${WEB_MANIFEST}`, (_request, response) => {
        response.setHeader('Content-Type', 'application/manifest+json');
        response.end(webManifest(brandNow()));
      });
    },
  };
}
