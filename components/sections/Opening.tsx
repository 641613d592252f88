import { anchorsOf } from '../../content/load/publish/anchorsOf.ts';
import { pastEvents, talksOf, upcomingEvents } from '../../content/load/publish/listPages.ts';
import type { Content } from '../../content/schema/collections.ts';
import type { SectionOf } from '../../content/schema/pages.ts';
import { TYPE } from '../../content/schema/section.ts';
import { Button, toneAt } from '../ui/Button.tsx';
import { FigureCaption } from '../ui/FigureCaption.tsx';
import { Footnotes, NoteMark, noteNumber } from '../ui/Footnotes.tsx';
import { Heading } from '../ui/Heading.tsx';
import { Arrow } from '../ui/Icon.tsx';
import { useNumber } from '../ui/Language.tsx';
import { Link } from '../ui/Link.tsx';
import { Picture } from '../ui/Picture.tsx';
import { SectionLabel } from '../ui/Section.tsx';
import { spanSizes } from '../ui/spanSizes.ts';
import { useWords } from '../ui/Words.tsx';
import { CalendarFigure } from './figures/CalendarFigure.tsx';
import { CandidatesFigure } from './figures/CandidatesFigure.tsx';
import { HedgeFigure } from './figures/HedgeFigure.tsx';
import { MinutesFigure } from './figures/MinutesFigure.tsx';
import { Tally } from './figures/Tally.tsx';
import { TouchstoneFigure } from './figures/TouchstoneFigure.tsx';
import { Subscribe } from './Subscribe.tsx';
import type { PageContext, ViewProps } from './view.ts';

/** The records of the chosen figure, and the page's table of contents if the record has it on. */
export function select(
  { figure, showContents }: SectionOf<'opening'>,
  content: Content,
  { page, part, now }: PageContext,
) {
  const coming = figure === 'calendar' ? upcomingEvents(content.events, now) : [];
  const past = figure === 'calendar' ? pastEvents(content.events, now) : [];
  const anchors = anchorsOf(page.sections);
  return {
    words: content.site,
    events: [...coming.toReversed(), ...past],
    /** The slug of the highlighted event: the next, or else the last. */
    marked: (coming[0] ?? past[0])?.slug,
    talks: figure === 'minutes' ? talksOf(content.talks, part) : [],
    contents: showContents
      ? page.sections.flatMap((section, i) =>
          section[TYPE] === 'courseSection'
            ? [{ ...section, anchor: anchors[i] ?? '', count: section.courses.length }]
            : [],
        )
      : [],
  };
}

/**
 * Digits of the fallback font are narrower than the display font's. A minimum width by the number of digits
 * keeps the suffix in its place when the font loads.
 */
const ROOM = ['', 'min-w-[0.57em]', 'min-w-[1.14em]', 'min-w-[1.71em]', 'min-w-[2.28em]'];

/** The most characters of a number in large type. */
const LONG = 5;
const SIZES = {
  short: 'text-[clamp(2.5rem,1.8rem+2.6vw,4.25rem)]',
  long: 'text-[clamp(1.375rem,1rem+1.2vw,2.125rem)]',
};

interface StatisticsProps {
  /** The prefix of the ids of its notes. */
  id: string;
  statistics: NonNullable<SectionOf<'opening'>['statistics']>;
}

/** Numbers, each with a graphic of what it counts. */
function Statistics({ id, statistics }: StatisticsProps) {
  const number = useNumber();
  return (
    <>
      <dl className="border-t border-edge">
        {statistics.map((statistic) => {
          const { value, suffix, label } = statistic;
          return (
            <div
              key={label}
              className="grid grid-cols-[7.5rem_minmax(0,1fr)] items-center gap-x-6 border-b border-rule py-4 sm:grid-cols-[11rem_minmax(0,1fr)]"
            >
              <dt className="order-2 min-w-0 text-text-2">
                {label}
                <NoteMark section={id} number={noteNumber(statistics, statistic)} />
                <Tally count={value} suffix={suffix} className="mt-2" />
              </dt>
              <dd
                className={`min-w-0 font-display leading-none font-[340] tracking-[-0.03em] ${SIZES[number(value).length > LONG ? 'long' : 'short']}`}
              >
                <span className={`inline-block ${ROOM[String(value).length] ?? ''}`}>
                  {number(value)}
                </span>
                {suffix && <em className="text-[0.6em] text-text-2">{suffix}</em>}
              </dd>
            </div>
          );
        })}
      </dl>
      <Footnotes section={id} items={statistics} className="mt-4" />
    </>
  );
}

