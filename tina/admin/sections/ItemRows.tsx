// A list in a form: its items are opened, moved by pointer and by key, deleted, and brought back.
import { Reorder, useDragControls } from 'framer-motion';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Form, type TinaCMS, useCMS } from 'tinacms';
import { itemId, withIds } from '../../../content/compare/itemIds.ts';
import { element } from '../../shared/element.ts';
import { openPanel } from '../events.ts';
import { isTree } from '../forms/toRecord.ts';
import { noteStep, useSteps } from '../forms/undo.ts';
import { walk } from '../forms/walk.ts';
import { moveByKey } from '../records/moveByKey.ts';
import { keyOf } from './Block.ts';

const STYLE = `
.item-rows ol { margin: 0; padding: 0; list-style: none }
.item-rows li { position: relative; display: flex; align-items: stretch; background: #fff; border: 1px solid var(--color-paper-rule); margin-bottom: -1px }
.item-rows li[data-hidden] .item-open { color: var(--color-ink-2); font-style: italic }
.item-rows button { min-height: 44px; padding: 0 8px; font: inherit; font-size: 13px; color: var(--color-ink-2); background: none; border: 0; cursor: pointer }
.item-rows li button:hover { color: var(--color-graph-ink); background: var(--color-paper-2) }
.item-rows button:disabled { color: var(--color-ink-3); cursor: default }
.item-rows button:focus-visible { outline: 2px solid var(--color-graph-ink); outline-offset: -2px }
.item-handle { touch-action: none; cursor: grab !important }
.item-rows .item-open { flex: 1; min-width: 0; padding: 8px 8px 8px 4px; text-align: left; font-size: 14px; color: var(--color-ink); white-space: normal !important; overflow-wrap: anywhere }
.item-open:has(b) { color: var(--color-ink-2) !important }
.item-open b { font-weight: 600; color: var(--color-ink) }
/* Over the end of the name: a list of names is easier to read than one of buttons. */
@media (hover: hover) {
  .item-actions { position: absolute; inset: 0 0 0 auto; opacity: 0; background: var(--color-paper-2) }
  .item-rows li:is(:hover, :focus-within) { background: var(--color-paper-2) }
  .item-rows li:is(:hover, :focus-within) .item-actions { opacity: 1 }
}
.item-rows .item-add { width: 100%; margin-top: 8px; border: 1px dashed var(--color-ink-3); border-radius: 4px; font-weight: 600 }
.item-rows-none { padding: 12px 0; color: var(--color-ink-2) }
.item-deleted { display: flex; align-items: center; justify-content: space-between; gap: 8px; padding-left: 8px; background: var(--color-paper-2); font-size: 13px }
.item-rows .item-deleted button { font-weight: 600; text-decoration: underline }
`;

/** Once, before any form is shown. */
export const styleLists = (): void => document.head.append(element('style', {}, STYLE));

export interface ListProps<Item, Field> {
  input: { value: readonly Item[] | ''; name: string; onChange(value: readonly Item[]): void };
  field: Field & { readonly name: string; readonly min?: number; readonly max?: number };
  tinaForm: Form;
}

const NONE: readonly never[] = [];

/** A new item has its id from the start: given at its first save, its row would be another and lose the focus. */
const identified = <Item extends object>(item: Item): Item =>
  itemId(item) === undefined ? (withIds([item], isTree) as [Item])[0] : item;

/** What a list holds, and what its buttons do with it. */
export function useItems<Item extends object>({
  input,
  field,
  tinaForm,
}: ListProps<Item, unknown>) {
  const cms = useCMS() as TinaCMS;
  const items = input.value || NONE;
  // The next key or button may be pressed before React has rendered: what is changed is what the form holds.
  const latest = () =>
    (tinaForm.finalForm.getFieldState(input.name)?.value || NONE) as readonly Item[];
  const open = (index: number) => openPanel(cms, tinaForm, `${field.name}.${index}`);
  const replace = (item: Item, ...by: readonly Item[]) => {
    const at = latest().indexOf(item);
    if (at >= 0) input.onChange(latest().toSpliced(at, 1, ...by.map(identified)));
  };
  const move = (item: Item, by: number) => {
    const now = latest();
    const at = now.indexOf(item);
    const to = Math.min(Math.max(at + by, 0), now.length - 1);
    if (at >= 0) input.onChange(now.toSpliced(at, 1).toSpliced(to, 0, item));
  };
  const add = (item: Item, at = latest().length) => {
    input.onChange(latest().toSpliced(at, 0, identified(item)));
    open(at);
  };
  return {
    cms,
    form: tinaForm,
    name: input.name,
    items,
    latest,
    open,
    replace,
    move,
    add,
    set: input.onChange,
    isLeast: items.length <= (field.min ?? 0),
    isMost: items.length >= (field.max ?? Number.POSITIVE_INFINITY),
  };
}

/** Buttons by their words, of which the first is shown; undefined if the list has too few or too many items. */
type Actions = Readonly<Record<string, (() => void) | undefined>>;

