import { useEffect, useRef } from 'react';
import { NumberFieldPlugin, type TinaCMS, useCMS } from 'tinacms';

type Props = Parameters<typeof NumberFieldPlugin.Component>[0] & {
  input: { value: unknown; onChange(value: unknown): void };
  field: { name: string };
  meta: { pristine: boolean };
  tinaForm: { crudType: string; path: string };
};

interface Connection {
  collection: { documents: { edges: readonly { node: { _values: Record<string, unknown> } }[] } };
}

const RECORDS = `query ($collection: String!) {
  collection(collection: $collection) {
    documents(first: -1) { edges { node { ... on Document { _values } } } }
  }
}`;

/** One more than the highest number that a record beside this one has. */
async function nextNumber({ api: { tina } }: TinaCMS, path: string, name: string): Promise<number> {
  const collection = tina?.schema?.getCollectionByFullPath(path)?.name;
  const answer = (await tina?.request(RECORDS, { variables: { collection } })) as Connection;
  const numbers = answer.collection.documents.edges.map(({ node }) => Number(node._values[name]));
  return Math.max(-1, ...numbers.filter(Number.isInteger)) + 1;
}

/** A number that no two records share: a new record gets the next one, and so does a duplicate. */
function NextNumberField(props: Props) {
  const { input, field, tinaForm, meta } = props;
  const cms = useCMS();
  const { crudType, path } = tinaForm;
  const isNew = crudType === 'create';
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isNew || !meta.pristine || isAsked.current) return;
    isAsked.current = true;
    void nextNumber(cms, path, field.name).then(input.onChange);
  }, [isNew, cms, path, field, input, meta.pristine]);
  return <NumberFieldPlugin.Component {...props} />;
}

/** The field as Tina knows it by name; `formCollection` asks for it. */
export const nextNumberField = {
  ...NumberFieldPlugin,
  name: 'nextNumber',
  Component: NextNumberField,
};