interface ContentsProps {
  sections: readonly { anchor: string; title: string; count: number }[];
}

/** The page's table of contents: a link to each section, and its number of courses. */
function Contents({ sections }: ContentsProps) {
  const number = useNumber();
  return (
    <nav aria-label={useWords().courses}>
      <ol className="border-t border-edge">
        {sections.map(({ anchor, title, count }) => (
          <li key={anchor} className="border-b border-rule">
            <Link
              href={`#${anchor}`}
              className="group target w-full items-baseline gap-3 py-2.5 hover:text-signal"
            >
              <span className="display-4 min-w-0">{title}</span>
              <span className="label-mono ms-auto text-text-2">{number(count)}</span>
              <Arrow
                direction="down"
                className="self-center text-signal transition-transform duration-150 group-hover:translate-y-0.5"
              />
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

type OpeningProps = ViewProps<'opening', typeof select>;

/** The usual opening of a page: label, headline, lead, buttons, and a chart or numbers next to them. */
export function Opening({ id, section, ...joined }: OpeningProps) {
  const { label, headline, note, lead, picture, statistics, figure, caption } = section;
  const { actions = [], subscribe = [] } = section;
  const { contents } = joined;
  const hasSteps = contents.length + actions.length + subscribe.length > 0;
  // As wide as the page, and beyond its edge.
  const isWide = !picture && !statistics && figure === 'touchstone';
  return (
    <header id={id} data-theme="light" className="overflow-x-clip">
      <div className="wrap columns gap-y-8 pt-8 pb-14 md:pt-14 md:pb-20">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3 md:col-span-12">
          <SectionLabel theme="light">{label}</SectionLabel>
          {note && <p className="border-s-2 border-act ps-3 font-medium">{note}</p>}
        </div>
        <Heading className="display-1 md:col-span-12 md:mt-6" headline={headline} />
        {(lead || hasSteps) && (
          <div className="md:col-span-5 md:mt-6">
            {lead && <p className="lead">{lead}</p>}
            {hasSteps && (
              <div className="mt-8">
                {contents.length > 0 && <Contents sections={contents} />}
                {actions.length > 0 && (
                  <div className="flex flex-col items-start gap-3">
                    {actions.map((action, i) => (
                      <Button key={action.label} tone={toneAt(i)} {...action} />
                    ))}
                  </div>
                )}
                {subscribe.length > 0 && <Subscribe links={subscribe} />}
              </div>
            )}
          </div>
        )}
        {(picture || statistics || figure) && (
          <figure
            className={
              isWide
                ? 'bleed-right md:col-span-12'
                : 'md:col-span-7 md:mt-6 lg:col-span-6 lg:col-start-7'
            }
          >
            <Beside id={id} section={section} {...joined} />
            {caption && (
              <FigureCaption className={`mt-4 ${isWide ? 'pe-(--gutter)' : ''}`}>
                {caption}
              </FigureCaption>
            )}
          </figure>
        )}
      </div>
    </header>
  );
}

/** Next to the text: a picture, or numbers, or the chart that the record names, in this order of preference. */
function Beside({ id, section, words, events, marked, talks }: OpeningProps) {
  const { picture, alt = '', focus, statistics, figure } = section;
  if (picture)
    return (
      <Picture
        src={picture}
        alt={alt}
        focus={focus}
        ratio="4:3"
        sizes={spanSizes({ md: 7, lg: 6 })}
        priority
        className="rounded-[4px] border border-edge"
      />
    );
  if (statistics) return <Statistics id={id} statistics={statistics} />;
  switch (figure) {
    case 'touchstone':
      return <TouchstoneFigure words={words.figures.touchstone} />;
    case 'hedge':
      return (
        <div className="h-80 pb-8 md:bleed-right md:h-[34rem] rtl:md:pe-6">
          <HedgeFigure words={words.figures.hedge} />
        </div>
      );
    case 'calendar':
      return <CalendarFigure events={events} marked={marked} />;
    case 'minutes':
      return <MinutesFigure talks={talks} words={words.talks} />;
    case 'candidates':
      return <CandidatesFigure words={words.figures.candidates} />;
    default:
      return null;
  }
}
