import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, SectionOf } from '../../content/schema/pages.ts';
import { TYPE } from '../../content/schema/section.ts';
import type { Talk } from '../../content/schema/talks.ts';
import type { Member } from '../../content/schema/team.ts';
import { titleOfTalk } from './titleOfTalk.ts';

/** So many people spoke, and so many talks were given: two hundred records. */
export const SPEAKERS = 72;
export const TALKS = 128;

/** How many people stand in one group; more than a group may have would be refused. */
const A_GROUP = 18;

/** Names as programmes have them: long, of one word, with signs, and in five scripts. All are invented. */
const GIVEN = [
  'Vaishnavi',
  'अनाहिता',
  'Jean-Baptiste',
  'ليلى',
  '慕容',
  'Ọlábísí',
  'Þórgunnur',
  'सुमेधा',
  'سليمان',
  'Thi Ngọc Hân',
  'Aarav',
  '司徒',
];
const FAMILY = [
  'Subrahmanyam-Venkataraghavan',
  'कुलश्रेष्ठ',
  'de la Croix-Montgolfier',
  'الأنصاريّ الدمشقيّ',
  '清漪',
  'Adébáyọ̀',
  'Hallgrímsdóttir',
  'भट्टाचार्य',
  'بن عبد الرحمن',
  'O’Sullivan',
  'X',
  '望舒',
];

/** What tells people of one name from each other. */
const ROUNDS = ['', 'II', 'III', 'IV', 'V', 'VI'];

const nameOf = (number: number): string => {
  const [given = '', family = ''] = [GIVEN[number % GIVEN.length], FAMILY[number % FAMILY.length]];
  const round = Math.floor(number / GIVEN.length);
  return round === 0 ? `${given} ${family}` : `${given} ${family} ${ROUNDS[round] ?? ''}`;
};

const PORTRAIT = '/images/team/conference.svg';
const PICTURE = '/images/talks/conference.svg';
/** A ridge in a frame of some ratio. */
const drawing = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path d="M0 ${height}L${width * 0.4} ${height * 0.3}L${width * 0.6} ${height * 0.6}L${width} ${height * 0.1}V${height}Z" fill="#35524a"/></svg>\n`;

const SENTENCE =
  'We took apart what the venue publishes, what it delays and what it leaves out, and asked of each what an order would have paid for it. ';

const padded = (number: number) => String(number).padStart(3, '0');
const speakerFile = (number: number) => `content/team/speaker-${padded(number % SPEAKERS)}.json`;

const speaker = (number: number): Member => ({
  name: nameOf(number),
  role:
    number % 5 === 0
      ? 'Associate professor of stochastic analysis, and head of research at a house that prefers not to be named here'
      : 'Quantitative developer',
  description: SENTENCE.repeat(1 + (number % 4)).trim(),
  ...(number % 6 !== 2 && {
    image: PORTRAIT,
    alt: 'A ridge under an empty sky, where a portrait would be',
  }),
});

/** A talk as organisers export it: some without minutes, picture or speaker, some by two or three. */
function talk(number: number, after: number): Talk {
  const others = [1, 2].slice(0, number % 3 === 0 ? 1 + (number % 2) : 0);
  return {
    id: after + number + 1,
    title: titleOfTalk(number),
    description: SENTENCE.repeat(1 + (number % 4)).trim(),
    type: number % 7 === 0 ? 'podcast' : 'seminar',
    date: new Date(Date.UTC(2026, 8, 1 + (number % 4))).toISOString().slice(0, 10),
    ...(number % 4 !== 1 && { minutes: number % 9 === 0 ? 240 : 25 }),
    ...(number % 11 !== 5 && { speaker: speakerFile(number) }),
    ...(number % 11 !== 5 &&
      others.length > 0 && {
        others: others.map((step) => ({ member: speakerFile(number + step) })),
      }),
    playLink: `https://recordings.conference.example/2026/${padded(number)}`,
    ...(number % 3 !== 2 && { thumbnailUrl: PICTURE, alt: 'A ridge that rises to the right' }),
  };
}

const groupOf = (index: number): SectionOf<'teamGroup'> => ({
  [TYPE]: 'teamGroup',
  title: `Speakers of day ${index + 1}`,
  text: 'In the order in which they spoke.',
  layout: 'list',
  anchor: `day-${index + 1}`,
  members: Array.from({ length: A_GROUP }, (_, i) => ({
    member: speakerFile(index * A_GROUP + i),
  })),
});

/** What came into a site. */
interface Poured {
  readonly talks: Talk[];
  readonly speakers: Member[];
  readonly route: string;
}

/** The record of the page where people stand. */
function pageOfPeople(folder: string): { file: string; page: Page } {
  for (const file of globSync('content/pages/*.json', { cwd: folder }).sort()) {
    const page: Page = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    if (page.sections.some((section) => section[TYPE] === 'teamGroup')) return { file, page };
  }
  throw new Error('No page has a group of people.');
}

/**
 * Pours a conference's talks and speakers into a site, as a script would from the organiser's export.
 * @param folder top of a copy, never of the site itself
 * @returns the talks, the newest first, the speakers, and the address of the page where these stand
 */
export function pourConference(folder: string): Poured {
  const write = (file: string, text: string) => {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const json = (file: string, record: object) =>
    write(file, `${JSON.stringify(record, null, 2)}\n`);
  const speakers = Array.from({ length: SPEAKERS }, (_, number) => speaker(number));
  const talks = Array.from({ length: TALKS }, (_, number) => talk(number, AFTER));
  write(`public${PORTRAIT}`, drawing(4, 5));
  write(`public${PICTURE}`, drawing(16, 9));
  for (const [number, record] of speakers.entries()) json(speakerFile(number), record);
  for (const [number, record] of talks.entries())
    json(`content/talks/talk-of-${padded(number)}.json`, record);
  const { file, page } = pageOfPeople(folder);
  const groups = Array.from({ length: SPEAKERS / A_GROUP }, (_, index) => groupOf(index));
  json(file, { ...page, sections: [...page.sections, ...groups] });
  return { talks: talks.toReversed(), speakers, route: page.path };
}

/** Numbers that the site's own talks do not reach. */
const AFTER = 1_000;