interface RowsProps<Item extends object> {
  list: ReturnType<typeof useItems<Item>>;
  /** What the list is called, for screen readers. */
  label: string;
  labelOf(item: Item): string;
  /** The kind of an item, with which its label begins. */
  kindOf?(item: Item): string;
  actionsOf?(item: Item, index: number): Actions;
  /** May ask first. @returns whether an item may be deleted */
  mayDelete?(item: Item): Promise<boolean>;
  /** What is shown where the list is empty. */
  none: string;
  /** The button that adds an item. */
  children: ReactNode;
}

/** The items of a list in their order, with what was deleted last to bring it back. */
export function ItemRows<Item extends object>(props: RowsProps<Item>) {
  const { list, labelOf, actionsOf, none, children } = props;
  const { cms, form, name, items, latest, isLeast } = list;
  const { past, future } = useSteps(form);
  const notes = [past, future].map((steps) => steps.at(-1)?.note);
  const [deleted, undone] = notes.map((note) => (note?.list === name ? note : undefined));
  const [shown, setShown] = useState(items);
  useEffect(() => setShown(items), [items]);
  const [moved, setMoved] = useState('');
  const root = useRef<HTMLDivElement>(null);
  /** The place of the item that gets the focus once the list is rendered with that many items. */
  const focusNext = useRef<{ index: number; count: number }>(undefined);
  useEffect(() => {
    const next = focusNext.current;
    if (!next || shown.length !== next.count) return;
    focusNext.current = undefined;
    const rows = root.current?.querySelectorAll<HTMLElement>('.item-open') ?? [];
    const row = rows[Math.min(next.index, rows.length - 1)];
    (row ?? root.current?.querySelector<HTMLElement>('.item-deleted button'))?.focus();
  });
  const lastDeleted = useRef(deleted);
  useEffect(() => {
    // It was brought back, by button or by key.
    if (undone && undone === lastDeleted.current)
      focusNext.current = { index: undone.index, count: latest().length };
    lastDeleted.current = deleted;
  });
  const remove = async (item: Item) => {
    if ((await props.mayDelete?.(item)) === false) return;
    const index = latest().indexOf(item);
    if (index < 0) return;
    focusNext.current = { index, count: latest().length - 1 };
    setMoved('');
    noteStep(form, { list: name, index, words: `“${labelOf(item)}” is deleted.` });
    list.replace(item);
  };
  const move = (item: Item, by: number) => {
    list.move(item, by);
    setMoved(
      `“${labelOf(item)}” is number ${latest().indexOf(item) + 1} of ${latest().length} now.`,
    );
  };
  return (
    <div ref={root} className="item-rows">
      <Reorder.Group
        as="ol"
        axis="y"
        aria-label={props.label}
        values={[...shown]}
        onReorder={setShown}
      >
        {shown.map((item, index) => (
          <Row
            key={keyOf(item)}
            item={item}
            label={labelOf(item)}
            kind={props.kindOf?.(item) ?? ''}
            onOpen={() => list.open(index)}
            onMove={(by) => move(item, by)}
            onDrop={() => list.set(shown)}
            actions={{
              ...actionsOf?.(item, index),
              '✕ Delete': isLeast ? undefined : () => remove(item),
            }}
          />
        ))}
      </Reorder.Group>
      {shown.length === 0 && <p className="item-rows-none">{none}</p>}
      <div className="item-deleted" hidden={!deleted}>
        <span role="status">{deleted?.words}</span>
        <button type="button" onClick={() => walk(cms, form, 'undo')}>
          Undo
        </button>
      </div>
      <span role="status" className="sr-only">
        {moved}
      </span>
      {children}
    </div>
  );
}

interface RowProps<Item> {
  item: Item;
  label: string;
  kind: string;
  onOpen(): void;
  onMove(by: number): void;
  onDrop(): void;
  actions: Actions;
}

function Row<Item extends { hidden?: unknown }>(props: RowProps<Item>) {
  const { item, label, kind, actions } = props;
  const drag = useDragControls();
  return (
    <Reorder.Item
      as="li"
      value={item}
      dragListener={false}
      dragControls={drag}
      onDragEnd={props.onDrop}
      data-hidden={Boolean(item.hidden) || undefined}
    >
      <button
        type="button"
        className="item-handle"
        aria-label={`Move ${label}: arrow up or arrow down`}
        onPointerDown={(event) => drag.start(event)}
        onKeyDown={(event) => moveByKey(event, props.onMove)}
      >
        ⠿
      </button>
      <button type="button" className="item-open" onClick={props.onOpen}>
        {kind && <b>{kind}</b>}
        {label.slice(kind.length)}
      </button>
      <span className="item-actions">
        {Object.entries(actions).map(([words, act]) => (
          <button
            key={words === 'Show' ? 'Hide' : words}
            type="button"
            onClick={act}
            disabled={!act}
            aria-label={`${words} ${label}`}
            title={act ? undefined : 'This list cannot have fewer or more items.'}
          >
            {words.split(' ')[0]}
          </button>
        ))}
      </span>
    </Reorder.Item>
  );
}
