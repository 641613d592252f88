import {
  type ArticleSection,
  articlesPage,
  authorOf,
} from '../../content/load/publish/articles.ts';
import { find } from '../../content/load/publish/records.ts';
import type { Content } from '../../content/schema/collections.ts';
import { dayText } from '../../content/schema/datetime.ts';
import { TYPE } from '../../content/schema/section.ts';
import { Heading } from '../ui/Heading.tsx';
import { Arrow } from '../ui/Icon.tsx';
import { useLocale } from '../ui/Language.tsx';
import { Link } from '../ui/Link.tsx';
import { Picture } from '../ui/Picture.tsx';
import { RichText } from '../ui/RichText.tsx';
import { spanSizes } from '../ui/spanSizes.ts';

/** An article, its author, and the link back to the list. */
export function select({ article }: ArticleSection, content: Content) {
  const found = find(content.articles, article);
  const list = articlesPage(content.pages);
  const back = list?.sections.find((one) => one[TYPE] === 'articleList');
  return {
    article: found,
    by: authorOf(found, content),
    role: content.team.find(({ file }) => file === found.member)?.role,
    back:
      back?.[TYPE] === 'articleList' && list ? { label: back.back, href: list.path } : undefined,
  };
}

type ArticleProps = ReturnType<typeof select> & { id: string };

/** An article: title, description, author and date, then its picture and its text in one column. */
export function Article({ id, article, by, role, back }: ArticleProps) {
  const { title, date, description, picture, alt = '', focus, body } = article;
  const locale = useLocale();
  return (
    <article
      id={id}
      data-theme="light"
      aria-labelledby={`${id}-title`}
      className="pb-20 md:pb-32 print:break-inside-auto"
    >
      <header className="wrap columns gap-y-6 pt-8 pb-10 md:pt-14 md:pb-14">
        {back && (
          <p className="md:col-span-3 print:hidden">
            <Link
              href={back.href}
              className="target gap-2 font-semibold underline-offset-[0.35em] hover:underline"
            >
              <Arrow direction="left" />
              {back.label}
            </Link>
          </p>
        )}
        <Heading
          id={`${id}-title`}
          className="display-2 wrap-anywhere md:col-span-9 md:col-start-4"
        >
          {title}
        </Heading>
        <p className="lead md:col-span-7 md:col-start-4">{description}</p>
      </header>
      {picture && (
        <div className="wrap pb-10 md:pb-14">
          <Picture
            src={picture}
            alt={alt}
            focus={focus}
            ratio="16:9"
            sizes={spanSizes({ md: 12 })}
            priority
            className="rounded-[4px] border border-edge"
          />
        </div>
      )}
      <div className="wrap">
        <div className="columns gap-y-8 border-t border-edge pt-5 md:pt-6">
          <p className="wrap-anywhere md:col-span-3">
            <bdi className="display-4 block">{by}</bdi>
            {role && <span className="mt-1 block text-text-2">{role}</span>}
            <time dateTime={date} className="label-mono mt-2 block text-text-2">
              {dayText(date, locale)}
            </time>
          </p>
          <div className="prose-measure space-y-4 text-[1.125rem] leading-[1.6] md:col-span-8 md:col-start-4">
            <RichText body={body} />
          </div>
        </div>
      </div>
    </article>
  );
}
