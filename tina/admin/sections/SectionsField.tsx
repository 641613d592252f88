import { useEffect, useState } from 'react';
import { labelled } from '../forms/Field.tsx';
import { AddSection } from './AddSection.tsx';
import { type Block, type BlockField, duplicate, kindOf, labelOf } from './Block.ts';
import { ItemRows, type ListProps, useItems } from './ItemRows.tsx';
import { mayGo, onSectionAction } from './sectionActions.ts';

/** The dialog, in the colours of Tina's forms. */
const CHOOSER_STYLE = `
.section-chooser { position: fixed; inset: 0; z-index: 100000; padding: 4vh 4vw; background: rgb(20 24 35 / 0.55) }
.section-chooser :is(button, input):focus-visible { outline: 2px solid var(--color-graph-ink); outline-offset: -2px }
.section-chooser > section { display: flex; flex-direction: column; height: 92vh; background: #fff; border-radius: 6px; overflow: hidden }
.section-chooser header { display: flex; align-items: center; gap: 8px 16px; padding: 12px 20px; border-bottom: 1px solid var(--color-paper-rule) }
.section-chooser h2 { margin: 0; font: 400 24px/1.2 Display, serif }
.section-chooser input { flex: 1; min-height: 44px; padding: 0 12px; border: 1px solid var(--color-ink-3); border-radius: 4px; font-size: 16px }
.section-chooser header button { min-height: 44px; padding: 0 16px }
.section-chooser p { padding: 24px 20px }
.section-chooser ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(272px, 100%), 272px)); justify-content: center; gap: 16px; margin: 0; padding: 20px; list-style: none; overflow-y: auto }
.section-chooser li { position: relative; height: 214px; border: 1px solid var(--color-paper-rule); border-radius: 4px; overflow: hidden; contain: strict }
.section-chooser li button { position: absolute; inset: 0; z-index: 1; width: 100%; padding: 10px 12px; border: 0; border-radius: 4px; display: flex; align-items: end; text-align: left; font-weight: 600; background: none; cursor: pointer }
.section-chooser :is(li button:hover, header:has(:focus:not(:placeholder-shown)) ~ ul li:first-child button) { color: var(--color-graph-ink); box-shadow: inset 0 0 0 1px var(--color-graph-ink) }
.section-chooser iframe { width: 1280px; height: 800px; border: 0; background: var(--color-paper-2); transform: scale(.2125); transform-origin: 0 0 }
@media (max-width: 60rem) {
  .section-chooser header { flex-wrap: wrap }
  .section-chooser h2 { flex: 1; min-width: 60%; font-size: 20px }
  .section-chooser input { flex: 1 0 100%; order: 1 }
}
`;

/**
 * The sections of a page from top to bottom. Each can be opened, moved, hidden, duplicated and deleted. Tina's own list
 * cannot hide or duplicate, nor move by keyboard.
 */
function Sections(props: ListProps<Block, BlockField>) {
  const { field, tinaForm } = props;
  const list = useItems(props);
  const { items: blocks, latest, replace, isMost } = list;
  const hide = async (block: Block) => {
    if (block.hidden || (await mayGo('Hide', tinaForm.id, field, latest(), block)))
      replace(block, { ...block, hidden: !block.hidden });
  };
  /** Where a section is being added: the place of the new one; undefined while none is being added. */
  const [adding, setAdding] = useState<number>();
  useEffect(() =>
    onSectionAction(tinaForm.id, (action, index) => {
      const block = latest()[index];
      if (!block) return;
      if (action === 'above') setAdding(index);
      else if (action === 'below') setAdding(index + 1);
      else if (action === 'hide') hide(block);
      else list.move(block, action === 'up' ? -1 : 1);
    }),
  );
  const placeWords = (at: number) => {
    const [above, below] = [blocks[at - 1], blocks[at]];
    if (above) return `below “${labelOf(field, above)}”`;
    return below ? `above “${labelOf(field, below)}”` : '';
  };
  return (
    <div className="page-sections">
      <style>{CHOOSER_STYLE}</style>
      <ItemRows
        list={list}
        label={field.label}
        labelOf={(block) => labelOf(field, block)}
        kindOf={(block) => kindOf(field, block)}
        mayDelete={(block) => mayGo('Delete', tinaForm.id, field, latest(), block)}
        actionsOf={(block, index) => ({
          [block.hidden ? 'Show' : 'Hide']: () => hide(block),
          Copy: isMost ? undefined : () => replace(block, block, duplicate(block)),
          '+ Add below': isMost ? undefined : () => setAdding(index + 1),
        })}
        none="The page has no sections yet."
      >
        <button
          type="button"
          className="item-add"
          disabled={isMost}
          onClick={() => setAdding(blocks.length)}
        >
          Add a section
        </button>
      </ItemRows>
      <AddSection
        field={field}
        place={adding === undefined ? undefined : placeWords(adding)}
        onAdd={(block) => list.add(block, adding)}
        onClose={() => setAdding(undefined)}
      />
    </div>
  );
}

/** A list of groups, as Tina passes it to its component. */
interface GroupsField {
  readonly label: string;
  readonly itemProps: (item: object) => { label: string };
  readonly defaultItem: () => object;
}

/** The items of a list, such as links or products. Tina's own list gives a deleted item's name to its neighbour. */
function Groups(props: ListProps<object, GroupsField>) {
  const { field } = props;
  const list = useItems(props);
  return (
    <ItemRows
      list={list}
      label={field.label}
      labelOf={(item) => field.itemProps(item).label}
      none="There is nothing in this list yet."
    >
      <button
        type="button"
        className="item-add"
        disabled={list.isMost}
        aria-label={`Add to ${field.label}`}
        onClick={() => list.add(field.defaultItem())}
      >
        Add
      </button>
    </ItemRows>
  );
}

/** Registered with Tina by their names: `formField` uses the first, and Tina the second for each list of groups. */
export const listFields = [
  { name: 'sections', Component: labelled(Sections as never, 'group') },
  { name: 'group-list', Component: labelled(Groups as never, 'group') },
];
