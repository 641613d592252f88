import { Reorder, useDragControls } from 'framer-motion';
import { useEffect, useState } from 'react';
import { type Form, type TinaCMS, useCMS, wrapFieldsWithMeta } from 'tinacms';
import { OWN_NAMES } from '../patches/panels.ts';
import { moveByKey } from '../records/moveByKey.ts';
import { AddSection } from './AddSection.tsx';
import { type Block, type BlockField, duplicate, keyOf, labelOf } from './Block.ts';
import { onSectionAction } from './sectionActions.ts';

/** The list of sections and the dialog, in the colours of Tina's forms. */
const SECTIONS_STYLE = `
.page-sections ol { margin: 0; padding: 0; list-style: none }
.page-sections li { position: relative; display: flex; align-items: stretch; background: #fff; border: 1px solid #e1ddec; margin-bottom: -1px }
.page-sections li[data-hidden] .page-sections-open { color: #6b7280; font-style: italic }
.page-sections button { min-height: 44px; padding: 0 8px; font: inherit; font-size: 13px; color: #433e52; background: none; border: 0; cursor: pointer }
.page-sections li button:hover { color: #0574e4; background: #f6f6f9 }
.page-sections button:disabled { color: #b2adbe; cursor: default }
.page-sections button:focus-visible, .section-chooser :is(button, input):focus-visible { outline: 2px solid #0574e4; outline-offset: -2px }
.page-sections-handle { touch-action: none; cursor: grab !important }
.page-sections .page-sections-open { flex: 1; min-width: 0; padding: 8px 4px; text-align: left; font-weight: 600; white-space: normal !important; overflow-wrap: anywhere }
.page-sections .page-sections-add { width: 100%; margin-top: 8px; border: 1px dashed #918c9e; border-radius: 4px; font-weight: 600 }
.page-sections-none { padding: 12px 0; color: #6b7280 }
.section-chooser { position: fixed; inset: 0; z-index: 100000; padding: 4vh 4vw; background: rgb(20 24 35 / 0.55) }
.section-chooser > div { display: flex; flex-direction: column; height: 92vh; background: #fff; border-radius: 6px; overflow: hidden }
.section-chooser header { display: flex; align-items: center; gap: 16px; padding: 12px 20px; border-bottom: 1px solid #e1ddec }
.section-chooser h2 { margin: 0; font-size: 20px; font-weight: 600 }
.section-chooser input { flex: 1; min-height: 44px; padding: 0 12px; border: 1px solid #918c9e; border-radius: 4px; font-size: 16px }
.section-chooser header button { min-height: 44px; padding: 0 16px }
.section-chooser p { padding: 24px 20px }
.section-chooser ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(260px, 1fr)); gap: 16px; margin: 0; padding: 20px; list-style: none; overflow-y: auto }
.section-chooser li button { display: block; width: 100%; padding: 0; border: 1px solid #e1ddec; border-radius: 4px; overflow: hidden; text-align: left; font-weight: 600; background: #fff; cursor: pointer }
.section-chooser li span { display: block; padding: 10px 12px }
.section-chooser li button:hover { border-color: #0574e4; color: #0574e4 }
.section-chooser img { display: block; width: 100%; height: auto; aspect-ratio: 8 / 5; background: #f6f6f9; border-bottom: 1px solid #e1ddec }
`;

interface Props {
  input: { value: readonly Block[] | ''; name: string; onChange(value: readonly Block[]): void };
  field: BlockField;
  tinaForm: Form;
}

/**
 * The sections of a page from top to bottom. Each can be opened, moved, hidden, duplicated and deleted. Tina's own list
 * cannot hide or duplicate, nor move by keyboard.
 */
