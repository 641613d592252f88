import { Dialog, DialogPanel, DialogTitle } from '@headlessui/react';
import { useEffect, useRef, useState } from 'react';
import { type Block, type BlockField, newBlock } from './Block.ts';
import { findTypes } from './findTypes.ts';

interface Props {
  field: BlockField;
  /** Where the section is added, for the title: `above “Logos”`; undefined while the dialog is closed. */
  place: string | undefined;
  onAdd(block: Block): void;
  onClose(): void;
}

/** The dialog with a picture of each type of section. */
export function AddSection({ field, place, onAdd, onClose }: Props) {
  const [words, setWords] = useState('');
  const close = () => {
    onClose();
    setWords('');
  };
  const found = findTypes(field, words);
  const add = (name: string | undefined) => {
    if (!name) return;
    onAdd(newBlock(field, name));
    close();
  };
  return (
    <Dialog open={place !== undefined} onClose={close} className="section-chooser">
      <DialogPanel as="section">
        <header>
          <DialogTitle>Add a section {place}</DialogTitle>
          <input
            type="search"
            autoFocus
            aria-label="Find a type of section"
            placeholder="Find, such as quote or faq"
            value={words}
            onChange={({ target }) => setWords(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !words.trim() || event.nativeEvent.isComposing) return;
              // The key would press what has the focus once the dialog is closed.
              event.preventDefault();
              add(found[0]);
            }}
          />
          <button type="button" onClick={close}>
            Close
          </button>
        </header>
        {found.length === 0 && <p role="status">No type of section matches “{words}”.</p>}
        <ul>
          {found.map((name) => (
            <li key={name}>
              <button type="button" onClick={() => add(name)}>
                {field.templates[name]?.label}
              </button>
              <Picture {...field.templates[name]} />
            </li>
          ))}
        </ul>
      </DialogPanel>
    </Dialog>
  );
}

/** Loads when it comes into view. A browser begins far earlier, and forty pages at once keep it busy for five seconds. */
function Picture({ previewSrc = '', label }: { previewSrc?: string; label?: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const watch = new IntersectionObserver((seen) => {
      if (!frame.current || !seen.some(({ isIntersecting }) => isIntersecting)) return;
      frame.current.src = previewSrc;
      watch.disconnect();
    });
    if (frame.current) watch.observe(frame.current);
    return () => watch.disconnect();
  }, [previewSrc]);
  return <iframe ref={frame} title={`How “${label}” looks`} inert />;
}
