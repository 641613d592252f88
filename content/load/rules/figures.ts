import { collections } from '../../schema/collections.ts';
import { LOCALE } from '../../schema/locale.ts';
import { oncePer } from '../../schema/oncePer.ts';
import { type Warning, warningAt } from '../read/diagnostic.ts';
import type { Reading } from '../read/record.ts';
import { type Fields, fieldsIn, isFields, valueAt } from '../read/schemaWalk.ts';
import type { Rule, Whole } from './whole.ts';

/** A number about the firm, with the fields next to it. */
interface Figure {
  file: string;
  path: readonly PropertyKey[];
  value: unknown;
  group: Fields;
  kind: 'claimed' | 'counted';
}

/** The figures of a record. */
const figuresIn = oncePer(({ file, collection, data }: Reading): Figure[] =>
  fieldsIn(collections[collection].schema, data).flatMap(
    ({ value, meta: { number: kind }, path }) => {
      const group = kind ? valueAt(data, path.slice(0, -1)) : undefined;
      return kind && isFields(group) ? { file, path, value, group, kind } : [];
    },
  ),
);

const figuresOf = ({ readings }: Whole, kind: Figure['kind']) =>
  readings.flatMap(figuresIn).filter((figure) => figure.kind === kind);

/** A claim needs a source, or a condition under which it holds. */
export const claimsWithoutSource: Rule<Warning> = (whole) =>
  figuresOf(whole, 'claimed')
    .filter(({ group }) => !group.note)
    .map(({ file, path, value }) =>
      warningAt(file, path, {
        rule: `“${value}” is claimed without a source or a condition.`,
        fix: 'Say in “Source or condition” where it was measured, or when it holds.',
      }),
    );

const IS_ENGLISH = new Intl.Locale(LOCALE).language === 'en';

/** English words that name nothing that is counted; in other languages every word is compared. */
const SMALL = new Set(
  IS_ENGLISH ? ['a', 'an', 'and', 'at', 'for', 'from', 'in', 'of', 'on', 'the', 'then', 'to'] : [],
);

const wordsBeside = ({ group: { label, name, unit } }: Figure): string =>
  [label, name, unit].filter(Boolean).join(' ');

/** The words for what a figure counts: in English without small words and in the singular. */
const counted = (figure: Figure): Set<string> =>
  new Set(
    (
      wordsBeside(figure)
        .toLocaleLowerCase(LOCALE)
        .match(/[\p{L}\p{M}]+/gu) ?? []
    )
      // A single Latin letter names nothing.
      .filter((word) => !SMALL.has(word) && !/^\p{Script=Latin}$/u.test(word))
      .map((word) => (IS_ENGLISH ? word.replace(/s$/, '') : word)),
  );

const isAmong = (some: Set<string>, all: Set<string>) =>
  some.size > 0 && [...some].every((word) => all.has(word));

/** The number with its multiplier: the K of `118K+`. */
const amount = ({ value, group: { suffix } }: Figure) =>
  `${value}${/^[\p{L}\p{M}]*/u.exec(String(suffix ?? ''))}`;

/**
 * Two figures that count the same thing must give the same number. They count the same thing if all words of one are
 * among those of the other. A note on either explains a difference.
 */
export const numbersThatDiffer: Rule<Warning> = (whole) => {
  const figures = figuresOf(whole, 'counted')
    .filter(({ group }) => !group.note)
    .map((figure) => ({ figure, words: counted(figure) }));
  return figures.flatMap(({ figure, words }, i) => {
    const other = figures
      .slice(0, i)
      .find(
        (one) =>
          amount(one.figure) !== amount(figure) &&
          (isAmong(words, one.words) || isAmong(one.words, words)),
      )?.figure;
    if (!other) return [];
    return warningAt(figure.file, figure.path, {
      rule: `${amount(figure)} “${wordsBeside(figure)}” looks like what ${other.file} gives as ${amount(other)} “${wordsBeside(other)}”.`,
      fix: 'Make the two agree, or say in “Source or condition” of one what it counts.',
    });
  });
};
