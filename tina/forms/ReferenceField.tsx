import {
  Combobox,
  ComboboxButton,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
} from '@headlessui/react';
import { useEffect, useState } from 'react';
import { type TinaCMS, useCMS, wrapFieldsWithMeta } from 'tinacms';
import { collectionIn, recordTitle } from '../../content/schema/collections.ts';
import { INPUT_STYLE } from './inputStyle.ts';

interface Props {
  input: { value: string; name: string; onChange(value: string): void };
  /** `folder` is the one below content/ that the record lies in. */
  field: { folder: string };
}

interface Choice {
  file: string;
  name: string;
}

interface Answer {
  collection: {
    documents: {
      edges: readonly {
        node: { _values: Record<string, unknown>; _sys: { path: string; filename: string } };
      }[];
    };
  };
}

const RECORDS = `query ($collection: String!) {
  collection(collection: $collection) {
    documents(first: -1) { edges { node { ... on Document { _values _sys { path filename } } } } }
  }
}`;

async function choicesIn({ api: { tina } }: TinaCMS, folder: string): Promise<Choice[]> {
  const [collection] = collectionIn(folder);
  const answer = (await tina?.request(RECORDS, { variables: { collection } })) as Answer;
  return answer.collection.documents.edges
    .map(({ node: { _sys, _values } }) => ({
      file: _sys.path,
      name: recordTitle({ collection, data: _values, slug: _sys.filename }),
    }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

const OPTION = 'block cursor-pointer px-3 py-2 text-base text-gray-700 hover:bg-gray-100';

/** A record of another collection, chosen by its name: Tina's own field shows the names of files. */
function Reference({ input, field: { folder } }: Props) {
  const cms = useCMS() as TinaCMS;
  const [choices, setChoices] = useState<readonly Choice[]>([]);
  const [words, setWords] = useState('');
  useEffect(() => void choicesIn(cms, folder).then(setChoices), [cms, folder]);
  const nameOf = (file: string) => choices.find((choice) => choice.file === file)?.name ?? '';
  const found = choices.filter(({ name }) => name.toLowerCase().includes(words.toLowerCase()));
  return (
    <Combobox
      value={input.value || null}
      onChange={(file) => input.onChange(file ?? '')}
      onClose={() => setWords('')}
      immediate
    >
      <div className="relative">
        <ComboboxInput
          id={input.name}
          name={input.name}
          className={INPUT_STYLE}
          displayValue={nameOf}
          placeholder="Choose by name"
          autoComplete="off"
          onChange={({ target }) => setWords(target.value)}
        />
        <ComboboxButton className="absolute right-0 top-0 px-3 py-2" aria-label="Show all">
          ▾
        </ComboboxButton>
      </div>
      <ComboboxOptions
        anchor="bottom start"
        style={{ width: 'var(--input-width)', maxHeight: '40vh', zIndex: 10_000 }}
        className="rounded border border-gray-200 bg-white shadow-lg"
      >
        {found.map(({ file, name }) => (
          <ComboboxOption key={file} value={file} className={OPTION}>
            {({ focus, selected }) => (
              <span style={{ fontWeight: focus || selected ? 600 : 400 }}>{name}</span>
            )}
          </ComboboxOption>
        ))}
        {found.length === 0 && <p className={OPTION}>No record has this name.</p>}
      </ComboboxOptions>
      <OpenRecord cms={cms} file={input.value} name={nameOf(input.value)} />
    </Combobox>
  );
}

/** The way to the chosen record: its form beside this page, or where it has none here, on a page of its own. */
function OpenRecord({ cms, file, name }: { cms: TinaCMS; file: string; name: string }) {
  if (!name) return null;
  const open = () => {
    const isHere = cms.state?.forms.some(({ tinaForm }) => tinaForm.id === file);
    if (isHere) cms.dispatch({ type: 'forms:set-active-form-id', value: file });
    else {
      const [, folder = '', slug = ''] = /^content\/([\w-]+)\/([\w-]+)\./.exec(file) ?? [];
      window.location.hash = `#/collections/edit/${collectionIn(folder)[0]}/~/${slug}`;
    }
  };
  return (
    <button
      type="button"
      onClick={open}
      className="mt-2 text-sm text-gray-700 underline hover:text-blue-500"
    >
      Open {name}
    </button>
  );
}

/** The field as Tina knows it by name; `formField` asks for it. */
export const referenceField = {
  name: 'record',
  Component: wrapFieldsWithMeta(Reference as never),
};
