import type { Brand } from '../../content/schema/brand.ts';

export const WEB_MANIFEST = 'site.webmanifest';

/** Sides of the icons in pixels. */
const ICONS = [192, 512];

/** What a browser is told of the site as an application (Web Application Manifest): its name, colours and icons. */
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
