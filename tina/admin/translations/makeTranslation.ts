import { Form, type TinaCMS } from 'tinacms';
import { type Fields, itemOf, shapeOf, variantsOf } from '../../../content/load/read/schemaWalk.ts';
import { translationFile } from '../../../content/load/translations/translationFiles.ts';
import { OF, translated, WAS } from '../../../content/load/translations/translationSchema.ts';
import { collections } from '../../../content/schema/collections.ts';
import type { Language } from '../../../content/schema/languages.ts';
import { element } from '../../shared/element.ts';
import type { StoredTranslation } from '../../shared/storedRecords.ts';
import { toValues } from '../../shared/toValues.ts';
import { VERSION } from '../../shared/version.ts';
import { validation } from '../forms/formCollection.ts';
import type { Validate } from '../forms/formField.ts';
import { countingAll, formOf } from '../forms/makeForm.ts';
import { type Source, setSource, withAllPlaces } from './source.ts';

type Field = Form['fields'][number];
type Schema = Parameters<typeof shapeOf>[0];

/** The fields of a record's form that have words, for its translation: nothing is required there. */
function wordFields(fields: readonly Field[], schema: Schema, validate: Validate): Field[] {
  return fields.flatMap((field): Field[] => {
    const inner = shapeOf(schema)[field.nameOverride ?? field.name];
    if (!inner) return [];
    const common = { ...field, required: undefined, description: undefined } as Field;
    if (field.type !== 'object')
      return [field.type === 'string' ? ({ ...common, validate } as Field) : common];
    const named = (label: unknown) => ({
      itemProps: (item?: Fields) => ({ label: String(item?.[OF] ?? label) }),
    });
    const variants = variantsOf(itemOf(inner));
    const templates = Object.entries((field.templates ?? {}) as Record<string, Field>).map(
      ([name, one]) => [
        name,
        {
          ...one,
          ...named(one.label),
          fields: wordFields(one.fields ?? [], variants.get(name), validate),
        },
      ],
    );
    return [
      {
        ...common,
        ...named(field.label),
        ...(field.templates && { templates: Object.fromEntries(templates) }),
        ...(field.fields && {
          fields: wordFields(field.fields, itemOf(inner) ?? inner, validate),
        }),
      } as Field,
    ];
  });
}

const withFonts = new Set<string>();

/** Loads the font that the site has for the letters of a language: the computer may have none. */
function loadFont(language: Language): void {
  const { prefix } = language;
  if (withFonts.has(prefix) || !('typefaces' in language)) return;
  withFonts.add(prefix);
  const face = `@font-face { font-family: Translation-${prefix}; src: url(/fonts/${prefix}-text.woff2) }
[data-language=${prefix}] :is(.input, [contenteditable]) { font-family: Inter, Translation-${prefix}, sans-serif }`;
  document.head.append(element('style', {}, face));
}

/**
 * The form of a translation: the fields of the record's own form that have words.
 * @param stored the translation as its file has it; undefined before the first save
 */
export function makeTranslation(cms: TinaCMS, source: Source, stored?: StoredTranslation): Form {
  const { collection: kind, file } = source.record;
  const collection = translated(collections[kind]);
  const { fields, ...rest } = formOf(cms, kind);
  const form = new Form({
    ...rest,
    id: translationFile(file, source.language.prefix),
    fields: wordFields(fields, collection.schema, validation(collection)),
    initialValues: {
      ...(toValues(collection.schema, withAllPlaces(source, stored?.words)) as Fields),
      [VERSION]: stored?.version ?? '',
    },
  });
  setSource(form, source);
  loadFont(source.language);
  return countingAll(form, WAS);
}
