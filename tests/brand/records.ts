import { dayText } from '../../content/schema/datetime.ts';
import { BRAND } from './brand.ts';
import { sentences, word } from './german.ts';

// The second brand's records: of each kind as many as the sample has not, from none to forty.

type Fields = Readonly<Record<string, unknown>>;

/** How many there are of each kind. */
export const COUNTS = {
  logos: 40,
  team: 40,
  talks: 13,
  events: 23,
  articles: 2,
  courses: 8,
  features: 0,
  testimonials: 3,
  benefits: 1,
  slides: 7,
  pictures: 2,
} as const;

/** Names in four scripts, one of them long and one of a single letter; all are invented. */
const NAMES = [
  'Anke Rüdiger-Schönemann',
  'अनाहिता कुलश्रेष्ठ',
  'ليلى بن عبد الرحمن الأنصاريّ',
  '慕容清漪',
  'Jürgen Weiß',
  'सुमेधा भट्टाचार्य',
  'سليمان الدمشقيّ',
  '司徒望舒',
  'X',
  'Karl-Friedrich von und zu Oberschneckenhausen-Wittgenstein',
];

const nameOf = (number: number): string => {
  const round = Math.floor(number / NAMES.length);
  const name = NAMES[number % NAMES.length] ?? '';
  return round === 0 ? name : `${name} ${'I'.repeat(round + 1)}`;
};

const padded = (number: number) => String(number).padStart(2, '0');

/** The file of a record by its place, from 0. */
export const fileOf = (folder: string, number: number): string =>
  `content/${folder}/nummer-${padded(number + 1)}.${['events', 'articles'].includes(folder) ? 'mdx' : 'json'}`;

/** A picture of a folder, as the brand has drawn one. */
export const pictureOf = (folder: string): string => `/images/${folder}/bild.webp`;
export const drawingOf = (folder: string): string => `/images/${folder}/placeholder.svg`;
export const UPRIGHT = '/images/tools/hochbild.webp';

const ALT = 'Ein Rahmen mit seinen Diagonalen und einem Punkt darin';

const logo = (number: number): Fields => ({
  id: number,
  name: `Haus ${word(number)}`,
  path: drawingOf('logos'),
});

const member = (number: number): Fields => ({
  name: nameOf(number),
  role: number % 4 === 0 ? sentences(number, 1, 110) : word(number),
  description: sentences(number, 40 + 60 * (number % 4), 400),
  ...(number % 3 !== 1 && { image: pictureOf('team'), alt: ALT }),
});

/** The newest stands last, and has everything; others lack a picture, their length or who speaks. */
const talk = (number: number): Fields => {
  const fromEnd = COUNTS.talks - 1 - number;
  return {
    id: number + 1,
    title: number % 5 === 0 ? sentences(number, 1, 118) : `${word(number)} und ${word(number + 3)}`,
    description: sentences(number, 40 + 100 * (number % 3), 500),
    type: number % 5 < 2 ? 'podcast' : 'seminar',
    date: `${2024 + Math.floor(number / 12)}-${padded(1 + (number % 12))}-14`,
    ...(fromEnd % 4 !== 3 && { minutes: 20 + 7 * number }),
    ...(fromEnd % 5 !== 4 && { speaker: fileOf('team', number) }),
    ...(fromEnd === 2 && { others: [{ member: fileOf('team', 20) }] }),
    playLink: `https://filme.lotwerk.example/${number + 1}`,
    ...(fromEnd % 6 !== 5 && { thumbnailUrl: pictureOf('talks'), alt: ALT }),
  };
};

/** The first two are to come, one of them cancelled; some have times, some no picture. */
const event = (number: number): Fields => {
  const year = number < 2 ? 2095 : 2025 - Math.floor(number / 3);
  const date = `${year}-${padded(10 - 3 * (number % 3))}-0${1 + (number % 9)}`;
  const pictures = [3, 0, 1, 2, 5][number % 5] ?? 0;
  return {
    title: number % 6 === 0 ? sentences(number, 1, 110) : `${word(number)} im Speicher`,
    dates: dayText(date),
    date,
    ...(number % 4 === 0 && { starts: '18:30', ends: '21:00' }),
    ...(number === 1 && { cancelled: true }),
    ...(number % 4 !== 0 && { place: 'Speicher 4, Hamburg' }),
    ...(number % 3 !== 1 && { link: 'https://veranstalter.example/abend' }),
    images: Array.from({ length: pictures }, () => ({ src: pictureOf('events'), alt: ALT })),
    body: sentences(number, 80 + 150 * (number % 5), 2_000),
  };
};

