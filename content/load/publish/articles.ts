import type { Article } from '../../schema/articles.ts';
import { type Content, collections, type Entry } from '../../schema/collections.ts';
import { isPathIn } from '../../schema/languages.ts';
import type { Page, Section } from '../../schema/pages.ts';
import { TYPE } from '../../schema/section.ts';
import { type PageLike, pageWith } from './pageAt.ts';
import { inOrder } from './records.ts';

/** The type of section that shows one article. Code creates it; editors cannot add one. */
export const ARTICLE = 'article';

/** The one section of an article's page. */
export interface ArticleSection {
  readonly [TYPE]: typeof ARTICLE;
  /** The article's file. */
  readonly article: string;
}

/** The file of the article in a section; undefined for every other section. */
export const articleIn = (section: object): string | undefined =>
  TYPE in section && section[TYPE] === ARTICLE ? (section as ArticleSection).article : undefined;

/** The address of an article. @param base the address of the page that lists them */
export const articlePath = (base: string, slug: string): string =>
  `${base === '/' ? '' : base}/${slug}`;

/** The page that lists the articles. */
export const articlesPage = <P extends PageLike>(pages: readonly P[]): P | undefined =>
  pageWith(pages, 'articleList');

/** The author of an article. */
export const authorOf = ({ member, author }: Article, { team }: Pick<Content, 'team'>) =>
  team.find(({ file }) => file === member)?.name ?? author ?? '';

interface InLanguage {
  /** The first word of the language's addresses; empty for the site's own language. */
  readonly prefix: string;
  readonly isTranslated: (file: string) => boolean;
}

const OWN: InLanguage = { prefix: '', isTranslated: () => true };

/**
 * Adds a page for each article to the content, newest first, if a page lists articles. An article without a
 * translation has a page only in the site's own language.
 */
export function withArticlePages(
  content: Content,
  { prefix, isTranslated }: InLanguage = OWN,
): Content {
  const list = articlesPage(content.pages);
  if (!list) return content;
  const own =
    prefix && isPathIn(prefix, list.path) ? list.path.slice(prefix.length + 1) : list.path;
  const pages = inOrder(collections.articles, content.articles).map((article) =>
    pageOf(article, isTranslated(article.file) ? list.path : own || '/', content),
  );
  return { ...content, pages: [...content.pages, ...pages] };
}

/** How many letters of a title search results show. */
const SHOWN_LETTERS = 60;

/** The firm's name is omitted if the title would otherwise be cut. */
function seoTitle(title: string, firm: string): string {
  const whole = `${title} · ${firm}`;
  return whole.length > SHOWN_LETTERS ? title : whole;
}

const pageOf = (
  { slug, file, title, description }: Entry<Article>,
  base: string,
  { brand }: Content,
): Entry<Page> => ({
  slug,
  file,
  name: title,
  path: articlePath(base, slug),
  seo: { title: seoTitle(title, brand.name), description },
  sections: [{ [TYPE]: ARTICLE, article: file } satisfies ArticleSection as unknown as Section],
});
