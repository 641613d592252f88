import { useEffect, useRef } from 'react';
import { NumberFieldPlugin } from 'tinacms';
import { collectionIn } from '../../content/schema/collections.ts';
import { readRecords } from '../records/pageRoutes.ts';
import { tinaName } from './tinaName.ts';

type Props = Parameters<typeof NumberFieldPlugin.Component>[0] & {
  input: { value: unknown; onChange(value: unknown): void };
  field: { name: string };
  meta: { pristine: boolean };
  tinaForm: { crudType: string; path: string };
};

/** One more than the highest number of the records in the same folder. */
async function nextNumber(path: string, name: string): Promise<number> {
  const [, folder] = /^content\/([\w-]+)/.exec(path) ?? [];
  const [kind] = collectionIn(folder);
  const numbers = (await readRecords([kind])).map(({ fields }) =>
    Number(Object.entries(fields).find(([key]) => tinaName(key) === name)?.[1]),
  );
  return Math.max(-1, ...numbers.filter(Number.isInteger)) + 1;
}

/** A number that is unique among the records of a kind: a new record or a duplicate gets the next one. */
function NextNumberField(props: Props) {
  const { input, field, tinaForm, meta } = props;
  const { crudType, path } = tinaForm;
  const isNew = crudType === 'create';
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isNew || !meta.pristine || isAsked.current) return;
    isAsked.current = true;
    void nextNumber(path, field.name).then(input.onChange);
  }, [isNew, path, field, input, meta.pristine]);
  return <NumberFieldPlugin.Component {...props} />;
}

/** Registered with Tina by its name, which `formCollection` uses. */
export const nextNumberField = {
  ...NumberFieldPlugin,
  name: 'nextNumber',
  Component: NextNumberField,
};
