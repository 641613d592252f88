import { z } from 'zod';
import { field } from './cms.ts';

const LABELS = {
  paper: 'Light ground',
  paper2: 'Light panels',
  paperRule: 'Rules on light',
  ink: 'Text on light',
  ink2: 'Second text on light',
  ink3: 'Third text on light',
  accent: 'Accent',
  accentInk: 'Accent as text on light',
  graph: 'Graphs on light',
  graphInk: 'Words of graphs on light',
  graphWash: 'Washes of graphs on light',
  stone: 'Dark ground',
  stonePanel: 'Dark panels',
  stoneRule: 'Rules on dark',
  stoneRule2: 'Edges on dark',
  chalk: 'Text on dark',
  chalk2: 'Second text on dark',
  chalk3: 'Third text on dark',
  accentLit: 'Accent on dark',
  graphLit: 'Graphs on dark',
  up: 'What rises',
  down: 'What falls',
} as const;

export type ColourName = keyof typeof LABELS;

const NAMES = Object.keys(LABELS) as ColourName[];

/** WCAG 2.2, 1.4.3: the minimum contrast of text to its background. */
const LEAST_CONTRAST = 4.5;

/** WCAG 2.2, relative luminance of `#rrggbb`: 0 for black, 1 for white. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => (Number.parseInt(colour.slice(at, at + 2), 16) || 0) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2.2, contrast ratio of two colours, from 1 to 21, rounded down to two decimals. */
function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return Math.floor((100 * (light + 0.05)) / (dark + 0.05)) / 100;
}

/** Each colour of text, with its backgrounds. */
const TEXTS: readonly (readonly [text: ColourName, grounds: readonly ColourName[]])[] = [
  ['ink', ['paper', 'paper2']],
  ['ink2', ['paper', 'paper2']],
  ['ink3', ['paper']],
  ['accentInk', ['paper', 'paper2']],
  ['graphInk', ['paper', 'paper2']],
  ['chalk', ['stone', 'stonePanel']],
  ['chalk2', ['stone', 'stonePanel']],
  ['chalk3', ['stone', 'stonePanel']],
  ['accentLit', ['stone', 'stonePanel']],
  ['graphLit', ['stone', 'stonePanel']],
];

/** WCAG 2.2, 1.4.11: the minimum contrast of meaningful graphics to their background. */
const LEAST_GRAPHIC_CONTRAST = 3;

/** Colours of markers, rings and lines, with their background; on dark, they are also used for text. */
const GRAPHICS: typeof TEXTS = [
  ['accent', ['paper', 'paper2']],
  ['graph', ['paper', 'paper2']],
];

const COLOUR = /^#[0-9a-f]{6}$/;

const colour = (name: ColourName) =>
  field(z.string().regex(COLOUR, { error: 'is not a colour' }), {
    label: LABELS[name],
    help: 'As #0e1726.',
    widget: 'colour',
  });

const shape = Object.fromEntries(NAMES.map((name) => [name, colour(name)])) as Record<
  ColourName,
  ReturnType<typeof colour>
>;

type Colours = Readonly<Partial<Record<ColourName, string>>>;

/** The accents that are a background of text, as in a button. */
const ACCENTS = ['accent', 'accentLit'] as const;

/** The text on an accent: ink or paper, whichever has the higher contrast. */
const textOn = (colours: Colours, ground: ColourName): 'ink' | 'paper' => {
  const contrast = (text: ColourName) => contrastOf(colours[text] ?? '', colours[ground] ?? '');
  return contrast('ink') >= contrast('paper') ? 'ink' : 'paper';
};

/** The accent of dark sections: the same, or the brighter one if the contrast would be too low. */
const accentOnDark = (colours: Colours): (typeof ACCENTS)[number] =>
  (['stone', 'stonePanel'] as const).every(
    (ground) => contrastOf(colours.accent ?? '', colours[ground] ?? '') >= LEAST_GRAPHIC_CONTRAST,
  )
    ? 'accent'
    : 'accentLit';

/** Colours that are derived from the brand's accents, by the names of their tokens. */
function derived(colours: Colours): Readonly<Record<string, ColourName>> {
  if (!ACCENTS.every((name) => COLOUR.test(colours[name] ?? ''))) return {};
  const accentDark = accentOnDark(colours);
  return {
    onAccent: textOn(colours, 'accent'),
    onAccentLit: textOn(colours, 'accentLit'),
    accentDark,
    onAccentDark: textOn(colours, accentDark),
  };
}

/** Reports each colour of text or graphics whose contrast to a background is too low. */
const readable = z.superRefine<Colours>((colours, { addIssue }) => {
  const compare = (pairs: typeof TEXTS, least: number, what: string) => {
    for (const [name, grounds] of pairs)
      for (const ground of grounds) {
        const contrast = contrastOf(colours[name] ?? '', colours[ground] ?? '');
        if (contrast >= least) continue;
        addIssue({
          code: 'custom',
          path: [name],
          message: `has a contrast of ${contrast} to “${LABELS[ground]}”, and ${what} ${least}`,
          params: { fix: 'Make one of the two darker or lighter.' },
        });
      }
  };
  compare(TEXTS, LEAST_CONTRAST, 'text needs');
  for (const name of ACCENTS) {
    const text = textOn(colours, name);
    const contrast = contrastOf(colours[name] ?? '', colours[text] ?? '');
    if (contrast >= LEAST_CONTRAST) continue;
    addIssue({
      code: 'custom',
      path: [name],
      message: `has a contrast of ${contrast} to “${LABELS[text]}”, the text on it that reads best, and text needs ${LEAST_CONTRAST}`,
      params: { fix: 'Make it darker for light text, or lighter for dark text.' },
    });
  }
  compare(GRAPHICS, LEAST_GRAPHIC_CONTRAST, 'markers and lines need');
});

/** The colours of both themes; pictures are not affected. */
export const colours = field(z.strictObject(shape).check(readable), {
  label: 'Colours',
  same: true,
});

/** The name of a colour's custom property: `--color-paper-2`. */
const tokenOf = (name: string) =>
  `--color-${name.replace(/[A-Z\d]/g, (character) => `-${character.toLowerCase()}`)}`;

/** Colours by their custom properties. A value that is not a colour is left out. */
export const colourTokens = (values: Colours): (readonly [token: string, value: string])[] =>
  [...NAMES.map((name) => [name, name] as const), ...Object.entries(derived(values))].flatMap(
    ([token, name]) => {
      const value = values[name] ?? '';
      return COLOUR.test(value) ? [[tokenOf(token), value] as const] : [];
    },
  );
