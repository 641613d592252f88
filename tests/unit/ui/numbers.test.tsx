import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Counters, fitOf } from '../../../components/sections/Counters.tsx';
import { CalendarFigure } from '../../../components/sections/figures/CalendarFigure.tsx';
import { MinutesFigure } from '../../../components/sections/figures/MinutesFigure.tsx';
import { SlideshowIsland } from '../../../components/sections/SlideshowIsland.tsx';
import { FigureNumber } from '../../../components/ui/FigureCaption.tsx';
import { Footnotes, NoteMark } from '../../../components/ui/Footnotes.tsx';
import { numberText } from '../../../components/ui/numberText.ts';
import { Pager } from '../../../components/ui/Pager.tsx';
import type { Slide } from '../../../components/widgets/Slideshow/Slides.tsx';
import { EventEntry } from '../../../components/widgets/Timeline/EventEntry.tsx';
import { YearMarks } from '../../../components/widgets/Timeline/YearMarks.tsx';
import { parseBody } from '../../../content/load/text/body.ts';
import { fill } from '../../../content/schema/fill.ts';
import { content } from '../content/miniatureSite.ts';
import { Speaking, views } from './figureViews.tsx';

const mainOf = (view: ReactElement) =>
  /<main.*<\/main>/s.exec(renderToStaticMarkup(view))?.[0] ?? '';

describe('the format of a number', () => {
  it.each([
    ['de-DE', 24812.5, 2, '24.812,50'],
    ['en-IN', 2481200, 0, '24,81,200'],
    ['fr-FR', 0.3, 1, '0,3'],
    ['ar-EG', 45000, 0, '٤٥٬٠٠٠'],
    ['en-IN', 4500, 0, '4500'],
  ])('is that of %s', (locale, value, decimals, text) =>
    expect(numberText(value, locale, decimals)).toBe(text),
  );

  it.each(views)('in the chart %s has the decimal comma of a German page', (_, view) => {
    const html = mainOf(view);
    const texts = [...html.matchAll(/>([^<>]*\d[^<>]*)</g)].map(([, text]) => text);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((text) => /\d\.\d(?!\d\d)/.test(text ?? ''))).toEqual([]);
  });

  const figure = { label: 'Followers', value: 24_500, note: 'Counted by us.' };
  const place = { count: 3, path: '' };
  const event = { slug: 'talk', title: 'Talk', date: '2026-01-01', dates: '', body: parseBody('') };
  const images = [{ src: '/images/a.webp', alt: '' }];
  it.each([
    ['a pager', [1, 2, 3], <Pager key="" label="" page={2} pages={3} hrefOf={String} />],
    ['a drawing', [1], <FigureNumber key="" />],
    ['a mark of a note', [1], <NoteMark key="" section="" number={1} />],
    ['notes', [1], <Footnotes key="" section="" items={[figure]} />],
    [
      'counters, as they are read aloud and as they are seen',
      [24_500, 24_500, 1, 1_000, 1],
      <Counters key="" id="" section={{ _template: 'counters', items: [figure] }} />,
    ],
    [
      'years to choose from',
      [2026, 3, 2025, 3],
      <YearMarks
        key=""
        label=""
        years={[
          ['2026', place],
          ['2025', place],
        ]}
      />,
    ],
    [
      'a year of events, and of their pictures',
      [2026, 1, 1],
      <EventEntry key="" event={{ ...event, file: '', images }} visit="" more="" opensYear />,
    ],
    ['a calendar', [2026], <CalendarFigure key="" events={[event]} />],
    [
      'slides',
      [1, 1, 1, 1],
      <SlideshowIsland key="" id="" label="" slides={[{ ...images[0], label: 'A' }] as Slide[]} />,
    ],
  ])('of %s has the digits of its page', (_, numbers, view) => {
    for (const locale of ['ar-EG', 'fa-IR', 'hi-IN-u-nu-deva']) {
      const html = mainOf(<Speaking locale={locale}>{view}</Speaking>);
      const texts = html.match(/(?<=>|aria-label=")[^<>"]+/g)?.join(' ') ?? '';
      expect(texts.match(/\p{Nd}[\p{Nd}٬,]*/gu)).toEqual(
        numbers.map((number) => numberText(number, locale)),
      );
    }
  });

  it('keeps its position in a text next to right-to-left text', () => {
    const words = (...[quantile = '', price = '']: string[]) =>
      fill('q{quantile} {price}', { quantile, price });
    expect(words('95', '160.6')).toBe('q95 160.6');
    expect(words('٩٥', '١٦٠٫٦')).toBe('q\u2068٩٥\u2069 \u2068١٦٠٫٦\u2069');
  });

  it.each([30, 90, 180, 420, 1_440])(
    'on the axis of a talk of %i minutes is one of at most seven, which a phone has room for',
    { tags: '@all' },
    (minutes) => {
      const talks = [{ slug: 'long', minutes, type: 'seminar' }] as const;
      const html = mainOf(
        <Speaking locale="en-IN">
          <MinutesFigure talks={talks} words={content.site.talks} />
        </Speaking>,
      );
      const axis = html.match(/text-anchor="middle"[^>]*>[^<]*/g) ?? [];
      expect(axis.length).toBeLessThanOrEqual(7);
      expect(Number(axis.at(-1)?.split('>')[1])).toBeGreaterThanOrEqual(minutes);
    },
  );

  it('gets smaller type the wider it is with its suffix', () => {
    const sizes = [
      fitOf('4500', '+'),
      ...[fitOf('45,000', '+'), fitOf('450,000', '+'), fitOf('1,000,000', ' in a year')],
    ];
    const widths = sizes.map((size) => Number(/([\d.]+)cqi/.exec(size)?.[1]));
    expect(widths).toEqual([...widths].sort((a, b) => b - a));
    expect(widths.every((width) => width > 0)).toBe(true);
  });
});
