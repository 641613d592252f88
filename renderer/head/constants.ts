/** The browser's own bars take the paper's colour (tokens.css, --color-paper). */
export const THEME_COLOR = '#faf8f3';
