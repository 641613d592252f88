import type { Diagnostic } from '../load/read/diagnostic.ts';
import { walk } from '../load/read/schemaWalk.ts';
import { mergeTranslation } from '../load/translations/merge.ts';
import { translationPlace } from '../load/translations/translationPlace.ts';
import { collections } from '../schema/collections.ts';
import type { State } from './state.ts';
import { valueAt } from './valueAt.ts';
import { warning } from './warning.ts';

/**
 * Texts that a change says anew while their translation stays as it was: nobody but who reads both languages would
 * ever see that the two have parted.
 * @param earlier the file of a record before the change, by its file now, where the two differ
 */
export function staleTranslations(
  base: State,
  head: State,
  earlier: ReadonlyMap<string, string>,
): Diagnostic[] {
  const before = (file: string) => base.records.get(earlier.get(file) ?? file)?.data;
  return [...head.records.values()].flatMap(({ file: translation, data: words }): Diagnostic[] => {
    const record = head.records.get(translationPlace(translation)?.of ?? '');
    if (!record) return [];
    const { file, data } = record;
    const { schema } = collections[record.collection];
    const old = before(file);
    const said = mergeTranslation(schema, data, words).value;
    const oldSaid = mergeTranslation(schema, old, before(translation)).value;
    const found: Diagnostic[] = [];
    walk(schema, data, (text, { label }, path) => {
      const now = valueAt(said, path);
      const isStale =
        typeof text === 'string' &&
        typeof valueAt(old, path) === 'string' &&
        text !== valueAt(old, path) &&
        now !== text &&
        now === valueAt(oldSaid, path);
      if (!isStale) return;
      const rule = `“${label}” says something else now, and ${translation} says what it said before.`;
      const fix = 'Have its words looked at by somebody who speaks both languages.';
      found.push(warning(file, { path, part: 'value' }, rule, fix));
    });
    return found;
  });
}
