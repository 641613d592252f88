import { z } from 'zod';
import {
  isFields,
  itemOf,
  listSize,
  openField,
  shapeOf,
  variantOf,
} from '../../content/load/read/schemaWalk.ts';
import { ADDRESSES } from './addresses.ts';

// Words in the second brand's language, as many as a place takes: made, so that every place has some.

type Schema = z.core.$ZodType;

const BEGINNINGS = [
  'Zins',
  'Kurs',
  'Markt',
  'Preis',
  'Handels',
  'Börsen',
  'Mess',
  'Rechen',
  'Lehr',
  'Zeit',
  'Grenz',
  'Wert',
  'Ertrags',
  'Risiko',
  'Wetter',
  'Abend',
  'Speicher',
  'Hafen',
  'Waagen',
];
const ENDINGS = [
  'buch',
  'werk',
  'kunst',
  'probe',
  'linie',
  'stunde',
  'frage',
  'kette',
  'tafel',
  'reihe',
  'maß',
  'größe',
  'übung',
  'blatt',
  'runde',
  'zahl',
  'lehre',
];

const SENTENCES = [
  'Wer misst, der irrt seltener, und wer zweimal misst, der weiß auch, um wie viel.',
  'Ein Preis ist eine Meinung, für die schon jemand bezahlt hat.',
  'Wir rechnen erst mit der Hand und dann mit der Maschine, nie umgekehrt.',
  'Über Größe, Gefahr und Gewinn schweigen wir nicht, wir schreiben sie auf.',
  'Die Wahrscheinlichkeitsverteilungsfunktion steht an der Tafel, bevor jemand handelt.',
  'Jede Übung endet mit der Frage, was die Antwort kosten würde.',
];

/** The word of a number: each beginning with each ending, neighbours with another of both. */
export const word = (number: number): string => {
  const round = Math.floor(number / BEGINNINGS.length);
  return `${BEGINNINGS[number % BEGINNINGS.length]}${ENDINGS[(number + round) % ENDINGS.length]}`;
};

const cut = (text: string, max: number) =>
  text.length <= max
    ? text
    : text
        .slice(0, max)
        .replace(/\s*\S*$/u, '')
        .replace(/[\s,;:.–]+$/u, '');

/** Some sentences, the first of them by number: at least so many characters, and no more than a place holds. */
export function sentences(number: number, min = 1, max = 160): string {
  let text = SENTENCES[number % SENTENCES.length] ?? '';
  const wanted = Math.min(min, max);
  for (let next = number + 1; text.length < wanted; next++)
    text += ` ${SENTENCES[next % SENTENCES.length]}`;
  const short = cut(text, max);
  return short.length >= wanted ? short : text.slice(0, max).trimEnd();
}

/** Words from here on are two with "and" between. */
const ROOM_FOR_TWO = 38;

/** What was written already. */
const written = new Set<string>();

/** Words that stand nowhere else: two things of one name on a page could not be told apart by whoever hears them. */
function words(number: number, min: number, max: number): string {
  for (let next = number; ; next++) {
    const text = wordsAt(next, min, max);
    if (written.has(text) && next < number + MANY) continue;
    written.add(text);
    return text;
  }
}

/** How many words are tried. */
const MANY = 400;

function wordsAt(number: number, min: number, max: number): string {
  const one = word(number);
  if (one.length > max) return cut(one, max);
  const two = `${one} und ${word(number * 3 + 5)}`;
  const best = max >= ROOM_FOR_TWO && number % 3 !== 0 ? two : one;
  return best.length >= min ? best : sentences(number, min, max);
}

/** What `npm run init` leaves in the place of a firm's words. */
const PLACEHOLDER = /^(?:Your |Words for )| goes here\b/;

const PAGES = Object.values(ADDRESSES);

/** By how many characters a text may be longer than the next. */
const MORE = 70;

/** Counts the texts of a site, so that no two of them are alike. */
let count = 0;

/**
 * A record of a skeleton with words in the place of placeholders, and links to the brand's own pages. What stands in
 * English without being a placeholder, as words of a control, has to be given by whoever calls.
 */
export function inGerman(field: Schema, value: unknown, key = ''): unknown {
  const { schema, meta } = openField(field);
  if (Array.isArray(value))
    return value.map((one) => inGerman(variantOf(itemOf(field), one) ?? schema, one));
  if (isFields(value)) {
    const shape = shapeOf(schema);
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        shape[name] ? inGerman(shape[name], inner, name) : inner,
      ]),
    );
  }
  if (typeof value !== 'string') return value;
  if (meta?.widget === 'link' && /^[/#]/.test(value)) return PAGES[++count % PAGES.length];
  if (!PLACEHOLDER.test(value) || schema instanceof z.ZodURL) return value;
  const { minimum = 1, maximum = 160 } = listSize(schema);
  count += 1;
  if (key === 'figure') return `${5 + (count % 90)} %`;
  return meta?.widget === 'textarea' || meta?.widget === 'markdown'
    ? sentences(count, minimum + MORE * (count % 3), meta.best ?? maximum)
    : words(count, minimum, maximum);
}
