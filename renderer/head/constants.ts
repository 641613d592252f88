/** The browser's own bars take the paper's colour (tokens.css, --color-paper). */
export const THEME_COLOR = '#faf8f3';

/** The picture of a shared link, drawn by scripts/artwork. */
export const SHARE_IMAGE = {
  path: '/images/brand/share.png',
  width: 1200,
  height: 630,
  alt: 'Assay the idea, then trade it: a line of gold drawn over a dark stone.',
};

/** The two faces of the first screen: headline and text (components/ui/fonts.css). */
export const PRELOADED_FONTS = ['/fonts/newsreader-display.woff2', '/fonts/hanken-grotesk.woff2'];
