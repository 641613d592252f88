/** The browser's own bars take the paper's colour (tokens.css, --color-paper). */
export const THEME_COLOR = '#faf8f3';

/** The two faces of the first screen: headline and text (components/ui/fonts.css). */
export const PRELOADED_FONTS = ['/fonts/newsreader-display.woff2', '/fonts/hanken-grotesk.woff2'];
