import { PurgeCSS } from 'purgecss';

/** What decides about a page's style: the names of its elements and attributes, and the classes. */
const TAGS = /<[a-z][\w-]*|(?<= class=")[^"]*|(?<= )[a-z][\w-]*(?==")/g;

const words = (text: string): string[] => text.match(/[^\s"'`<>=;{}\\]+/g) ?? [];

const namesIn = (css: string, pattern: RegExp) =>
  Array.from(css.matchAll(pattern), ([, name = '']) => name);

/** A nested rule, of which PurgeCSS would take what begins with a pseudo-class: `&:hover`. */
const NESTED = /[{};]\s*&/;

/** The elements of a page, their attributes and their classes, each once. */
export const tagsIn = (html: string): string => [...new Set(html.match(TAGS))].join(' ');

/** Attributes that browsers set by themselves, or that a page's language, theme or state may have. */
const EVERYWHERE = new Set(['hidden', 'open', 'inert', 'type', 'data-theme']);

/** An attribute as scripts call it: `data-slide-time` as `slideTime` of a data set. */
const inDataSet = (attribute: string) =>
  attribute
    .replace(/^data-/, '')
    .replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/**
 * The part of a stylesheet that a page can show: 3 to 7 KB less of every page than the sheet of
 * all pages, which would take /about past the first 14 KB of a connection.
 * @param css the style sheets of the page
 * @param content the page's tags and ids, and its scripts with those of its islands, which may show what is
 * not there yet
 * @throws where rules are nested: the bundler is to write them out
 */
export async function trimStyle(css: string, content: string): Promise<string> {
  if (NESTED.test(css))
    throw new Error('A style sheet is nested: see cssTarget in vite.config.ts.');
  const named = new Set(words(content));
  const isNamed = (name: string) => named.has(name) || content.includes(inDataSet(name));
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: content, extension: 'txt' }],
    css: [{ raw: css }],
    defaultExtractor: words,
    keyframes: true,
    variables: true,
    safelist: {
      standard: namesIn(css, /#([a-z][\w-]*)/g).filter((id) => named.has(id)),
      variables: [...named].filter((word) => word.startsWith('--')),
    },
    // Scripts and browsers set them as they go.
    dynamicAttributes: namesIn(css, /\[([\w-]+)/g).filter(
      (name) => EVERYWHERE.has(name) || isNamed(name),
    ),
  });
  return purged?.css ?? '';
}
