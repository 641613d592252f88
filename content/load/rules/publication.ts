import { type Collection, collections } from '../../schema/collections.ts';
import { momentText } from '../../schema/moment.ts';
import type { Finding } from '../finding.ts';
import type { Mention } from '../mentions.ts';
import {
  countPublished,
  FIELD_OF,
  hiddenBecause,
  isLimited,
  isPublishedAt,
  stateAt,
  turningPoints,
} from '../publication.ts';
import type { Reading } from '../record.ts';
import { fieldAt, listSize } from '../schemaWalk.ts';
import { isReference, listOf } from './references.ts';
import type { Rule, Whole } from './whole.ts';

// What becomes of the others when visitors do not see a record. Each rule looks ahead, from now to
// the last moment at which something comes or goes: a build at night has nobody to ask.

/** Its time is over, and it still lies about. */
export const expiredRecords: Rule = ({ readings, now }) =>
  readings
    .filter((reading) => stateAt(reading, now) === 'expired')
    .map((reading) => ({
      severity: 'warning',
      file: reading.file,
      place: { path: [FIELD_OF.expired], part: 'value' },
      rule: `The record ${hiddenBecause(reading, now, now)}: visitors no longer see it.`,
      mend: 'Delete the file, or let it expire later.',
    }));

/** A reference that is no item of a list cannot be left out, so visitors have to see its record. */
export const hiddenReferences: Rule = ({ readings, now }) => {
  const limited = limitedOf(readings);
  return readings.flatMap((reading) =>
    reading.mentions.flatMap((mention): Finding[] => {
      const target = isReference(mention) && !listOf(mention) && limited.get(mention.value);
      if (!target) return [];
      const { value, meta, place } = mention;
      return firstTurn([reading, target], now, (turn) => isHiddenFrom(target, reading, turn)).map(
        (turn) => ({
          severity: 'error',
          file: reading.file,
          place,
          rule: `“${meta.label}” names ${value}, which ${hiddenBecause(target, turn, now)}.`,
          mend: 'Choose a record that visitors see as long as this one, or publish that one.',
        }),
      );
    }),
  );
};

/** A link to the place of a record on its page leads to the top of the page while it is not there. */
export const linksToHidden: Rule = ({ readings, now }) => {
  const limited = new Map(
    [...limitedOf(readings).values()].map((reading) => [
      `${collections[reading.collection].route}#${reading.slug}`,
      reading,
    ]),
  );
  return readings.flatMap((reading) =>
    reading.mentions.flatMap(({ value, meta, place }): Finding[] => {
      const target = meta.widget === 'link' && limited.get(value);
      if (!target) return [];
      return firstTurn([reading, target], now, (turn) => isHiddenFrom(target, reading, turn)).map(
        (turn) => ({
          severity: 'warning',
          file: reading.file,
          place,
          rule: `“${meta.label}” leads to ${value}, which ${hiddenBecause(target, turn, now)}.`,
          mend: 'Let the link lead elsewhere, or publish that record.',
        }),
      );
    }),
  );
};

/** A list that leaves out records shows fewer than its page is made for. */
export const shortLists: Rule = ({ readings, now }) => {
  const limited = limitedOf(readings);
  return readings.flatMap((reading) =>
    listsOf(reading).flatMap(({ path, items }): Finding[] => {
      const out = items.filter(({ value }) => limited.has(value));
      if (out.length === 0) return [];
      const field = fieldAt(collections[reading.collection].schema, path);
      const { minimum: least = 0 } = field ? listSize(field.schema) : {};
      const targets = out.flatMap(({ value }) => limited.get(value) ?? []);
      const count = countPublished(targets);
      const shown = (turn: number) => items.length - targets.length + count(turn);
      const isShort = (turn: number) => isPublishedAt(reading, turn) && shown(turn) < least;
      // A list that is short by itself has been told of already.
      if (items.length < least) return [];
      return firstTurn([reading, ...targets], now, isShort).map((turn) => {
        const index = targets.findIndex((target) => !isPublishedAt(target, turn));
        const because = hiddenBecause(targets[index] as Reading, turn, now);
        const few = `${shown(turn)} of its ${items.length}${fromThenOn(turn, now)}`;
        return {
          severity: 'warning',
          file: reading.file,
          place: (out[index] as Mention).place,
          rule: `“${field?.meta?.label}” shows ${few}, and its page is made for ${least}: this record ${because}.`,
          mend: 'Put a record that visitors see in its place, or publish this one.',
        };
      });
    }),
  );
};

/** A page that shows every record of a kind shows fewer than the specification counts. */
export const shortCollections: Rule = ({ readings, now }) =>
  Object.entries(collections).flatMap(
    ([name, { label, counted }]: [string, Collection]): Finding[] => {
      const own = readings.filter(({ collection }) => collection === name);
      const limited = own.filter(isLimited);
      if (!counted || own.length < counted || own.length - limited.length >= counted) return [];
      const count = countPublished(limited);
      const shown = (turn: number) => own.length - limited.length + count(turn);
      return firstTurn(limited, now, (turn) => shown(turn) < counted).flatMap((turn) => {
        const target = limited.find((reading) => !isPublishedAt(reading, turn)) as Reading;
        const state = stateAt(target, turn);
        if (state === 'published') return [];
        return {
          severity: 'warning',
          file: target.file,
          place: { path: [FIELD_OF[state]], part: 'value' },
          rule: `Visitors see ${shown(turn)} ${label.toLowerCase()}${fromThenOn(turn, now)}, and their page is made for ${counted}: this record ${hiddenBecause(target, turn, now)}.`,
          mend: 'Publish another one, or see to it that the page is right without it.',
        };
      });
    },
  );

const limitedOf = (readings: Whole['readings']) =>
  new Map(readings.filter(isLimited).map((reading) => [reading.file, reading]));

/** The first moment from now on at which something holds of records, if there is one. */
function firstTurn(
  records: readonly Reading[],
  now: number,
  holds: (turn: number) => boolean,
): number[] {
  const turn = turningPoints(records, now).find(holds);
  return turn === undefined ? [] : [turn];
}

const isHiddenFrom = (target: Reading, reading: Reading, turn: number) =>
  isPublishedAt(reading, turn) && !isPublishedAt(target, turn);

const fromThenOn = (turn: number, now: number) =>
  turn > now ? ` from ${momentText(turn)} on` : '';

/** The lists of references of a record, by their path. */
function listsOf({ mentions }: Reading) {
  const lists = new Map<string, { path: readonly PropertyKey[]; items: Mention[] }>();
  for (const mention of mentions) {
    const path = isReference(mention) && listOf(mention);
    if (!path) continue;
    const list = lists.get(path.join('.')) ?? { path, items: [] };
    list.items.push(mention);
    lists.set(path.join('.'), list);
  }
  return [...lists.values()];
}
