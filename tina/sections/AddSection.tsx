import { Dialog, DialogPanel, DialogTitle } from '@headlessui/react';
import { useState } from 'react';
import { type Block, type BlockField, newBlock } from './Block.ts';

interface AddSectionProps {
  field: BlockField;
  disabled: boolean;
  onAdd(block: Block): void;
}

/** The button below the list, and the dialog with a picture of each type. */
export function AddSection({ field, disabled, onAdd }: AddSectionProps) {
  const [isOpen, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const close = () => {
    setOpen(false);
    setWords('');
  };
  const found = Object.entries(field.templates).filter(([, { label }]) =>
    label.toLowerCase().includes(words.trim().toLowerCase()),
  );
  return (
    <>
      <button
        type="button"
        className="page-sections-add"
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        Add a section
      </button>
      <Dialog open={isOpen} onClose={close} className="section-chooser">
        <DialogPanel>
          <header>
            <DialogTitle>Add a section</DialogTitle>
            <input
              type="search"
              aria-label="Find a kind of section"
              placeholder="Find"
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
            <button type="button" onClick={close}>
              Close
            </button>
          </header>
          {found.length === 0 && <p role="status">No kind of section is called “{words}”.</p>}
          <ul>
            {found.map(([name, { label, previewSrc }]) => (
              <li key={name}>
                <button
                  type="button"
                  onClick={() => {
                    close();
                    onAdd(newBlock(field, name));
                  }}
                >
                  <img src={previewSrc} alt="" loading="lazy" width="320" height="200" />
                  <span>{label}</span>
                </button>
              </li>
            ))}
          </ul>
        </DialogPanel>
      </Dialog>
    </>
  );
}
