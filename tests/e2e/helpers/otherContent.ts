import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { translationOf } from '../../../content/load/translations/translationFiles.ts';
import { page } from '../../../content/schema/pages.ts';
import { placesOf } from './content.ts';
import { COUNTERS, GALLERY, PEOPLE, ROWS, SLIDES, TOOLS, writeOwnRecords } from './otherRecords.ts';

// Content with everything that the site's own may lack: every optional fact, third-party services, upcoming events. Of
// the site's own records it uses the number, but no text.

/** The tutor of every course. */
export const [TUTOR] = PEOPLE;

export const COURSE = {
  level: 'Second year of a degree in engineering',
  length: 'Six weeks, two evenings each',
  next: '2999-01-31',
  price: '₹14,900, with the taxes',
  tutor: TUTOR.file,
  button: 'Apply for the next round',
};

export const LETTER = {
  employer: 'Konkan Stock Exchange',
  outcome: 'Market-risk analyst since 2024',
};

/** Events in the distant future, so that they are always upcoming. */
export const EVENING = {
  title: 'Open desk, spring',
  dates: '12 March 2090',
  date: '2090-03-12',
  starts: '18:30',
  ends: '20:30',
  place: 'Strand House, Mumbai',
  register: 'https://register.turnstile.example/open-desk',
};
export const SCHOOL = {
  title: 'Summer school in market microstructure',
  dates: '4–8 June 2090',
  date: '2090-06-04',
  until: '2090-06-08',
  place: 'Palk Strait Institute, Chennai',
};
const EVENT_TEXT =
  'An evening at the desk. Bring one idea that you can say in a sentence; we test it on ten years of prices.';

/** An event at a supported scheduling service. */
export const BOOKED = 'https://cal.com/nikash/30min';

/** The source of the home page's numbers. */
export const COUNTED = 'Counted on the first of January by somebody else.';
export const ASKED = 'Asked of all who came, and half of them answered.';

/** The longest name that a brand may have. */
export const LONG_NAME = 'Vandenbroucke, Waghorne & Söhne Analytik';

/** More items than a site may have. */
export const MANY = { links: 9, chips: 10, counters: COUNTERS.length, slides: SLIDES } as const;

interface Labelled {
  label: string;
}

interface SectionFile {
  _template: string;
  chips: Labelled[];
  statistics: object[];
  typed?: unknown;
  delay?: unknown;
}

interface PageFile {
  sections: readonly SectionFile[];
}

const prompt = (text: string, href: string) => ({
  _template: 'prompt',
  label: 'Diwali',
  text,
  action: { label: `Go on: ${text}`, href },
});

/** This many items, repeated, each with its own label. */
const repeated = <T extends Labelled>(items: readonly T[], count: number): T[] =>
  Array.from({ length: count }, (_, i) => {
    const item = items[i % items.length] as T;
    return i < items.length ? item : { ...item, label: `${item.label.slice(0, 16)} ${i + 1}` };
  });

/** The changes to sections, by type. */
const CHANGED: Readonly<Record<string, (section: Omit<SectionFile, '_template'>) => object>> = {
  box: ({ chips }) => ({ chips: repeated(chips, MANY.chips) }),
  slideshow: () => ({ slides: TOOLS }),
  gallery: () => ({ images: GALLERY }),
  testimonials: () => ROWS,
  counters: () => ({ items: COUNTERS.map((counter) => ({ ...counter, note: COUNTED })) }),
  voice: ({ statistics }) => ({
    statistics: statistics.map((one, i) => (i ? one : { ...one, note: ASKED })),
  }),
};

const TALKS = placesOf('talkList')[0]?.route ?? '/';

/** The widest number that a record may contain. */
const WIDEST = { value: 1_000_000, suffix: 'W'.repeat(12), label: 'orders in a day' };

/** An additional page: it begins without a heading, has one type twice, and hides a section. */
export const CAMPAIGN = {
  name: 'Diwali',
  path: '/campaign/diwali',
  moved: [{ path: '/diwali' }, { path: '/campaign/lights' }],
  seo: {
    title: 'An hour of trading for luck',
    description:
      'What the hour of Muhurat trading costs and brings, measured over twenty years of it.',
  },
  sections: [
    {
      _template: 'counters',
      items: [{ value: 60, label: 'minutes of trading' }, WIDEST],
    },
    prompt('Lamps are lit', '#second'),
    { ...prompt('And once more', TALKS), anchor: 'second' },
    {
      _template: 'text',
      heading: { label: 'Why', roman: 'Luck is priced', italic: 'like anything else' },
      body: `Everybody buys **one** share, and [nobody](${TALKS}) sells it before the year is over.`,
    },
    { ...prompt('Nobody sees this', '/'), hidden: true },
    { _template: 'logos', intro: 'Houses that light a lamp with us' },
    { _template: 'featureGrid', heading: { label: '/diwali', roman: 'Four lamps' } },
  ],
};

