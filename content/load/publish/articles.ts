import type { Article } from '../../schema/articles.ts';
import { type Content, collections, type Entry } from '../../schema/collections.ts';
import { isPathIn } from '../../schema/languages.ts';
import type { Page, Section } from '../../schema/pages.ts';
import { TYPE } from '../../schema/section.ts';
import { type PageLike, pageWith } from './pageAt.ts';
import { inOrder } from './records.ts';

/** The type of section that shows one article. The site makes it; no editor places one. */
export const ARTICLE = 'article';

/** The one section of an article's page. */
export interface ArticleSection {
  readonly [TYPE]: typeof ARTICLE;
  /** The file of the article. */
  readonly article: string;
}

/** The file of the article that a section shows; undefined for every other section. */
export const articleIn = (section: object): string | undefined =>
  TYPE in section && section[TYPE] === ARTICLE ? (section as ArticleSection).article : undefined;

/** The address of an article. @param base the address of the page that lists them */
export const articlePath = (base: string, slug: string): string =>
  `${base === '/' ? '' : base}/${slug}`;

/** The page that lists the articles. */
export const articlesPage = <P extends PageLike>(pages: readonly P[]): P | undefined =>
  pageWith(pages, 'articleList');

/** Who wrote an article. */
export const authorOf = ({ member, author }: Article, { team }: Pick<Content, 'team'>) =>
  team.find(({ file }) => file === member)?.name ?? author ?? '';

interface Spoken {
  /** The first word of the language's addresses; none for the site's own. */
  readonly prefix: string;
  readonly isTranslated: (file: string) => boolean;
}

const OWN: Spoken = { prefix: '', isTranslated: () => true };

/**
 * The content with a page for each article, newest first; none where no page lists them. An article without words in a
 * language has its page in the site's own alone.
 */
export function withArticlePages(
  content: Content,
  { prefix, isTranslated }: Spoken = OWN,
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

/** What search results show of a title, in letters. */
const SHOWN_LETTERS = 60;

/** The name of the firm is left out before a word of the title is cut off. */
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
