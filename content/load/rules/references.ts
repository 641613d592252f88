import { type Collection, collections } from '../../schema/collections.ts';
import { TYPE } from '../../schema/section.ts';
import { stateAt } from '../publish/publication.ts';
import { errorAt, type Warning, WHOLE_FILE, warningAt } from '../read/diagnostic.ts';
import { nearestPath } from '../read/nearest.ts';
import type { Reading } from '../read/record.ts';
import { repeats } from '../read/repeats.ts';
import { isFields } from '../read/schemaWalk.ts';
import type { Mention } from '../text/mentions.ts';
import { mentionsIn, type Rule } from './whole.ts';

export const isReference = ({ meta }: Mention) => meta.widget === 'reference';

/** A reference must name a record that exists. */
export const danglingReferences: Rule = ({ readings, files }) =>
  mentionsIn(readings, 'reference')
    .filter(({ value }) => !files.has(value))
    .map(({ of, value, meta, at }) =>
      errorAt(of.file, at, {
        rule: `“${meta.label}” names ${value}, which does not exist.`,
        fix: `Choose a record of content/${meta.collection}.`,
        suggestion: nearestPath(
          value,
          [...files].filter((other) => other.startsWith(`content/${meta.collection}/`)),
        ),
      }),
    );

/** The references that are list items, grouped by list. */
export const listsOf = ({ mentions }: Reading): Mention[][] => {
  const items = mentions.filter((mention) => isReference(mention) && listOf(mention));
  return [...Map.groupBy(items, (item) => listOf(item)?.join('.')).values()];
};

/** A list may not name the same record twice. */
export const repeatedReferences: Rule = ({ readings }) =>
  repeats(mentionsIn(readings, 'reference'), ({ of, value, ...mention }) => {
    const list = listOf(mention);
    return list && `${of.file} ${list.join('.')} ${value}`;
  }).map(({ item: { of, value, meta, at } }) =>
    errorAt(of.file, at, {
      rule: `“${meta.label}” names ${value}, which is in this list already.`,
      fix: 'Choose another, or take it away.',
    }),
  );

/** The path of the list that contains a reference. A section of a page does not count as an item. */
export function listOf({ at }: Pick<Mention, 'at'>): readonly PropertyKey[] | undefined {
  if (!('path' in at) || typeof at.path.at(-2) !== 'number') return undefined;
  const list = at.path.slice(0, -2);
  return list.at(-1) === 'sections' ? undefined : list;
}

/**
 * A visible record must be on a page: another record refers to it, or a section shows all records of its collection.
 */
export const unusedRecords: Rule<Warning> = ({ readings, now }) => {
  const used = new Set(
    mentionsIn(readings, 'reference')
      .filter(({ of, value }) => value !== of.file)
      .map(({ value }) => value),
  );
  const sections = new Set(
    readings
      .flatMap(({ collection, data }) => (collection === 'pages' ? data?.sections : []))
      .map((section) => isFields(section) && section[TYPE]),
  );
  const isShown = ({ file, collection }: Reading) => {
    const { shown, section }: Collection = collections[collection];
    return shown === 'referenced' ? used.has(file) : !section || sections.has(section);
  };
  return readings
    .filter((reading) => !isShown(reading))
    .filter((reading) => !['draft', 'expired'].includes(stateAt(reading, now)))
    .map(({ file }) =>
      warningAt(file, WHOLE_FILE, {
        rule: 'No page shows this record.',
        fix: 'Name it where it belongs, or delete the file.',
      }),
    );
};
