import type { Brand } from '../../content/schema/brand.ts';

/** Where the files of its typefaces come from: packages that are there for other reasons. */
export const FONT_FILES = {
  'serif.woff2':
    '@fontsource-variable/noto-serif-devanagari/files/noto-serif-devanagari-latin-wght-normal.woff2',
  'serif-italic.woff2': '@fontsource-variable/newsreader/files/newsreader-latin-wght-italic.woff2',
  'sans.woff2':
    '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-latin-wght-normal.woff2',
} as const;

const own = (name: keyof typeof FONT_FILES, weights: string) => ({
  source: `content/brand/${name}`,
  axes: [{ axis: 'wght', from: 400 }],
  weights,
});

/** Another name, language, clock, type and colours. */
export const BRAND: Brand = {
  // What a program can trip over: an ampersand, an umlaut, an apostrophe, a letter of another script.
  name: 'Brandt & Söhne’s Quant Ω',
  legalName: 'Brandt & Söhne’s Quant Ω Gesellschaft für Messkunst',
  url: 'https://www.lotwerk.example',
  description:
    'Brandt & Söhne lehren in Hamburg das Messen von Märkten: Kurse, Vorlesungen und ein Pult, an dem jede Idee erst gewogen wird.',
  founded: '2012',
  place: { locale: 'de-DE', zone: 'Europe/Berlin', clock: 'Berliner Zeit' },
  typefaces: {
    display: {
      family: 'Lotserif',
      fallback: 'serif',
      upright: own('serif.woff2', '100 900'),
      italic: own('serif-italic.woff2', '100 900'),
    },
    text: { family: 'Lotsans', fallback: 'sans', upright: own('sans.woff2', '400') },
    mono: {
      family: 'Lotmono',
      fallback: 'mono',
      upright: {
        source: 'spline-sans-mono/files/spline-sans-mono-latin-wght-normal.woff2',
        axes: [{ axis: 'wght', from: 500 }],
        weights: '200 800',
      },
    },
  },
  colours: {
    paper: '#f4f7f2',
    paper2: '#e6ede3',
    paperRule: '#c5d1c1',
    ink: '#10201a',
    ink2: '#3d5147',
    ink3: '#5a6b62',
    accent: '#a97f00',
    accentInk: '#7a5200',
    graph: '#5b5bd6',
    graphInk: '#3f3fb0',
    graphWash: '#d3d3f5',
    stone: '#17101f',
    stonePanel: '#22182d',
    stoneRule: '#3b2d4b',
    stoneRule2: '#4c3b60',
    chalk: '#f1ebf6',
    chalk2: '#bcaecb',
    chalk3: '#a394b5',
    accentLit: '#f2c335',
    graphLit: '#a9a9ff',
    up: '#4fb37f',
    down: '#e5697a',
  },
};

/** Its mark: a plumb line. */
export const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <path d="M15 2h2v14h-2Z" fill="currentColor"/>
  <path d="M8 16h16l-8 14Z" fill="var(--color-accent)"/>
</svg>
`;
