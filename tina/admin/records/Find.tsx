// Find everywhere, from any place of the editor: records and pages by their titles and their words.
import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { hashOf } from '../../shared/editorAddress.ts';
import { useModal } from '../browser/openDialog.ts';
import { type Found, findRows } from './findRows.ts';
import { useRecords } from './RecordsScreen.tsx';

export const FIND_STYLE = `
@media (max-width: 60rem) { #editor-bar .find-button { display: none } }
.find { width: min(40rem, calc(100vw - 1.5rem)); margin: 10vh auto auto; padding: 0; overflow: hidden; border: 0; border-radius: 4px; background: var(--color-paper); color: var(--color-ink); font: 15px/1.4 Inter, sans-serif; box-shadow: 0 24px 64px #0006 }
.find::backdrop { background: #0007 }
.find input { width: 100%; min-height: 60px; padding: 0 1.25rem; border: 0; border-bottom: 1px solid var(--color-paper-rule); outline: none; background: none; font: 20px/1.4 Inter, sans-serif }
.find > p, .find [role=option] { padding: .6rem 1.25rem }
.find > p { color: var(--color-ink-2); font-size: 14px }
.find [role=listbox] { max-height: 60vh; padding: .5rem 0; overflow: auto; outline: none }
.find [role=option] { display: flex; flex-wrap: wrap; gap: 0 1rem; align-items: baseline; cursor: pointer }
.find [role=option][data-focus] { background: var(--color-paper-rule) }
.find [role=option] span { flex: 1; min-width: 0; overflow-wrap: anywhere; font-weight: 600 }
.find [role=option] small { font-size: 13px; color: var(--color-ink-2) }
.find [role=option] small:last-child:not(:first-of-type) { flex: 1 0 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
`;

/** How many are listed: with more words there are fewer. */
const MOST = 12;

/** A button for it, and Ctrl+K (Cmd+K on a Mac). */
export function Find() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key !== 'k' || event.defaultPrevented || !(event.ctrlKey || event.metaKey)) return;
      // A link of a formatted text has the same keys.
      if ((event.target as HTMLElement).isContentEditable) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, []);
  return (
    <>
      <button
        type="button"
        className="find-button"
        title="Find (Ctrl+K)"
        onClick={() => setOpen(true)}
      >
        Find
      </button>
      {isOpen && createPortal(<FindWindow onClose={() => setOpen(false)} />, document.body)}
    </>
  );
}

function FindWindow({ onClose }: { onClose(): void }) {
  const dialog = useModal();
  const { rows, failure } = useRecords();
  const [words, setWords] = useState('');
  const found = useMemo(() => (words ? findRows(rows ?? [], undefined, words) : []), [rows, words]);
  const open = (one: Found | null) => {
    if (!one) return;
    dialog.current?.close();
    // The element that had the focus may be in the form that closes; from this button it moves on to the new form.
    document.querySelector<HTMLElement>('.find-button')?.focus();
    const hash = hashOf({ record: one.row.file, field: one.field });
    // The same address leads nowhere a second time.
    if (hash === location.hash) location.reload();
    location.hash = hash;
  };
  return (
    <dialog ref={dialog} className="find" aria-label="Find" onClose={onClose}>
      <Combobox value={null} onChange={open} immediate>
        <ComboboxInput
          autoFocus
          aria-label="Find"
          placeholder="Title or words"
          autoComplete="off"
          onChange={({ target }) => setWords(target.value)}
          // The list would take the key for itself.
          onKeyDown={({ key }) => key === 'Escape' && dialog.current?.close()}
        />
        <p role="status">{countWords(rows && found.length, failure, words)}</p>
        <ComboboxOptions static modal={false}>
          {found.slice(0, MOST).map((one) => (
            <ComboboxOption key={one.row.file} value={one}>
              <span>{one.row.title}</span>
              <small>{one.row.kind}</small>
              {one.excerpt && <small>{one.excerpt}</small>}
            </ComboboxOption>
          ))}
        </ComboboxOptions>
      </Combobox>
    </dialog>
  );
}

function countWords(count: number | undefined, failure: string | undefined, words: string): string {
  if (failure) return `The records cannot be read just now: ${failure}`;
  if (!words) return 'Pages and records, by their titles and by what they say.';
  if (count === undefined) return 'Reading the records…';
  if (count === 0) return `Nothing holds “${words}”.`;
  return count > MOST
    ? `${count} records, the first ${MOST} here.`
    : `${count === 1 ? '1 record' : `${count} records`}.`;
}
