import { slug } from '../../content/load/read/slug.ts';
import { fillIn } from '../../content/schema/blanks.ts';
import { calendarWay } from '../../content/schema/bookingProviders.ts';
import type { Content } from '../../content/schema/collections.ts';
import { dayText } from '../../content/schema/datetime.ts';
import type { SectionOf } from '../../content/schema/pages.ts';
import { Button } from '../ui/Button.tsx';
import { Heading } from '../ui/Heading.tsx';
import { useLocale } from '../ui/Language.tsx';
import { Link } from '../ui/Link.tsx';
import { Numeral } from '../ui/Numeral.tsx';
import type { ViewProps } from './view.ts';

/** The parts of the terms with the facts of the site filled in, without those about other ways of booking. */
export function select(section: SectionOf<'terms'>, { site }: Content) {
  const way = calendarWay(site.booking);
  return {
    parts: section.parts.map(({ title, note, paragraphs, points = [], link }) => ({
      title,
      // The prefix avoids a collision with the page's own anchors, such as `content`.
      anchor: `on-${slug(title)}`,
      note: note && fillIn(note, site),
      paragraphs: paragraphs
        .filter(({ calendar = way }) => calendar === way)
        .map(({ text }) => fillIn(text, site)),
      points: points.map(({ text }) => fillIn(text, site)),
      link,
    })),
  };
}

/** Terms: numbered sections with a summary next to each, and a table of contents that stays in view. */
export function Terms({ id, section, parts }: ViewProps<'terms', typeof select>) {
  const { label, headline, lead, since, contents } = section;
  const locale = useLocale();
  return (
    <div id={id} data-theme="light">
      <header className="wrap columns gap-y-6 pt-8 pb-14 md:pt-14 md:pb-20">
        <p className="label-mono text-signal md:col-span-12">{label}</p>
        <Heading className="display-2 md:col-span-12 md:mt-2" headline={headline} />
        <div className="grid items-end gap-6 md:col-span-12 lg:col-span-9 lg:col-start-4 lg:mt-4 lg:grid-cols-[minmax(0,1fr)_12rem]">
          <p className="lead max-w-[37rem]">{lead}</p>
          <p className="label-mono pb-1 text-text-2">
            <span className="lg:block">{since.label}</span>{' '}
            <time dateTime={since.day}>{dayText(since.day, locale)}</time>
          </p>
        </div>
      </header>
      <div className="wrap columns gap-y-14 pb-20 md:pb-32">
        <nav
          aria-labelledby={`${id}-contents`}
          data-print="hide"
          className="border-t border-edge pt-4 md:col-span-12 lg:sticky lg:top-24 lg:col-span-3 lg:max-h-[calc(100svh-7rem)] lg:self-start lg:overflow-y-auto"
        >
          <Heading below={1} id={`${id}-contents`} className="label-mono text-text-2">
            {contents}
          </Heading>
          <ol className="mt-2 gap-x-6 md:columns-2 lg:columns-1">
            {parts.map(({ anchor, title }, i) => (
              <li key={anchor} className="break-inside-avoid">
                <Link
                  href={`#${anchor}`}
                  className="target w-full gap-3 leading-tight underline-offset-[0.35em] hover:text-signal hover:underline lg:min-h-9"
                >
                  <Numeral of={i} />
                  <span className="min-w-0">{title}</span>
                </Link>
              </li>
            ))}
          </ol>
        </nav>
        <div className="md:col-span-12 lg:col-span-9">
          {parts.map(({ anchor, title, note, paragraphs, points, link }, i) => (
            <section
              key={anchor}
              id={anchor}
              aria-labelledby={`${anchor}-title`}
              className="items-baseline border-t border-rule pt-4 pb-12 first:border-edge md:grid md:grid-cols-[3rem_minmax(0,1fr)] lg:grid-cols-[3rem_minmax(0,1fr)_12rem] lg:gap-x-6"
            >
              <Numeral of={i} />
              <Heading below={1} id={`${anchor}-title`} className="display-3">
                {title}
              </Heading>
              {note && (
                <p className="label-italic mt-1 text-text-2 md:col-start-2 lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:mt-0">
                  {note}
                </p>
              )}
              <div className="prose-measure mt-4 space-y-4 md:col-start-2">
                {paragraphs.map((text) => (
                  <p key={text}>{text}</p>
                ))}
                {points.length > 0 && (
                  <ul className="border-b border-rule">
                    {points.map((text) => (
                      <li key={text} className="border-t border-rule py-2.5">
                        {text}
                      </li>
                    ))}
                  </ul>
                )}
                {link && <Button tone="line" {...link} />}
              </div>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