/** The address of a timeline without upcoming events before it. */
export const TIMELINE = '/past-evenings';

/** That page: the opening of the site's own page of events, some text, and the timeline. */
function timelinePage({ sections, ...page }: PageFile): object {
  const kinds = (kind: string) => sections.filter(({ _template }) => _template === kind);
  const text = CAMPAIGN.sections.find(({ _template }) => _template === 'text');
  return {
    ...page,
    name: 'Past evenings',
    path: TIMELINE,
    sections: [...kinds('opening'), text, ...kinds('timeline')],
  };
}

/** Sections whose titles are one long word. */
export const LONG_WORDS = '/long-words';

const WORD = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbau';
const TITLES = new Set(['title', 'roman', 'italic', 'label', 'name']);

/** A page with a section of each type, whose titles are words of 60 letters, or as many as allowed. */
function longWordsPage(pages: readonly PageFile[]): object {
  let count = 0;
  const lengthen = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((one) => lengthen(one));
    if (typeof value === 'string') return TITLES.has(key) ? `${100 + count++}${WORD}` : value;
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, lengthen(one, name)]),
    );
  };
  const kinds = new Map(
    pages.flatMap(({ sections }) => sections).map((one) => [one._template, one]),
  );
  kinds.delete('notFound');
  const sections = Array.from(kinds.values(), ({ _template, typed: _, delay: __, ...section }) => ({
    _template,
    ...(lengthen(section) as object),
    ...(_template === 'opening' && { showContents: true }),
  }));
  const seo = {
    title: 'Long words',
    description: 'Titles that are one word, of sixty letters each.',
  };
  const long = { name: 'Long words', path: LONG_WORDS, seo, sections };
  for (const { code, path, ...issue } of page.safeParse(long).error?.issues ?? []) {
    const last = path.at(-1) ?? '';
    // biome-ignore lint/suspicious/noExplicitAny: fields of any section
    const holder = path.slice(0, -1).reduce<any>((one, key) => one[key], long);
    if (code === 'too_big' && 'maximum' in issue)
      holder[last] = holder[last].slice(0, Number(issue.maximum));
  }
  return long;
}

/** Changes every record that a pattern matches. */
function changeRecords<T>(
  folder: string,
  pattern: string,
  change: (record: T, i: number) => object,
) {
  for (const [i, file] of globSync(pattern, { cwd: folder }).sort().entries()) {
    const path = join(folder, file);
    writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(path, 'utf8')), i)));
  }
}

/** Applies all changes to the records of a copy of the project. */
export function changeContent(folder: string): void {
  writeOwnRecords(folder);
  // Every second course has a past date.
  changeRecords<object>(folder, 'content/courses/*.json', (course, i) => ({
    ...course,
    ...COURSE,
    ...(i === 0 && { measure: undefined, provider: undefined }),
    ...(i % 2 === 1 && { next: '2020-01-31' }),
  }));
  changeRecords<object>(folder, 'content/testimonials/*.json', (letter, i) => ({
    ...letter,
    ...LETTER,
    ...(i === 0 && { name: WORD }),
  }));
  changeRecords<object>(folder, 'content/features/*.json', (feature, i) => ({
    ...feature,
    ...(i === 0 && { title: WORD }),
  }));
  changeRecords<object>(folder, 'content/brand/brand.json', (brand) => ({
    ...brand,
    name: LONG_NAME,
  }));
  changeRecords<{ booking?: object; navigation: Labelled[] }>(
    folder,
    'content/site/site.json',
    (site) => ({
      ...site,
      navigation: repeated(site.navigation, MANY.links),
      ...(site.booking && { booking: { ...site.booking, href: BOOKED } }),
    }),
  );
  changeRecords<PageFile>(folder, 'content/pages/*.json', (page) => ({
    ...page,
    sections: page.sections.map(({ _template, ...section }) => ({
      _template,
      ...section,
      ...CHANGED[_template]?.(section),
    })),
  }));
  writeFileSync(join(folder, 'content/pages/diwali.json'), JSON.stringify(CAMPAIGN));
  const pages = globSync('content/pages/*.json', { cwd: folder })
    .filter((file) => !translationOf(file))
    .map((file): PageFile => JSON.parse(readFileSync(join(folder, file), 'utf8')));
  writeFileSync(
    join(folder, 'content/pages/long-words.json'),
    JSON.stringify(longWordsPage(pages)),
  );
  const events = pages.find(({ sections }) =>
    sections.some(({ _template }) => _template === 'timeline'),
  );
  if (events)
    writeFileSync(
      join(folder, 'content/pages/past-evenings.json'),
      JSON.stringify(timelinePage(events)),
    );
  for (const [slug, event] of Object.entries({ school: SCHOOL, evening: EVENING }))
    writeFileSync(
      join(folder, `content/events/${slug}.mdx`),
      `---\n${stringify(event, { version: '1.1' })}---\n\n${EVENT_TEXT}\n`,
    );
}
