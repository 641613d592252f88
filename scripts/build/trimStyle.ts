import { Features, transform } from 'lightningcss';
import { remember } from './remember.ts';

const ENTITIES: readonly (readonly [entity: string, character: string])[] = [
  ['&gt;', '>'],
  ['&lt;', '<'],
  ['&quot;', '"'],
  ['&#x27;', "'"],
  ['&amp;', '&'],
];

const decode = (html: string) =>
  ENTITIES.reduce((text, [entity, character]) => text.replaceAll(entity, character), html);

/** Every word in a script that could be a class. */
export const wordsOf = (script: string): Set<string> => new Set(script.split(/[\s"'`\\${}]+/));

/** The classes of a page, and the words of what its islands are told. */
export const pageWords = (html: string): Set<string> =>
  wordsOf(decode([...new Set(html.match(/ (?:class|props)="[^"]*"/g))].join(' ')));

const QUOTED = /["'`]/;

const version = (major: number, minor = 0) => (major << 16) | (minor << 8);

/**
 * What Tailwind writes for. Without it shorthands come out that no browser reads yet:
 * `animation: away view()`.
 */
const BROWSERS = {
  targets: {
    chrome: version(111),
    firefox: version(128),
    ios_saf: version(16, 4),
    safari: version(16, 4),
  },
  exclude: Features.LogicalProperties | Features.DirSelector | Features.LightDark,
};

const minify = (css: string, unusedSymbols: string[]): string =>
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    ...BROWSERS,
    unusedSymbols,
  }).code.toString();

function classesOf(css: string): readonly string[] {
  const classes = new Set<string>();
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    visitor: {
      Selector(selector) {
        for (const part of selector) if (part.type === 'class') classes.add(part.name);
        return selector;
      },
    },
  });
  return [...classes];
}

/** Custom properties that no declaration reads. */
const unread = (css: string): string[] => {
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  return [...new Set(css.match(/--[\w-]+/g))].filter((name) => !read.has(name));
};

/** A stylesheet, and what was made of it already: a list of a thousand pages has two or three kinds of them. */
const sheet = remember((css: string) => ({
  // A class with quotation marks in it is never one word.
  classes: classesOf(css).filter((name) => !QUOTED.test(name)),
  trimmed: new Map<string, string>(),
}));

/**
 * The part of a stylesheet that one page can show, now or once its islands are awake.
 * @param css the stylesheet of all pages
 * @param isWord whether a word stands in the page (`pageWords`) or in the scripts of its islands
 * (`wordsOf`); a class that stands in neither marks nothing, nor does a custom property that nobody
 * reads
 */
export function trimStyle(css: string, isWord: (name: string) => boolean): string {
  const { classes, trimmed } = sheet(css);
  const unused = classes.filter((name) => !isWord(name));
  const key = unused.join(' ');
  const before = trimmed.get(key);
  if (before !== undefined) return before;
  const shown = minify(css, unused);
  const style = minify(
    shown,
    unread(shown).filter((name) => !isWord(name)),
  );
  trimmed.set(key, style);
  return style;
}
