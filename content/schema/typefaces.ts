import { z } from 'zod';
import { choice, group, line, list, whole } from './fields.ts';

/**
 * The kinds of system font that are shown until a file has come, each with its fonts and what ends the list;
 * renderer/fonts/fallbacks.ts sizes them.
 */
export const FALLBACKS = {
  serif: { fonts: ['Times', 'Noto', 'DejaVu'], last: 'Georgia, serif' },
  sans: { fonts: ['Arial', 'Noto', 'DejaVu'], last: 'system-ui, sans-serif' },
  mono: { fonts: ['Mono'], last: 'ui-monospace, monospace' },
} as const;

export type FallbackKind = keyof typeof FALLBACKS;

const FAMILY = /^[A-Z][A-Za-z\d]*(?: [A-Z\d][A-Za-z\d]*)*$/;

/** In a package of `@fontsource-variable`, or next to the brand's record. */
const SOURCE = /^(?:[a-z\d-]+\/files|content\/brand)\/[\w-]+\.woff2$/;

const axis = z.strictObject({
  axis: line('Axis', { max: 4, isTitle: true, help: 'Such as wght or opsz.' }),
  from: whole('From', { max: 1000 }),
  to: whole('To', { max: 1000, help: 'Where the file keeps a range of it.' }).optional(),
});

const face = (label: string) =>
  group(label, {
    source: line('File', {
      max: 120,
      help: 'Of a package of @fontsource-variable, as family/files/family-latin-wght-normal.woff2, or content/brand/name.woff2.',
    }).regex(SOURCE, { error: 'is not a font file of a package or of content/brand' }),
    axes: list('Axes', [0, 6], axis, { help: 'What the file keeps of a variable font.' }),
    weights: line('Weights that it answers for', {
      max: 9,
      help: 'One, as 400, or a range, as 400 600.',
    }).regex(/^[1-9]\d{2}(?: [1-9]\d{2})?$/, { error: 'is not a weight, as 400 or 400 600' }),
  });

/** A font family: its files, and its fallback until they are loaded. */
export const family = (label: string, help: string) =>
  group(
    label,
    {
      family: line('Name', { max: 30, isTitle: true }).regex(FAMILY, {
        error: 'is not made of words that begin with capitals',
      }),
      fallback: choice('Fallback until it comes', ['serif', 'sans', 'mono']),
      upright: face('Upright'),
      italic: face('Italic').optional(),
    },
    { help },
  );

/** The roles of typefaces on the site, and the names of their files under public/fonts. */
export const TYPE_PARTS = ['display', 'text', 'mono'] as const;

/** The roles for which a language in another script has typefaces; its labels use the text typeface. */
export const LANGUAGE_PARTS = ['display', 'text'] as const;

/** The site's typefaces; `npm run fonts` subsets the files. */
export const typefaces = group(
  'Typefaces',
  {
    display: family('Headlines', 'At one weight, upright and italic.'),
    text: family('Text', 'From regular to semibold.'),
    mono: family('Figures', 'Letters of one width, for labels and numbers.'),
  },
  { help: 'npm run fonts applies changes.', same: true },
);
export type Typefaces = z.infer<typeof typefaces>;

const TOKENS = { display: '--font-display', text: '--font-sans', mono: '--font-mono' } as const;

/** The family name of a sized system font in the style sheet. */
export const fallbackName = (family: string, font: string): string => `${family} ${font}`;

/** A family for characters that another family lacks. */
interface Behind {
  family: string;
  fallbacks: readonly string[];
}

/**
 * The families by their custom properties. A value that is not a family is left out.
 * @param behind the families of a language in another script
 */
export const typefaceTokens = (
  values: Readonly<Partial<Record<string, { family?: string; fallback?: string }>>>,
  behind: Readonly<Partial<Record<(typeof TYPE_PARTS)[number], Behind>>> = {},
): (readonly [token: string, value: string])[] =>
  TYPE_PARTS.flatMap((part) => {
    const { family = '', fallback = '' } = values[part] ?? {};
    if (!FAMILY.test(family) || !Object.hasOwn(FALLBACKS, fallback)) return [];
    const { fonts, last } = FALLBACKS[fallback as FallbackKind];
    const { family: other, fallbacks = [] } = behind[part] ?? {};
    const own = fonts.map((font) => fallbackName(family, font));
    const names = [family, ...(other ? [other] : []), ...own, ...fallbacks];
    return [[TOKENS[part], [...names.map((name) => `"${name}"`), last].join(', ')] as const];
  });
