import { Features, type SelectorComponent, transform, type Visitor } from 'lightningcss';
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

/** How an element's name is told from a class. */
const element = (name: string) => `<${name}`;

/** Elements that a script makes, as bundles of React's components write it. */
const MADE = /(?:jsxs?\)?\(|createElement\(|as:)"([a-z]\w*)"/g;

/** Every word in a script that could be a class, and the elements that it makes. */
export const wordsOf = (script: string): Set<string> =>
  new Set([
    ...script.split(/[\s"'`\\${}]+/),
    ...Array.from(script.matchAll(MADE), ([, name = '']) => element(name)),
  ]);

/** The elements and classes of a page, and the words of what its islands are told. */
export const pageWords = (html: string): Set<string> =>
  new Set([
    ...wordsOf(decode([...new Set(html.match(/ (?:class|props)="[^"]*"/g))].join(' '))),
    ...Array.from(html.matchAll(/<([a-z][\w-]*)/g), ([, name = '']) => element(name)),
  ]);

/** A name with quotation marks in it is never one word, and every page has these elements. */
const ALWAYS = /["'`]|^<(html|head|body)$/;

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
  exclude:
    Features.LogicalProperties |
    Features.DirSelector |
    Features.LightDark |
    Features.FontFamilySystemUi |
    // They are there already, and each pass would write them once more.
    Features.VendorPrefixes,
};

const minify = (
  css: string,
  unusedSymbols: string[],
  visitor: Visitor<Record<string, never>> = {},
): string =>
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    ...BROWSERS,
    unusedSymbols,
    visitor,
  }).code.toString();

/** Tailwind asks what every browser that it writes for can do. */
const CAN_MIX = /@supports \(color:color-mix\(in lab,red,red\)\)\{((?:[^{}]*\{[^{}]*\})*)\}/g;

/** Parts that only a field of a form has. */
const OF_A_FIELD =
  /^(-webkit-(calendar|date|inner-spin|outer-spin|search)|file-selector|placeholder)/;

/** The element or class without which a part of a selector marks nothing. */
function needed(part: SelectorComponent): string | undefined {
  if (part.type === 'type') return element(part.name);
  if (part.type === 'class') return part.name;
  if (part.type !== 'pseudo-element') return;
  return OF_A_FIELD.test(part.kind === 'custom' ? part.name : part.kind)
    ? element('input')
    : undefined;
}

/** Leaves out rules that mark nothing, and what Tailwind writes for browsers older than its own. */
const withoutUnused = (unused: ReadonlySet<string>): Visitor<Record<string, never>> => ({
  Rule: {
    style: ({ value: { selectors } }) =>
      selectors.every((parts) => parts.some((part) => unused.has(needed(part) ?? '')))
        ? []
        : undefined,
    'layer-block': ({ value }) => (value.name?.join() === 'properties' ? [] : undefined),
  },
});

/** The elements and classes that a stylesheet asks for. */
function namesOf(css: string): readonly string[] {
  const names = new Set<string>();
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    visitor: {
      Selector(selector) {
        for (const part of selector) names.add(needed(part) ?? '');
        return selector;
      },
    },
  });
  names.delete('');
  return [...names];
}

/** Custom properties that no declaration reads. */
const unread = (css: string): string[] => {
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  return [...new Set(css.match(/--[\w-]+/g))].filter((name) => !read.has(name));
};

/** A stylesheet, and what was made of it already: a list of a thousand pages has two or three kinds of them. */
const sheet = remember((css: string) => ({
  names: namesOf(css).filter((name) => !ALWAYS.test(name)),
  trimmed: new Map<string, string>(),
}));

/**
 * The part of a stylesheet that one page can show, now or once its islands are awake.
 * @param css the stylesheet of all pages
 * @param isWord whether a word stands in the page (`pageWords`) or in the scripts of its islands
 * (`wordsOf`); an element or a class that stands in neither marks nothing, nor does a custom property
 * that nobody reads
 */
export function trimStyle(css: string, isWord: (name: string) => boolean): string {
  const { names, trimmed } = sheet(css);
  const unused = names.filter((name) => !isWord(name));
  const key = unused.join(' ');
  const before = trimmed.get(key);
  if (before !== undefined) return before;
  const shown = minify(css.replace(CAN_MIX, '$1'), unused, withoutUnused(new Set(unused)));
  const style = minify(
    shown,
    unread(shown).filter((name) => !isWord(name)),
  );
  trimmed.set(key, style);
  return style;
}
