import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, parse as parsePath } from 'node:path';
import { stringify } from 'yaml';
import { placesOf } from './content.ts';
import { COUNTERS, GALLERY, ROWS, SLIDES, TOOLS, writeOwnRecords } from './otherRecords.ts';

// Content that says what the site's own need not: every optional fact, services of others, what comes. Of the site's own
// records it knows how many there are, and no word.

/** The names of the records of a kind, in order; those that the tests run on are the working directory's. */
const namesOf = (folder: string, root = '.') =>
  globSync(`content/${folder}/*.{json,mdx}`, { cwd: root })
    .map((file) => parsePath(file).name)
    .sort();

/** Everybody of the team. */
const PEOPLE = namesOf('team').map((slug) => ({
  slug,
  name: String(JSON.parse(readFileSync(`content/team/${slug}.json`, 'utf8')).name),
}));

/** Who teaches every course. */
export const [TUTOR = { slug: '', name: '' }] = PEOPLE;

export const COURSE = {
  level: 'Second year of a degree in engineering',
  length: 'Six weeks, two evenings each',
  next: '2999-01-31',
  price: '₹14,900, with the taxes',
  tutor: `content/team/${TUTOR.slug}.json`,
  button: 'Apply for the next round',
};

export const LETTER = {
  employer: 'Konkan Stock Exchange',
  outcome: 'Market-risk analyst since 2024',
};

/** Events that are coming for as long as anybody builds this. */
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

/** Recordings whose players can be shown. */
export const YOUTUBE = 'https://youtu.be/aBcDeFgHiJk';
export const VIMEO = 'https://vimeo.com/123456789';

interface TalkFile extends Record<string, unknown> {
  id: number;
}

const readTalks = (root: string): TalkFile[] =>
  namesOf('talks', root).map((name) =>
    JSON.parse(readFileSync(join(root, `content/talks/${name}.json`), 'utf8')),
  );

/** Where the recording of a talk lies: one with a picture at each host, however few there are. */
const recordingOf = (id: number) => {
  if (id === SHARED) return VIMEO;
  return id === LONG.id || id % 2 ? YOUTUBE : VIMEO;
};

/** Words as long as a record may have. */
const LONG_TITLE =
  'Interest-rate derivatives, counterparty valuation adjustments and everything that a margin call has ever taught anybody';
const LONG_TEXT =
  'What a desk learns in its first year is mostly how little of it was in the book, and that is no fault of the book. ';

/** A talk of which nothing is known but what it says, one by three people, and one whose words are long. */
const [newest = 1, second = 2, third = 3, fourth = 4] = readTalks('.')
  .map(({ id }) => id)
  .sort((a, b) => b - a);
export const BARE = newest;
export const SHARED = second;
/** Who speaks with the speaker of that talk. */
export const ALSO = PEOPLE.filter(
  ({ slug }) =>
    readTalks('.').find(({ id }) => id === SHARED)?.speaker !== `content/team/${slug}.json`,
).slice(0, 2);
export const LONG = { id: fourth, title: LONG_TITLE, description: LONG_TEXT.repeat(5).trim() };

const talkLike = ({ id, thumbnailUrl, alt, minutes, speaker, ...talk }: TalkFile): object => {
  const facts = { thumbnailUrl, alt, minutes, speaker };
  if (id === BARE) return { ...talk, id };
  if (id === SHARED)
    return {
      ...talk,
      ...facts,
      id,
      others: ALSO.map(({ slug }) => ({ member: `content/team/${slug}.json` })),
    };
  return { ...talk, ...facts, id, ...(id === LONG.id && LONG) };
};

/** The talk that stays where it is. */
export const ELSEWHERE = third;

/** An event at a scheduling service that the site knows. */
export const BOOKED = 'https://cal.com/nikash/30min';

/** Where numbers of the home page come from. */
export const COUNTED = 'Counted on the first of January by somebody else.';
export const ASKED = 'Asked of all who came, and half of them answered.';

/** A name as long as a brand may have. */
export const LONG_NAME = 'Vandenbroucke & Waghorne';

/** More of some things than a site may have. */
export const MANY = { links: 9, chips: 10, counters: COUNTERS.length, slides: SLIDES } as const;

interface Labelled {
  label: string;
}

interface SectionFile {
  _template: string;
  chips: Labelled[];
  statistics: object[];
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

/** So many of them, over and over, each with a label of its own. */
const repeated = <T extends Labelled>(items: readonly T[], count: number): T[] =>
  Array.from({ length: count }, (_, i) => {
    const item = items[i % items.length] as T;
    return i < items.length ? item : { ...item, label: `${item.label.slice(0, 16)} ${i + 1}` };
  });

/** What is changed of a section, by its kind. */
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

/** The widest number that a record may hold. */
const WIDEST = { value: 1_000_000, suffix: 'W'.repeat(12), label: 'orders in a day' };

/** A page that the site has not: it begins without a heading, has one kind twice, and hides a section. */
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

/** Where the timeline stands alone, with nothing that is coming before it. */
export const TIMELINE = '/past-evenings';

/** That page: what opens the site's own page of events, some words, and the timeline. */
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

/** Changes every record that a pattern names. */
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

/** Gives the records of a copy of the project all of it. */
export function changeContent(folder: string): void {
  writeOwnRecords(folder);
  // Every second course has a date that is over.
  changeRecords<object>(folder, 'content/courses/*.json', (course, i) => ({
    ...course,
    ...COURSE,
    ...(i === 0 && { measure: undefined, provider: undefined }),
    ...(i % 2 === 1 && { next: '2020-01-31' }),
  }));
  changeRecords<object>(folder, 'content/testimonials/*.json', (letter) => ({
    ...letter,
    ...LETTER,
  }));
  changeRecords<TalkFile>(folder, 'content/talks/*.json', (talk) => ({
    ...talkLike(talk),
    ...(talk.id !== ELSEWHERE && { playLink: recordingOf(talk.id) }),
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
  const events = globSync('content/pages/*.json', { cwd: folder })
    .map((file): PageFile => JSON.parse(readFileSync(join(folder, file), 'utf8')))
    .find(({ sections }) => sections.some(({ _template }) => _template === 'timeline'));
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
