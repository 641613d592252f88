import type { Talk } from '../../content/schema/talks.ts';
import type { Member } from '../../content/schema/team.ts';
import { FIRST_NUMBER, PICTURE, PORTRAIT, type Programme } from './Programme.ts';
import { titleOfTalk } from './titleOfTalk.ts';

/** As many as the largest firms of this kind have had over the years. */
const SPEAKERS = 534;
const TALKS = 500;
const EVENTS = 485;
/** How many of these events are upcoming: more than two addresses hold. */
const UPCOMING = 40;

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

/** Names of 60 letters, with spaces and without: of a speaker with a portrait, and of one without. */
const LONG: Readonly<Record<number, string>> = {
  1: 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis',
  2: 'María Carmen Gutiérrez de la Concepción y Villanueva de Sanz',
};

const nameOf = (number: number): string => {
  const long = LONG[number];
  if (long) return long;
  const [given = '', family = ''] = [GIVEN[number % GIVEN.length], FAMILY[number % FAMILY.length]];
  const round = Math.floor(number / GIVEN.length);
  return round === 0 ? `${given} ${family}` : `${given} ${family} ${round + 1}`;
};

const SENTENCE =
  'We took apart what the venue publishes, what it delays and what it leaves out, and asked of each what an order would have paid for it. ';

const padded = (number: number) => String(number).padStart(3, '0');
const speakerFile = (number: number) => `content/team/speaker-${padded(number % SPEAKERS)}.json`;

const roleOf = (number: number) =>
  number % 5 === 0
    ? 'Associate professor of stochastic analysis, and head of research at a house that prefers not to be named here'
    : 'Quantitative developer';

/** A speaker as organisers export them: some without a role, a biography or a portrait. */
const speaker = (number: number): Member => ({
  name: nameOf(number),
  ...(number % 7 !== 3 && { role: roleOf(number) }),
  ...(number % 8 !== 6 && { description: SENTENCE.repeat(1 + (number % 4)).trim() }),
  ...(number % 6 !== 2 && {
    image: PORTRAIT,
    alt: 'A ridge under an empty sky, where a portrait would be',
  }),
});

/** A talk as organisers export it: some without minutes, picture or speaker, some by two or three. */
function talk(number: number): Talk {
  const others = [1, 2].slice(0, number % 3 === 0 ? 1 + (number % 2) : 0);
  return {
    id: FIRST_NUMBER + number,
    title: titleOfTalk(number),
    ...(number % 13 !== 4 && { description: SENTENCE.repeat(1 + (number % 4)).trim() }),
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

/** An evening of earlier years, one every four days; the last `UPCOMING` are seventy years later. */
function event(number: number): string {
  const year = number < EVENTS - UPCOMING ? 2019 : 2089;
  const day = new Date(Date.UTC(year, 0, 5 + number * 4)).toISOString().slice(0, 10);
  return [
    '---',
    `title: ${JSON.stringify(titleOfTalk(number))}`,
    `dates: ${JSON.stringify(day)}`,
    `date: "${day}"`,
    'place: A hall by the harbour',
    'link: https://conference.example/evenings',
    'images:',
    ...[PICTURE, PORTRAIT].flatMap((src) => [
      `  - src: ${src}`,
      '    alt: A ridge under an empty sky',
    ]),
    '---',
    '',
    SENTENCE.repeat(1 + (number % 3)).trim(),
    '',
  ].join('\n');
}

/**
 * Records in the shapes that real programmes have; the people in them are invented.
 * @param share of all records, above 0 and at most 1
 */
export function inventedProgramme(share = 1): Programme {
  const numbers = (count: number) =>
    Array.from({ length: Math.ceil(count * share) }, (_, number) => number);
  return {
    speakers: new Map(numbers(SPEAKERS).map((number) => [speakerFile(number), speaker(number)])),
    talks: new Map(
      numbers(TALKS).map((number) => [
        `content/talks/talk-of-${padded(number)}.json`,
        talk(number),
      ]),
    ),
    events: new Map(
      numbers(EVENTS).map((number) => [
        `content/events/evening-${padded(number)}.mdx`,
        event(number),
      ]),
    ),
  };
}
