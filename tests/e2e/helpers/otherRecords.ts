import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { stringify } from 'yaml';

// Records that replace those of the site, in the numbers and of the kinds that tests of widgets need.

/** A picture of one colour, of the size that its layout needs. */
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#35524a' } })
    .webp()
    .toBuffer();

const PICTURES_OF = {
  events: await picture(1280, 853),
  gallery: await picture(1600, 1000),
  tools: await picture(1440, 900),
  phone: await picture(720, 1034),
} as const;

const ALT = 'People in a hall, and a speaker before them';
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="48" viewBox="0 0 160 48"><path d="M2 2H158V46H2Z" fill="none" stroke="#0e1726" stroke-width="4"/></svg>\n';

/** The number of logos in the row. */
export const LOGOS = 12;

/** Counters with the specification's numbers: 118 with K+ and 4500 with +. */
export const COUNTERS = [
  { value: 118, suffix: 'K+', label: 'followers of the desk' },
  { value: 4500, suffix: '+', label: 'mentored at the desk' },
] as const;

/** The slides of the two slideshows, with their own pictures: many, and few. */
export const SLIDES = 12;
export const FEW_SLIDES = 4;
const numbered = <T>(count: number, make: (number: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i + 1));

export const TOOLS = numbered(SLIDES, (number) => ({
  label: `Screen ${number}`,
  src: `/images/tools/screen-${number}.webp`,
  phone: `/images/tools/screen-${number}-phone.webp`,
  alt: ALT,
}));
export const GALLERY = numbered(FEW_SLIDES, (number) => ({
  title: `Evening ${number}`,
  caption: 'Questions from the floor',
  date: '2025',
  src: `/images/gallery/hall-${number}.webp`,
  alt: ALT,
}));

/** Testimonials: two rows of four. */
export const LETTERS = 8;
const letterFile = (number: number) => `content/testimonials/letter-${number}.json`;
const rowFrom = (first: number) =>
  numbered(LETTERS / 2, (place) => ({ testimonial: letterFile(first + place) }));
export const ROWS = { first: rowFrom(0), second: rowFrom(LETTERS / 2) };

/** Past events, newest first, in three years: together with the two upcoming ones, they fit on one address. */
export const EVENTS = 14;
/** The newest event, with three pictures: below the first screen of most windows. */
export const FIRST = 'evening-1';
export const FIRST_TITLE = 'Evening 1 at the desk';
/** An event of four pictures, far below the first screen. */
export const FAR = 'evening-9';
/** The number of pictures of some events, which have no place. */
export const PICTURES: Readonly<Record<string, number>> = {
  'evening-4': 1,
  'evening-11': 7,
  'evening-13': 12,
};
const COUNTS: Readonly<Record<string, number>> = { [FIRST]: 3, [FAR]: 4, ...PICTURES };

const TEXT = `${'Somebody brought an idea that could be said in a sentence, and we tested it on ten years of prices, costs and all. '.repeat(4).trim()}\n\nNobody left before the lamps went out.`;

/** The date of an event: one every two months, back from December 2025. */
const dayOf = (number: number) =>
  new Date(Date.UTC(2025, 11 - 2 * (number - 1), 19)).toISOString().slice(0, 10);

function eventText(number: number): string {
  const slug = `evening-${number}`;
  const date = dayOf(number);
  const images = numbered(COUNTS[slug] ?? 2, (place) => ({
    src: `/images/events/hall-${place}.webp`,
    alt: ALT,
  }));
  const event = {
    title: `Evening ${number} at the desk`,
    dates: date.slice(0, 4),
    date,
    ...(!(slug in PICTURES) && { place: 'Strand House' }),
    link: 'https://organiser.example/evening',
    images,
  };
  return `---\n${stringify(event, { version: '1.1' })}---\n\n${TEXT}\n`;
}

