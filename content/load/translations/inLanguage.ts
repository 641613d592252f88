import { type CollectionName, collections, type Entry } from '../../schema/collections.ts';
import { type Language, pathIn } from '../../schema/languages.ts';
import type { Page } from '../../schema/pages.ts';
import { articlePath, articlesPage } from '../publish/articles.ts';
import type { Reading } from '../read/record.ts';
import { isFields, mapGroups, openField } from '../read/schemaWalk.ts';
import { parseBody, type RichText } from '../text/body.ts';
import { mergeTranslation } from './merge.ts';
import type { Translation } from './readTranslation.ts';
import { OF, WAS } from './translationSchema.ts';

export type Loaded = Pick<Reading, 'collection' | 'entry'>;

type Fields = Entry<Record<string, unknown>>;

/**
 * The records for the pages of another language: with the translated texts that exist, and with the language's
 * addresses. A page without a translation is not made in that language, because it would be a duplicate. Links to it
 * lead to the page in the site's own language, and name that language (components/ui/Link.tsx).
 * @param translations those into that language
 * @param untranslated receives the texts that stay in the site's own language
 */
export function inLanguage(
  loaded: readonly Loaded[],
  translations: readonly Translation[],
  language: Language,
  untranslated: Set<string>,
): Loaded[] {
  const words = new Map(translations.map((one) => [one.of, one.words ?? {}]));
  const translatedOf = (name: Loaded['collection']) =>
    loaded.flatMap(({ collection, entry }) =>
      collection === name && entry && words.has(entry.file) ? [entry] : [],
    );
  const pages = translatedOf('pages') as unknown as Entry<Page>[];
  const list = articlesPage(pages);
  const articles = translatedOf('articles').flatMap(({ slug }) =>
    list ? [articlePath(list.path, slug)] : [],
  );
  const paths = new Set([...pages.map(({ path }) => path), ...articles]);
  const translated = loaded.map(({ collection, entry }): Loaded => {
    if (!entry) return { collection, entry };
    const own = words.get(entry.file);
    const merged = mergeTranslation(collections[collection].schema, entry, own);
    for (const { text, meta } of merged.untranslated)
      for (const one of meta?.widget === 'markdown' ? leavesOf(parseBody(text)) : [text])
        untranslated.add(one);
    const isTranslated = own !== undefined;
    const localised = localise(collection, merged.value, language, { paths, isTranslated });
    return { collection, entry: localised as Fields };
  });
  // A text that is the same in both languages counts as translated.
  for (const text of [...words.values()].flatMap(textsIn)) untranslated.delete(text);
  return translated;
}

/** What decides the addresses of a record in a language. */
interface Localised {
  /** The addresses that the language has pages for, without its prefix. */
  readonly paths: ReadonlySet<string>;
  /** Whether the record itself has a translation. */
  readonly isTranslated: boolean;
}

/** A record with translated texts, with the addresses and the locale of its language. */
export function localise(
  name: CollectionName,
  record: unknown,
  { prefix, locale }: Language,
  { paths, isTranslated }: Localised,
): unknown {
  const href = (value: unknown) => {
    if (typeof value !== 'string' || !value.startsWith('/')) return value;
    const [path = '', ...anchor] = value.split('#');
    return paths.has(path) ? [pathIn(prefix, path), ...anchor].join('#') : value;
  };
  const linked = mapGroups(collections[name].schema, record, (group, shape) =>
    Object.fromEntries(
      Object.entries(group).map(([key, value]) => {
        const { widget } = (shape[key] && openField(shape[key]).meta) ?? {};
        if (widget === 'link') return [key, href(value)];
        return [key, widget === 'markdown' ? withLinks(value, href) : value];
      }),
    ),
  ) as Fields;
  if (name === 'brand') return brandIn(linked, locale);
  return name === 'pages' && isTranslated ? pageIn(linked, prefix) : linked;
}

/** The texts of a translation, without those of the record that it names. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, one]) =>
          key === OF || key === WAS ? [] : textsIn(one),
        )
      : [];

/** The texts between the marks and links of a text. */
const leavesOf = ({ text, children = [] }: RichText): string[] =>
  text === undefined ? children.flatMap(leavesOf) : [text];

const LINK = /(?<=\]\()[^)\s]+(?=\))/g;

/** Replaces the links in a Markdown text. */
const withLinks = (text: unknown, href: (value: unknown) => unknown) =>
  typeof text === 'string' ? text.replace(LINK, (url) => String(href(url))) : text;

/** A page with its address in a language. */
const pageIn = (page: Fields, prefix: string): Fields => ({
  ...page,
  path: pathIn(prefix, String(page.path)),
  ...(Array.isArray(page.moved) && {
    moved: page.moved.map((item) =>
      isFields(item) ? { ...item, path: pathIn(prefix, String(item.path)) } : item,
    ),
  }),
});

/** The brand's record in another language. */
const brandIn = (brand: Fields, locale: string): Fields => ({
  ...brand,
  place: { ...(brand.place as object), locale },
});
