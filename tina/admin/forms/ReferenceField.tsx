import {
  Combobox,
  ComboboxButton,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
} from '@headlessui/react';
import { useEffect, useState } from 'react';
import { type TinaCMS, useCMS } from 'tinacms';
import { collectionIn, recordTitle } from '../../../content/schema/collections.ts';
import { hashOf } from '../../shared/editorAddress.ts';
import { contains } from '../../shared/searchWords.ts';
import { readRecords, slugOf } from '../records/pageRoutes.ts';
import { type ControlProps, type FieldProps, labelled } from './Field.tsx';

/** `folder` is the record's, below content/. */
type Props = FieldProps<string, { folder: string }> & { control: ControlProps };

interface Choice {
  file: string;
  name: string;
}

async function choicesIn(folder: string): Promise<Choice[]> {
  const [collection] = collectionIn(folder);
  return (await readRecords([collection]))
    .map(({ file, fields }) => ({
      file,
      name: recordTitle({ collection, data: fields, slug: slugOf(file) }),
    }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** A record of another collection, chosen by its title. Tina's own field shows file names. */
function Reference({ input, field: { folder }, control }: Props) {
  const cms = useCMS() as TinaCMS;
  const [choices, setChoices] = useState<readonly Choice[]>([]);
  const [words, setWords] = useState('');
  /** A pointer opens the list, and the keyboard with its arrows or a letter (ARIA APG, combobox). */
  const [isPointed, setPointed] = useState(false);
  useEffect(() => void choicesIn(folder).then(setChoices), [folder]);
  const nameOf = (file: string) => choices.find((choice) => choice.file === file)?.name ?? '';
  const found = choices.filter(({ name }) => contains(name, words));
  return (
    <Combobox
      value={input.value || null}
      onChange={(file) => input.onChange(file ?? '')}
      onClose={() => setWords('')}
      immediate={isPointed}
    >
      {({ open }) => (
        <>
          <div className="choice-field">
            <ComboboxInput
              {...control}
              name={input.name}
              className="input"
              displayValue={nameOf}
              placeholder="Choose by name"
              autoComplete="off"
              onChange={({ target }) => setWords(target.value)}
              // With the focus already, as in a section that has just been opened, a press opens the list too.
              onPointerDown={({ currentTarget }) => {
                if (!open) currentTarget.blur();
                setPointed(true);
              }}
              onBlur={() => setPointed(false)}
            />
            <ComboboxButton aria-label="Show all">▾</ComboboxButton>
          </div>
          <ComboboxOptions
            anchor="bottom start"
            // One press reaches the next field.
            modal={false}
            style={{ width: 'var(--input-width)', maxHeight: '40vh', zIndex: 10_000 }}
            className="choices"
          >
            {found.map(({ file, name }) => (
              <ComboboxOption key={file} value={file}>
                {({ focus, selected }) => (
                  <span style={{ fontWeight: focus || selected ? 600 : 400 }}>{name}</span>
                )}
              </ComboboxOption>
            ))}
            {found.length === 0 && <p>No record has this name.</p>}
          </ComboboxOptions>
          <OpenRecord cms={cms} file={input.value} name={nameOf(input.value)} />
        </>
      )}
    </Combobox>
  );
}

/** Opens the chosen record: in its form next to this page if there is one, otherwise alone. */
function OpenRecord({ cms, file, name }: { cms: TinaCMS; file: string; name: string }) {
  if (!name) return null;
  const open = () => {
    const isHere = cms.state?.forms.some(({ tinaForm }) => tinaForm.id === file);
    if (isHere) cms.dispatch({ type: 'forms:set-active-form-id', value: file });
    else window.location.hash = hashOf({ record: file });
  };
  return (
    <button type="button" onClick={open} className="link-button">
      Open {name}
    </button>
  );
}

/** Registered with Tina by its name, which `formField` uses. */
export const referenceField = {
  name: 'record',
  Component: labelled(Reference),
};