/** The newest is by somebody of the team and has a picture, the other is by a stranger and has every kind of text. */
const article = (number: number): Fields => ({
  title: number === 0 ? sentences(number, 1, 60) : `${word(number)} und ${word(number + 3)}`,
  date: `2025-0${3 - number}-14`,
  ...(number === 0
    ? { member: fileOf('team', 1), picture: pictureOf('articles'), alt: ALT }
    : { author: nameOf(9) }),
  description: sentences(number, 80, 160),
  body: [
    sentences(number, 400, 900),
    `## ${word(number + 5)}`,
    sentences(number + 1, 600, 1_200),
    `- ${sentences(1)}\n- ${sentences(2)}`,
    `> ${sentences(number + 4)}`,
    `1. ${sentences(3)}\n2. [${word(7)}](https://quelle.lotwerk.example/)`,
  ].join('\n\n'),
});

const course = (number: number): Fields => ({
  title: number === 3 ? sentences(number, 1, 110) : `Kurs ${word(number)}`,
  description: sentences(number, 40 + 80 * (number % 3), 400),
  ...(number % 2 === 0 && { measure: `${number + 2} Abende`, provider: BRAND.name }),
  ...(number % 3 === 0 && { price: `${190 + number} €`, length: 'Sechs Wochen' }),
  link: 'https://kurse.lotwerk.example/',
  path: pictureOf('courses'),
  ...(number % 4 === 3 ? { decorative: true } : { alt: ALT }),
});

const feature = (number: number): Fields => ({
  id: number + 1,
  label: `/pult/${number + 1}`,
  title: `${word(number)} am Pult`,
  content: sentences(number, 40, 180),
  detail: sentences(number + 1, 120, 500),
  className: number % 2 === 1 ? 'narrow' : 'wide',
  thumbnail: drawingOf('features'),
  alt: ALT,
});

const testimonial = (number: number): Fields => ({
  name: nameOf(number + 2),
  username: `@brief_${number + 1}`,
  body: sentences(number, 40 + 120 * number, 480),
  img: pictureOf('testimonials'),
  alt: ALT,
});

const benefit = (number: number): Fields => ({
  title: `${word(number)} inbegriffen`,
  description: sentences(number, 60, 300),
  icon: drawingOf('icons'),
});

const numbered = (folder: string, count: number, make: (number: number) => Fields) =>
  Array.from({ length: count }, (_, number) => [fileOf(folder, number), make(number)] as const);

/** Every record but pages and what all pages share, by its file. */
export const records = (): ReadonlyMap<string, Fields> =>
  new Map([
    ...numbered('logos', COUNTS.logos, logo),
    ...numbered('team', COUNTS.team, member),
    ...numbered('talks', COUNTS.talks, talk),
    ...numbered('events', COUNTS.events, event),
    ...numbered('articles', COUNTS.articles, article),
    ...numbered('courses', COUNTS.courses, course),
    ...numbered('features', COUNTS.features, feature),
    ...numbered('testimonials', COUNTS.testimonials, testimonial),
    ...numbered('hiring-benefits', COUNTS.benefits, benefit),
  ]);

/** Slides of the platform, and pictures of events, as their sections name them. */
export const slides = () =>
  Array.from({ length: COUNTS.slides }, (_, number) => ({
    label: word(number + 9),
    src: pictureOf('tools'),
    phone: UPRIGHT,
    alt: ALT,
  }));
export const pictures = () =>
  Array.from({ length: COUNTS.pictures }, (_, number) => ({
    title: word(number + 11),
    caption: sentences(number, 1, 80),
    date: '2025',
    src: pictureOf('gallery'),
    alt: ALT,
  }));
