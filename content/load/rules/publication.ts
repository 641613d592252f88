import { type Collection, collections, namedCollections } from '../../schema/collections.ts';
import { timeText } from '../../schema/datetime.ts';
import { oncePer } from '../../schema/oncePer.ts';
import { routeShowing } from '../publish/pageAt.ts';
import {
  FIELD_OF,
  hiddenBecause,
  isLimited,
  isPublishedAt,
  stateAt,
  turningPoints,
} from '../publish/publication.ts';
import { errorAt, type Warning, warningAt } from '../read/diagnostic.ts';
import type { Reading } from '../read/record.ts';
import { fieldAt, listSize } from '../read/schemaWalk.ts';
import type { Mention } from '../text/mentions.ts';
import { articlePaths, pagesIn } from './pages.ts';
import { listOf, listsOf } from './references.ts';
import { mentionsIn, type Rule, type Whole } from './whole.ts';

// What happens to other records while a record is hidden. Each rule checks every time from now until the last one at
// which a record appears or expires, because no one watches a build at night.

/** A record that has expired, but whose file still exists. */
export const expiredRecords: Rule<Warning> = ({ readings, now }) =>
  readings
    .filter((reading) => stateAt(reading, now) === 'expired')
    .map((reading) =>
      warningAt(reading.file, [FIELD_OF.expired], {
        rule: `The record ${hiddenBecause(reading, now, now)}: visitors no longer see it.`,
        fix: 'Delete the file, or let it expire later.',
      }),
    );

/** A reference that is not a list item cannot be omitted, so its record must be visible. */
export const hiddenReferences: Rule = (whole) => {
  const limited = limitedOf(whole.readings);
  return mentionsOfHidden(
    whole,
    'reference',
    (mention) => (listOf(mention) ? undefined : limited.get(mention.value)),
    {
      report: errorAt,
      verb: 'names',
      fix: 'Choose a record that visitors see as long as this one, or publish that one.',
    },
  );
};

/** A link to a page, or to a record on its page, is broken while that is hidden. */
export const linksToHidden: Rule<Warning> = (whole) => {
  const pages = pagesIn(whole.readings);
  const limited = limitedOf(whole.readings);
  const articles = [...articlePaths(whole.readings)].filter(([, { file }]) => limited.has(file));
  const places = new Map([
    ...articles,
    ...[...limited.values()].map((reading) => {
      const collection: Collection = collections[reading.collection];
      const place =
        reading.collection === 'pages'
          ? String(reading.data?.path)
          : `${routeShowing(pages, collection)}#${reading.slug}`;
      return [place, reading] as const;
    }),
  ]);
  return mentionsOfHidden(
    whole,
    'link',
    ({ value }) => places.get(value) ?? places.get(value.split('#')[0] ?? ''),
    {
      report: warningAt,
      verb: 'leads to',
      fix: 'Let the link lead elsewhere, or publish that record.',
    },
  );
};

type Report<Found> = (...args: Parameters<typeof errorAt>) => Found;

/** What visible records name of records that are hidden at that time. */
const mentionsOfHidden = <Found>(
  { readings, now }: Whole,
  kind: 'reference' | 'link',
  targetOf: (mention: Mention) => Reading | undefined,
  { report, verb, fix }: { report: Report<Found>; verb: string; fix: string },
) =>
  mentionsIn(readings, kind).flatMap((mention) => {
    const target = targetOf(mention);
    if (!target) return [];
    const { of, value, meta, at } = mention;
    const isHidden = (change: number) =>
      isPublishedAt(of, change) && !isPublishedAt(target, change);
    return firstChange([of, target], now, isHidden).map((change) => {
      const because = hiddenBecause(target, change, now);
      const rule = `“${meta.label}” ${verb} ${value}, which ${because}.`;
      return report(of.file, at, { rule, fix });
    });
  });

/** A list without its hidden records may be shorter than its page is designed for. */
export const shortLists: Rule<Warning> = ({ readings, now }) => {
  const limited = limitedOf(readings);
  return readings.flatMap((reading) =>
    listsOf(reading).flatMap((items) => {
      const out = items.filter(({ value }) => limited.has(value));
      const path = out[0] && listOf(out[0]);
      if (!path) return [];
      const field = fieldAt(collections[reading.collection].schema, path, reading.data);
      const { minimum: least = 0 } = field ? listSize(field.schema) : {};
      const targets = out.flatMap(({ value }) => limited.get(value) ?? []);
      const shown = (change: number) => items.length - countHidden(targets, change);
      const isShort = (change: number) => isPublishedAt(reading, change) && shown(change) < least;
      // A list that is too short without hidden records is already reported.
      if (items.length < least) return [];
      return firstChange([reading, ...targets], now, isShort).map((change) => {
        const index = targets.findIndex((target) => !isPublishedAt(target, change));
        const because = hiddenBecause(targets[index] as Reading, change, now);
        const few = `${shown(change)} of its ${items.length}${fromThenOn(change, now)}`;
        return warningAt(reading.file, out[index]?.at, {
          rule: `“${field?.meta?.label}” shows ${few}, and its page is made for ${least}: this record ${because}.`,
          fix: 'Put a record that visitors see in its place, or publish this one.',
        });
      });
    }),
  );
};

/** A page that lists every record of a collection must show as many as the specification requires. */
export const shortCollections: Rule<Warning> = ({ readings, now }) =>
  namedCollections.flatMap(([name, { label, counted }]) => {
    const own = readings.filter(({ collection }) => collection === name);
    const limited = own.filter(isLimited);
    if (!counted || own.length < counted || own.length - limited.length >= counted) return [];
    const shown = (change: number) => own.length - countHidden(limited, change);
    return firstChange(limited, now, (change) => shown(change) < counted).flatMap((change) => {
      const target = limited.find((reading) => !isPublishedAt(reading, change)) as Reading;
      const state = stateAt(target, change);
      if (state === 'published') return [];
      return warningAt(target.file, [FIELD_OF[state]], {
        rule: `Visitors see ${shown(change)} ${label.toLowerCase()}${fromThenOn(change, now)}, and their page is made for ${counted}: this record ${hiddenBecause(target, change, now)}.`,
        fix: 'Publish another one, or see to it that the page is right without it.',
      });
    });
  });

/** Several rules ask for the same records. */
const limitedOf = oncePer(
  (readings: Whole['readings']) =>
    new Map(readings.filter(isLimited).map((reading) => [reading.file, reading])),
);

const countHidden = (readings: readonly Reading[], change: number) =>
  readings.filter((reading) => !isPublishedAt(reading, change)).length;

/** The first time from now on at which a condition holds, if there is one. */
function firstChange(
  records: readonly Reading[],
  now: number,
  holds: (change: number) => boolean,
): number[] {
  const change = turningPoints(records, now).find(holds);
  return change === undefined ? [] : [change];
}

const fromThenOn = (change: number, now: number) =>
  change > now ? ` from ${timeText(change)} on` : '';
