import type { Diagnostic } from '../../../../content/load/diagnostic.ts';
import { walk } from '../../../../content/load/schemaWalk.ts';
import { mergeTranslation } from '../../../../content/load/translations/merge.ts';
import { translationsOf } from '../../../../content/load/translations/translationPlace.ts';
import { collections } from '../../../../content/schema/collections.ts';
import type { State } from './state.ts';
import { warning } from './warning.ts';

type Path = readonly PropertyKey[];

const at = (data: unknown, path: Path): unknown =>
  path.reduce((within, step) => Reflect.get(Object(within), step), data);

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
  const before = (file: string) => base.records.get(earlier.get(file) ?? file);
  return [...head.records.values()].flatMap(({ file, data, collection }) =>
    translationsOf(file, head.records.keys()).flatMap((translation): Diagnostic[] => {
      const old = before(file)?.data;
      const { schema } = collections[collection];
      const said = mergeTranslation(schema, data, head.records.get(translation)?.data).value;
      const oldSaid = mergeTranslation(schema, old, before(translation)?.data).value;
      const found: Diagnostic[] = [];
      walk(schema, data, (text, { label }, path) => {
        const words = at(said, path);
        const isStale =
          typeof text === 'string' &&
          typeof at(old, path) === 'string' &&
          text !== at(old, path) &&
          words !== text &&
          words === at(oldSaid, path);
        if (!isStale) return;
        const rule = `“${label}” says something else now, and ${translation} says what it said before.`;
        const fix = 'Have its words looked at by somebody who speaks both languages.';
        found.push(warning(file, { path, part: 'value' }, rule, fix));
      });
      return found;
    }),
  );
}
