import { PurgeCSS } from 'purgecss';

/** What decides about a page's style: the names of its elements, and their classes. Few rules go by ids. */
const TAGS = /<[a-z][\w-]*|(?<= class=")[^"]*/g;

const words = (text: string): string[] => text.match(/[^\s"'`<>=;{}\\]+/g) ?? [];

const namesIn = (css: string, pattern: RegExp) =>
  Array.from(css.matchAll(pattern), ([, name = '']) => name);

/** A nested rule, of which PurgeCSS would take what begins with a pseudo-class: `&:hover`. */
const NESTED = /[{};]\s*&/;

/** The elements of a page and their classes, each once. */
export const tagsIn = (html: string): string => [...new Set(html.match(TAGS))].join(' ');

/**
 * The part of a stylesheet that a page can show: 3 to 7 KB less of every page than the sheet of
 * all pages, which would take /about past the first 14 KB of a connection.
 * @param css the style sheets of the page
 * @param content the page's tags, and the scripts of its islands, which may show what is not there yet
 * @throws where rules are nested: the bundler is to write them out
 */
export async function trimStyle(css: string, content: string): Promise<string> {
  if (NESTED.test(css))
    throw new Error('A style sheet is nested: see cssTarget in vite.config.ts.');
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: content, extension: 'txt' }],
    css: [{ raw: css }],
    defaultExtractor: words,
    keyframes: true,
    variables: true,
    safelist: {
      standard: namesIn(css, /#([a-z][\w-]*)/g),
      variables: words(content).filter((word) => word.startsWith('--')),
    },
    // Scripts and browsers set them as they go.
    dynamicAttributes: namesIn(css, /\[([\w-]+)/g),
  });
  return purged?.css ?? '';
}
