import { authorOf } from '../../content/load/publish/articles.ts';
import { ARTICLES_A_PAGE, articlesOf } from '../../content/load/publish/listPages.ts';
import { talksPath } from '../../content/load/publish/talksPath.ts';
import type { Content } from '../../content/schema/collections.ts';
import { dayText } from '../../content/schema/datetime.ts';
import { Button } from '../ui/Button.tsx';
import { Heading } from '../ui/Heading.tsx';
import { useLocale } from '../ui/Language.tsx';
import { Pager } from '../ui/Pager.tsx';
import { Picture } from '../ui/Picture.tsx';
import { spanSizes } from '../ui/spanSizes.ts';
import type { PageContext, ViewProps } from './view.ts';

/** The articles of one address, newest first. */
export function select(
  _section: unknown,
  { articles, team, pages: all }: Content,
  { page, pagerOf }: PageContext,
) {
  const pager = pagerOf('articles');
  return {
    name: page.name,
    total: articles.length,
    articles: articlesOf(articles, pager.page).map((article) => ({
      ...article,
      by: authorOf(article, { team }),
      href: all.find(({ file }) => file === article.file)?.path ?? page.path,
    })),
    pager,
  };
}

type Listed = ReturnType<typeof select>['articles'][number];

/** A list of articles, newest first; the newest of all is large. Renders nothing if there are none. */
export function ArticleList({
  id,
  section: { read },
  name,
  total,
  articles,
  pager: { page, pages, base },
}: ViewProps<'articleList', typeof select>) {
  if (articles.length === 0) return null;
  return (
    <section id={id} data-theme="light" aria-label={name}>
      <div className="wrap pb-20 md:pb-32">
        <ol reversed start={total - (page - 1) * ARTICLES_A_PAGE} className="border-t border-edge">
          {articles.map((article, i) => (
            <Entry
              key={article.slug}
              article={article}
              read={read}
              isFirst={page === 1 && i === 0}
            />
          ))}
        </ol>
        <Pager
          label={name}
          page={page}
          pages={pages}
          hrefOf={(number) => `${talksPath(base, number)}#${id}`}
        />
      </div>
    </section>
  );
}

function Entry({ article, read, isFirst }: { article: Listed; read: string; isFirst: boolean }) {
  const { slug, title, date, by, description, picture, alt = '', focus, href } = article;
  const locale = useLocale();
  const words = picture ? 'md:col-span-6' : 'md:col-span-9';
  return (
    <li className="border-b border-rule">
      <article aria-labelledby={`${slug}-title`} className="columns gap-y-5 py-8 md:py-12">
        <p className="label-mono flex flex-wrap items-baseline gap-x-4 gap-y-1 text-text-2 md:col-span-3 md:flex-col">
          <time dateTime={date}>{dayText(date, locale)}</time>
          <bdi className="label-italic">{by}</bdi>
        </p>
        <div className={`flex flex-col items-start wrap-anywhere ${words}`}>
          <Heading below={0} id={`${slug}-title`} className={isFirst ? 'display-2' : 'display-3'}>
            {title}
          </Heading>
          <p className="prose-measure mt-4 text-text-2">{description}</p>
          <Button tone="line" href={href} label={read} className="mt-auto pt-3">
            <span className="sr-only">: {title}</span>
          </Button>
        </div>
        {picture && (
          <div className="self-start md:col-span-3">
            <Picture
              src={picture}
              alt={alt}
              focus={focus}
              ratio="16:9"
              sizes={spanSizes({ md: 3 })}
              className="rounded-[4px] border border-edge"
            />
          </div>
        )}
      </article>
    </li>
  );
}