function Sections({ input, field, tinaForm }: Props) {
  const cms = useCMS() as TinaCMS;
  const blocks = input.value || NONE;
  const [shown, setShown] = useState(blocks);
  useEffect(() => setShown(blocks), [blocks]);
  // The next key or button may be pressed before React has rendered: what is changed is what the form holds.
  const latest = () =>
    (tinaForm.finalForm.getFieldState(input.name)?.value ?? NONE) as readonly Block[];
  const isLeast = blocks.length <= (field.min ?? 0);
  const isMost = blocks.length >= (field.max ?? Number.POSITIVE_INFINITY);
  const open = (index: number) =>
    cms.dispatch({
      type: 'forms:set-active-field-name',
      value: { formId: tinaForm.id, fieldName: `${field.name}.${index}` },
    });
  const replace = (block: Block, ...by: readonly Block[]) => {
    const now = latest();
    const at = now.indexOf(block);
    if (at >= 0) input.onChange(now.toSpliced(at, 1, ...by));
  };
  const hide = (block: Block) => replace(block, { ...block, hidden: !block.hidden });
  const takeAway = (block: Block) => {
    if (window.confirm(`Delete “${labelOf(field, block)}” from this page?`)) replace(block);
  };
  const move = (block: Block, by: number) => {
    const now = latest();
    const at = now.indexOf(block);
    const to = Math.min(Math.max(at + by, 0), now.length - 1);
    if (at >= 0) input.onChange(now.toSpliced(at, 1).toSpliced(to, 0, block));
  };
  /** Where a section is being added: the place of the new one; undefined while none is being added. */
  const [adding, setAdding] = useState<number>();
  const add = (block: Block) => {
    const at = adding ?? blocks.length;
    input.onChange(latest().toSpliced(at, 0, block));
    open(at);
  };
  useEffect(() =>
    onSectionAction(tinaForm.id, (action, index) => {
      const block = latest()[index];
      if (!block) return;
      if (action === 'above') setAdding(index);
      else if (action === 'below') setAdding(index + 1);
      else if (action === 'hide') hide(block);
      else move(block, action === 'up' ? -1 : 1);
    }),
  );
  const placeWords = (at: number) => {
    const [above, below] = [blocks[at - 1], blocks[at]];
    if (above) return `below “${labelOf(field, above)}”`;
    return below ? `above “${labelOf(field, below)}”` : '';
  };
  return (
    <div className="page-sections" {...{ [OWN_NAMES]: '' }}>
      <style>{SECTIONS_STYLE}</style>
      <Reorder.Group as="ol" axis="y" values={[...shown]} onReorder={setShown}>
        {shown.map((block, index) => (
          <Row
            key={keyOf(block)}
            block={block}
            label={labelOf(field, block)}
            onOpen={() => open(index)}
            onMove={(by) => move(block, by)}
            onDrop={() => input.onChange(shown)}
            actions={{
              [block.hidden ? 'Show' : 'Hide']: () => hide(block),
              Copy: isMost ? undefined : () => replace(block, block, duplicate(block)),
              '+ Add below': isMost ? undefined : () => setAdding(index + 1),
              '✕ Delete': isLeast ? undefined : () => takeAway(block),
            }}
          />
        ))}
      </Reorder.Group>
      {shown.length === 0 && <p className="page-sections-none">The page has no sections yet.</p>}
      <button
        type="button"
        className="page-sections-add"
        disabled={isMost}
        onClick={() => setAdding(blocks.length)}
      >
        Add a section
      </button>
      <AddSection
        field={field}
        place={adding === undefined ? undefined : placeWords(adding)}
        onAdd={add}
        onClose={() => setAdding(undefined)}
      />
    </div>
  );
}

const NONE: readonly Block[] = [];

interface RowProps {
  block: Block;
  label: string;
  onOpen(): void;
  onMove(by: number): void;
  onDrop(): void;
  /** The buttons by their words, of which the first is shown; undefined if the page has too few or too many sections. */
  actions: Readonly<Record<string, (() => void) | undefined>>;
}

function Row({ block, label, onOpen, onMove, onDrop, actions }: RowProps) {
  const drag = useDragControls();
  return (
    <Reorder.Item
      as="li"
      value={block}
      dragListener={false}
      dragControls={drag}
      onDragEnd={onDrop}
      data-hidden={Boolean(block.hidden) || undefined}
    >
      <button
        type="button"
        className="page-sections-handle"
        aria-label={`Move ${label}: arrow up or arrow down`}
        onPointerDown={(event) => drag.start(event)}
        onKeyDown={(event) => moveByKey(event, onMove)}
      >
        ⠿
      </button>
      <button type="button" className="page-sections-open" onClick={onOpen}>
        {label}
      </button>
      {Object.entries(actions).map(([words, act]) => (
        <button
          key={words === 'Show' ? 'Hide' : words}
          type="button"
          onClick={act}
          disabled={!act}
          aria-label={`${words} ${label}`}
          title={act ? undefined : 'A page cannot have fewer or more sections.'}
        >
          {words.split(' ')[0]}
        </button>
      ))}
    </Reorder.Item>
  );
}

/** Registered with Tina by its name, which `formField` uses. */
export const sectionsField = {
  name: 'sections',
  Component: wrapFieldsWithMeta(Sections as never),
};
