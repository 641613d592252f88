/** The browser's own bars take the paper's colour (tokens.css, --color-paper). */
export const THEME_COLOR = '#faf8f3';

/** The headline's face (components/ui/fonts.css); the others are asked for after the first paint. */
export const PRELOADED_FONTS = ['/fonts/newsreader-display.woff2'];