/** Three people, who are speakers and tutors. */
export const PEOPLE = [
  { file: 'content/team/person-1.json', name: 'Person One' },
  { file: 'content/team/person-2.json', name: 'Person Two' },
  { file: 'content/team/person-3.json', name: 'Person Three' },
] as const;
const [SPEAKER, ...ALSO] = PEOPLE;

/** The other speaker of a shared talk. */
export { ALSO };

/** Recordings whose players can be embedded. */
const YOUTUBE = 'https://youtu.be/aBcDeFgHiJk';
const VIMEO = 'https://vimeo.com/123456789';

/** Words of the greatest length in a talk. */
export const LONG_TITLE =
  'Interest-rate derivatives, counterparty valuation adjustments and everything that a margin call has ever taught anybody';
const LONG_TEXT =
  'What a desk learns in its first year is mostly how little of it was in the book, and that is no fault of the book. ';

const talkOf = (number: number) => ({
  title: `Talk ${number}`,
  type: number % 2 ? 'seminar' : 'podcast',
  date: dayOf(number),
});
const FACTS = {
  thumbnailUrl: '/images/talks/hall.webp',
  alt: ALT,
  minutes: 51,
  speaker: SPEAKER.file,
};

/**
 * Talks, newest first: one with only its required fields, one by three people, one whose recording is at a host without
 * a player, one with long words, and a usual one.
 */
export const TALKS = [
  { ...talkOf(1), playLink: YOUTUBE },
  {
    ...talkOf(2),
    ...FACTS,
    others: ALSO.map(({ file }) => ({ member: file })),
    playLink: VIMEO,
  },
  { ...talkOf(3), ...FACTS, playLink: 'https://recordings.example/talk-3' },
  {
    ...talkOf(4),
    ...FACTS,
    title: LONG_TITLE,
    description: LONG_TEXT.repeat(5).trim(),
    playLink: YOUTUBE,
  },
  { ...talkOf(5), ...FACTS, playLink: VIMEO },
] as const;
/** The indexes of the first four in the list. */
export const [BARE, SHARED, ELSEWHERE, LONG] = [0, 1, 2, 3] as const;

/** Replaces the logos, events, talks and pictures of a copy by those of the tests, and adds people to its team. */
export function writeOwnRecords(folder: string): void {
  const write = (file: string, content: string | Buffer) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  };
  for (const file of globSync('content/{events,logos,talks}/*', { cwd: folder }))
    rmSync(join(folder, file));
  for (let number = 1; number <= EVENTS; number++)
    write(`content/events/evening-${number}.mdx`, eventText(number));
  write('public/images/logos/house.svg', LOGO);
  for (let id = 0; id < LOGOS; id++) {
    const logo = { id, name: `House ${id + 1}`, path: '/images/logos/house.svg' };
    write(`content/logos/house-${id + 1}.json`, JSON.stringify(logo));
  }
  for (const { file, name } of PEOPLE) write(file, JSON.stringify({ name }));
  write('public/images/talks/hall.webp', PICTURES_OF.events);
  for (const [i, talk] of TALKS.entries())
    write(`content/talks/talk-${i + 1}.json`, JSON.stringify({ id: TALKS.length - i, ...talk }));
  write('public/images/testimonials/letter.webp', PICTURES_OF.phone);
  for (let number = 1; number <= LETTERS; number++) {
    const letter = {
      name: `Learner ${number}`,
      username: `@learner_${number}`,
      body: `Letter ${number}: they had me price the thing by hand before I was let near a screen.`,
      img: '/images/testimonials/letter.webp',
      alt: ALT,
    };
    write(letterFile(number), JSON.stringify(letter));
  }
  for (let number = 1; number <= SLIDES; number++) {
    write(`public/images/events/hall-${number}.webp`, PICTURES_OF.events);
    write(`public/images/gallery/hall-${number}.webp`, PICTURES_OF.gallery);
    write(`public/images/tools/screen-${number}.webp`, PICTURES_OF.tools);
    write(`public/images/tools/screen-${number}-phone.webp`, PICTURES_OF.phone);
  }
}
