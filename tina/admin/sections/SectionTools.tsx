import { useState } from 'react';
import type { Form, TinaCMS } from 'tinacms';
import { openPanel } from '../events.ts';
import { noteStep, useSteps } from '../forms/undo.ts';
import { sourceOf } from '../translations/source.ts';
import { type Block, type BlockField, duplicate, labelOf } from './Block.ts';
import { doInList, mayGo } from './sectionActions.ts';

export const TOOLS_STYLE = `
.section-tools { flex: 1 0 100%; margin: .35rem 0 0 -8px }
.section-tools > div { display: flex; flex-wrap: wrap; gap: 4px }
.section-tools button { min-width: 36px; min-height: 36px; padding: 0 8px; border-radius: 4px; font-size: 13px; font-weight: 600; color: var(--color-ink-2) }
.section-tools > div > :nth-child(-n + 2) { font-size: 16px }
.section-tools button:hover:enabled { color: var(--color-ink); background: var(--color-paper-2) }
.section-tools button:disabled { opacity: .35 }
.section-tools button:focus-visible { outline: 2px solid var(--color-graph-ink); outline-offset: -2px }
.section-tools .section-more { display: none }
@media (max-width: 60rem) {
  .section-tools { display: contents }
  .section-tools button { min-width: 44px; min-height: 44px }
  .section-tools .section-more { display: block }
  .section-tools > div { flex: 1 0 100%; order: 1 }
  .section-tools > div button { border: 1px solid var(--color-paper-rule); background: #fff; color: var(--color-ink) }
  .section-tools > :not([data-open], .section-more) { display: none }
}
`;

interface Props {
  cms: TinaCMS;
  form: Form;
  /** The group or the item that is open: `sections.2`, or something in it. */
  panel: string;
}

/** What can be done with the section in which the open fields are, as in the list of sections and on the page. */
export function SectionTools({ cms, form, panel }: Props) {
  // Rendered again after each change.
  useSteps(form);
  /** On a phone they are behind a button. */
  const [isOpen, setOpen] = useState(false);
  const field = form.fields.find(({ name }) => name === 'sections') as unknown as
    | (BlockField & { readonly min?: number; readonly max?: number })
    | undefined;
  const [, place, inside = ''] = /^sections\.(\d+)(.*)$/.exec(panel) ?? [];
  const latest = () => form.finalForm.getState().values.sections as readonly Block[];
  const index = Number(place);
  // A translation has the sections of its record.
  const block = place && field && !sourceOf(form) ? latest()[index] : undefined;
  if (!field || !block) return null;
  const set = (sections: readonly Block[]) => form.finalForm.change('sections', sections);
  const move = (to: number) => {
    set(latest().toSpliced(index, 1).toSpliced(to, 0, block));
    openPanel(cms, form, `sections.${to}${inside}`);
  };
  const hide = async () => {
    if (!block.hidden && !(await mayGo('Hide', String(form.id), field, latest(), block))) return;
    set(latest().with(index, { ...block, hidden: !block.hidden }));
  };
  const remove = async () => {
    if (!(await mayGo('Delete', String(form.id), field, latest(), block))) return;
    const words = `“${labelOf(field, block)}” is deleted.`;
    // The list says so, and brings it back.
    openPanel(cms, form, '');
    noteStep(form, { list: 'sections', index, words });
    set(latest().toSpliced(index, 1));
  };
  const copy = () => {
    set(latest().toSpliced(index + 1, 0, duplicate(block)));
    openPanel(cms, form, `sections.${index + 1}`);
  };
  const { length } = latest();
  const isMost = length >= (field.max ?? Number.POSITIVE_INFINITY);
  const tools: [shown: string, name: string, act: () => void, isOff: boolean][] = [
    ['↑', 'Move this section up', () => move(index - 1), index === 0],
    ['↓', 'Move this section down', () => move(index + 1), index === length - 1],
    [block.hidden ? 'Show' : 'Hide', '', hide, false],
    ['Copy', 'Copy this section', copy, isMost],
    ['Delete', 'Delete this section', remove, length <= (field.min ?? 0)],
    [
      '+ Section',
      'Add a section below this one',
      () => doInList(cms, { action: 'below', file: String(form.id), index }),
      isMost,
    ],
  ];
  return (
    <div className="section-tools">
      <button
        type="button"
        className="section-more"
        aria-label="Change this section"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        ⋯
      </button>
      <div data-open={isOpen || undefined}>
        {tools.map(([shown, name, act, isOff]) => (
          <button
            key={name}
            type="button"
            aria-label={name || `${shown} this section`}
            title={name || undefined}
            disabled={isOff}
            onClick={act}
          >
            {shown}
          </button>
        ))}
      </div>
    </div>
  );
}
