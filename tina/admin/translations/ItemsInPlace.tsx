// The items of a list in a translation: those of the record, in its order, each with its state.
import { type ComponentType, createElement } from 'react';
import { type TinaCMS, useCMS } from 'tinacms';
import { itemField, titleIn } from '../../../content/compare/listItems.ts';
import {
  type Fields,
  fieldAt,
  itemOf,
  valueAt,
  variantOf,
} from '../../../content/load/read/schemaWalk.ts';
import { mergeTranslation } from '../../../content/load/translations/merge.ts';
import { OF } from '../../../content/load/translations/translationSchema.ts';
import { collections } from '../../../content/schema/collections.ts';
import { openPanel } from '../events.ts';
import { type FieldProps, labelled } from '../forms/Field.tsx';
import type { ListProps } from '../sections/ItemRows.tsx';
import { type Source, sourceOf, stateWords, wordsIn } from './source.ts';

function ItemsInPlace({ input, field, tinaForm }: ListProps<Fields, { readonly label: string }>) {
  const cms = useCMS() as TinaCMS;
  const source = sourceOf(tinaForm) as Source;
  const { collection, fields } = source.record;
  const path = input.name.split('.');
  const list = fieldAt(collections[collection].schema, path, fields);
  // The record may have lost the list, and its translation not.
  const own = (valueAt(fields, path) ?? []) as readonly unknown[];
  const words = valueAt(wordsIn(source, tinaForm.finalForm.getState().values), path);
  const items = input.value || [];
  const remove = (index: number) => input.onChange(items.toSpliced(index, 1));
  return (
    <div className="item-rows">
      <ol aria-label={field.label}>
        {items.map((item, index) => {
          if (index >= own.length)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: items do not move here.
              <li key={index}>
                <span className="item-open">{`“${item[OF] ?? index + 1}” is no longer in the record`}</span>
                <button type="button" onClick={() => remove(index)}>
                  Delete
                </button>
              </li>
            );
          const variant = variantOf(itemOf(list?.schema), own[index]);
          if (!variant) return null;
          const all = mergeTranslation(variant, own[index], undefined);
          if (all.untranslated.length === 0) return null;
          const state = stateWords(
            mergeTranslation(variant, own[index], valueAt(words, [index])),
            all,
          );
          const named = itemField(list, own[index]);
          const title = titleIn(named, own[index]);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: items do not move here.
            <li key={index}>
              <button
                type="button"
                className="item-open"
                onClick={() => openPanel(cms, tinaForm, `${field.name}.${index}`)}
              >
                {named?.kind && <b>{named.kind}</b>}
                {named?.kind && title !== undefined && ': '}
                {String(title ?? (named?.kind ? '' : `No. ${index + 1}`))}
              </button>
              <small className="item-state" data-state={state}>
                {state === 'Translated' ? '' : state}
              </small>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

const Places = labelled(ItemsInPlace as never, 'group');

interface ListField {
  readonly name: string;
  readonly Component: ComponentType<FieldProps<unknown>>;
}

/** Lists as they are registered with Tina: in a translation, they show the items of the record. */
export const withTranslations = (fields: readonly ListField[]): ListField[] =>
  fields.map(({ name, Component }) => ({
    name,
    Component: (props) => createElement(sourceOf(props.tinaForm) ? Places : Component, props),
  }));
