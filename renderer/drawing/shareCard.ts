import { random } from '../../components/sections/figures/random.ts';
import { numberText } from '../../components/ui/numberText.ts';
import brand from '../../content/brand/brand.json' with { type: 'json' };
import type { Brand } from '../../content/schema/brand.ts';
import { localeOf } from '../../content/schema/locale.ts';
import { NOT_FOUND, type Page } from '../../content/schema/pages.ts';
import { SHARE_SIZE } from '../head/sharePicture.ts';
import { brandMark } from './brandMark.ts';
import { FONTS, lettering, wrap, wrapEvenly } from './lettering.ts';
import { isJoined } from './outlines.ts';
import { el, line, type Point, picture, round, stroke, times } from './svg.ts';

/** The texts of a card. */
interface CardWords {
  brand: string;
  /** The page's title, with or without the brand. */
  title: string;
  description: string;
  /** The page's address without its scheme. */
  address: string;
  /** The language of its numbers. */
  locale: string;
}

const { colours } = brand;
const { width, height } = SHARE_SIZE;
/** The left edge of the text, its width, and the rule at its top. */
const LEFT = 64;
const WIDTH = 576;
const TOP = 48;

const SIZES = [84, 76, 68, 62, 56, 50] as const;
/** The smallest size: a title of the greatest length, in wide letters, still fits. */
const SMALLEST = 44;
const LINES = 3;
const TRACKING = -0.022;
const TEXT_SIZE = 25;
const LEADING = 34;
/** The distance from the title's last line to the first line of the description. */
const GAP = 54;
/** The lowest line of the description, above the chart. */
const BOTTOM = 484;

const TRACE_STEPS = 400;
/** Annual drift and volatility of the chart, over one year. */
const DRIFT = 0.16;
const VOLATILITY = 0.24;
/** Chosen so that the price is low below the text and highest next to it. */
const TRACE_SEED = 'share-34631';

/** A year of geometric Brownian motion as the edge between the paper and the dark area. */
function trace(locale: string): string {
  const { normal } = random(TRACE_SEED);
  const step = 1 / TRACE_STEPS;
  let log = 0;
  const logs = times(TRACE_STEPS, () => {
    log += (DRIFT - VOLATILITY ** 2 / 2) * step + VOLATILITY * Math.sqrt(step) * normal();
    return log;
  });
  const prices = [0, ...logs].map((value) => 100 * Math.exp(value));
  const high = Math.max(...prices);
  const low = Math.min(...prices);
  const points = prices.map(
    (price, i): Point => [i * (width / TRACE_STEPS), 545 - ((price - low) / (high - low)) * 421],
  );
  const [x, y] = points[prices.indexOf(high)] ?? [0, 0];
  const dot = { cx: x, cy: y };
  return [
    el('path', { d: `${line(points)}L${width} ${height}L0 ${height}Z`, fill: colours.stone }),
    stroke(line(points), colours.graphLit, 2.5),
    el('circle', {
      ...dot,
      r: 10,
      fill: colours.paper,
      stroke: colours.accent,
      'stroke-width': 3.6,
    }),
    el('circle', { ...dot, r: 3.6, fill: colours.accent }),
    lettering(numberText(high, locale, 1), [x - 20, y - 10], {
      font: 'mono',
      size: 20,
      fill: colours.ink2,
      isBefore: true,
    }),
  ].join('');
}

/** The title without the brand, which the card shows as its mark. */
export const withoutBrand = (title: string, brand: string) =>
  title.replace(` · ${brand}`, '').replace(`${brand} · `, '');

/**
 * The title in the largest size at which it has at most three lines of even widths.
 * @param lowest the lowest position of its last line
 */
function headline(title: string, fill: string, lowest: number) {
  const lay = (size: number) => {
    const measure = (line: string) => FONTS.claim(line, { size, tracking: TRACKING }).width;
    const lines = wrapEvenly(title, WIDTH, measure);
    // Joined scripts have marks above and below the letters.
    const step = size * (isJoined(title) ? 1.3 : 1.04);
    const first = TOP + 64 + size * 0.78;
    const bottom = first + (lines.length - 1) * step;
    const fits =
      lines.length <= LINES && bottom <= lowest && lines.every((line) => measure(line) <= WIDTH);
    return { size, lines, step, first, bottom, fits };
  };
  const { size, lines, step, first, bottom } =
    SIZES.map(lay).find(({ fits }) => fits) ?? lay(SMALLEST);
  const markup = lines.map((line, i) =>
    lettering(line, [LEFT - size * 0.04, first + i * step], {
      font: 'claim',
      size,
      fill,
      tracking: TRACKING,
    }),
  );
  return { markup: markup.join(''), bottom };
}

/** The picture of a shared link: the page's texts on paper, above a chart of a year of prices. */
function shareCard(words: CardWords): string {
  const text = wrap(
    words.description,
    WIDTH - 40,
    (line) => FONTS.text(line, { size: TEXT_SIZE }).width,
  );
  const lowest = BOTTOM - GAP - (text.length - 1) * LEADING;
  const title = headline(withoutBrand(words.title, words.brand), colours.ink, lowest);
  const grid =
    times(12, (i) => `M0 ${i * 54 + 48}H${width}`).join('') +
    times(22, (i) => `M${LEFT + i * 54} 0V${height}`).join('');
  return picture(
    width,
    height,
    el('rect', { width, height, fill: colours.paper }),
    stroke(grid, colours.paperRule, 0.5, 0.6),
    trace(words.locale),
    stroke(`M${LEFT} ${TOP}H${width}`, colours.ink, 1.5),
    lettering(words.address, [LEFT, TOP + 32], {
      font: 'mono',
      size: 20,
      fill: colours.accentInk,
    }),
    title.markup,
    ...text.map((line, i) =>
      lettering(line, [LEFT, round(title.bottom + GAP + i * LEADING)], {
        font: 'text',
        size: TEXT_SIZE,
        fill: colours.ink2,
      }),
    ),
    el(
      'g',
      { transform: `translate(${LEFT - 5} 546) scale(1.4)` },
      brandMark({ text: colours.chalk, ground: colours.stone }),
    ),
    lettering(words.brand, [LEFT + 48, 588], {
      font: 'claim',
      size: 46,
      fill: colours.chalk,
      tracking: -0.02,
    }),
  );
}

/** The SVG of the picture for shared links to a page. @param brand that of the page's language */
export function shareDrawing(
  { brand }: { readonly brand: Pick<Brand, 'name' | 'url' | 'place'> },
  page: Pick<Page, 'path' | 'seo'>,
): string {
  const path = page.path === '/' || page.path === NOT_FOUND ? '' : page.path;
  const address = `${new URL(brand.url).host}${path}`;
  return shareCard({ ...page.seo, brand: brand.name, address, locale: localeOf(brand) });
}
