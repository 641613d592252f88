import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import { Reorder, useDragControls } from 'framer-motion';
import { useEffect, useRef, useState } from 'react';
import { type TinaCMS, useCMS } from 'tinacms';
import { hashOf } from '../../shared/editorAddress.ts';
import { renameRecord } from './changeRecords.ts';
import type { Found } from './findRows.ts';
import { moveByKey } from './moveByKey.ts';
import type { RecordRow } from './recordRows.ts';
import { type Change, removeRows, Several } from './Several.tsx';

/** The columns that have values. */
type Columns = Readonly<Record<'picture' | 'kind' | 'number' | 'day', boolean>>;

/** Whether a row can be deleted, renamed and chosen: the only record of a kind cannot. */
const isOneOfMany = ({ title, kind }: RecordRow) => title !== kind;

/** How many rows are shown at first, and how many more each time: a thousand at once would take seconds. */
const ROWS = 100;

interface TableProps {
  found: readonly Found[];
  /** Whether the rows are of several kinds. */
  hasKinds: boolean;
  /** Called with all rows in their new order; undefined if they cannot be moved. */
  onOrder: ((rows: readonly RecordRow[]) => void) | undefined;
  onChange: Change;
}

export function RecordsTable({ found, hasKinds, onOrder, onChange }: TableProps) {
  const rows = found.map(({ row }) => row);
  const [ordered, setOrdered] = useState(rows);
  const [count, setCount] = useState(ROWS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `rows` is a new array at each render.
  useEffect(() => setOrdered(rows), [found]);
  const shown = ordered.slice(0, count);
  const more = () => setCount(count + ROWS);
  const has: Columns = {
    picture: rows.some(({ picture }) => picture),
    kind: hasKinds,
    number: !hasKinds && rows.some(({ number }) => number !== undefined),
    day: rows.some(({ day }) => day),
  };
  const choice = useChoice(ordered.filter(isOneOfMany));
  const founds = new Map(found.map((one) => [one.row.file, one]));
  const move = (row: RecordRow, by: number) => {
    const at = ordered.indexOf(row);
    if (at + by === count) more();
    const next = ordered.toSpliced(at, 1).toSpliced(Math.max(0, at + by), 0, row);
    // At once: the next key may come before the list has passed the order back.
    setOrdered(next);
    onOrder?.(next);
  };
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <AllBox choice={choice} />
            </th>
            {onOrder && <th scope="col">Order</th>}
            {has.picture && <th scope="col">Picture</th>}
            <th scope="col">Title</th>
            {has.kind && <th scope="col">Kind</th>}
            {has.number && <th scope="col">Number</th>}
            {has.day && <th scope="col">Date</th>}
            <th scope="col">State</th>
            <th scope="col">
              <span className="records-unseen">Actions</span>
            </th>
          </tr>
        </thead>
        <Reorder.Group
          as="tbody"
          axis="y"
          values={shown}
          onReorder={(moved) => setOrdered([...moved, ...ordered.slice(count)])}
        >
          {shown.map((row) => (
            <Row
              key={row.file}
              row={row}
              has={has}
              found={founds.get(row.file)}
              choice={choice}
              onChange={onChange}
              {...(onOrder && { onDrop: () => onOrder(ordered), onMove: (by) => move(row, by) })}
            />
          ))}
        </Reorder.Group>
      </table>
      {shown.length < rows.length && <More of={rows.length} shown={count} onMore={more} />}
      {choice.chosen.length > 0 && (
        <Several rows={choice.chosen} onChange={onChange} onClear={choice.clear} />
      )}
    </>
  );
}

/** Which rows are chosen, of those that can be. With the Shift key a choice reaches from the last one to this. */
function useChoice(rows: readonly RecordRow[]) {
  const [files, setFiles] = useState<ReadonlySet<string>>(new Set());
  const last = useRef('');
  const chosen = rows.filter(({ file }) => files.has(file));
  return {
    chosen,
    isAll: chosen.length > 0 && chosen.length === rows.length,
    has: ({ file }: RecordRow) => files.has(file),
    clear: () => setFiles(new Set()),
    all: () => setFiles(new Set(rows.map(({ file }) => file))),
    turn({ file }: RecordRow, isOn: boolean, isRange: boolean) {
      const at = rows.findIndex((row) => row.file === file);
      const from = isRange ? rows.findIndex((row) => row.file === last.current) : -1;
      const [first, end] = from < 0 ? [at, at] : [Math.min(at, from), Math.max(at, from)];
      const turned = rows.slice(first, end + 1).map((row) => row.file);
      setFiles(
        new Set(isOn ? [...files, ...turned] : [...files].filter((one) => !turned.includes(one))),
      );
      last.current = file;
    },
  };
}

type Choice = ReturnType<typeof useChoice>;

function AllBox({ choice: { chosen, isAll, all, clear } }: { choice: Choice }) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = chosen.length > 0 && !isAll;
  });
  return (
    <label className="records-all">
      <input
        ref={box}
        type="checkbox"
        checked={isAll}
        onChange={({ target }) => (target.checked ? all() : clear())}
      />
      <span className="records-unseen">Choose all</span>
    </label>
  );
}

/** Shows further rows when the end of the table is seen, or by its button. */
function More({ of, shown, onMore }: { of: number; shown: number; onMore(): void }) {
  const end = useRef<HTMLParagraphElement>(null);
  // An effect: Tina's React 18 ignores what a ref returns, and an old observer would set the count back.
  useEffect(() => {
    // A busy browser reports “not yet” and “now” at once.
    const observer = new IntersectionObserver(
      (entries) => entries.at(-1)?.isIntersecting && onMore(),
    );
    if (end.current) observer.observe(end.current);
    return () => observer.disconnect();
  }, [onMore]);
  return (
    <p ref={end}>
      {shown} of {of} are shown.{' '}
      <button type="button" className="records-undo" onClick={onMore}>
        Show more
      </button>
    </p>
  );
}

interface RowProps {
  row: RecordRow;
  has: Columns;
  found: Found | undefined;
  choice: Choice;
  onChange: Change;
  onDrop?: () => void;
  onMove?: (by: number) => void;
}

function Row({ row, has, found, choice, onChange, onDrop, onMove }: RowProps) {
  const drag = useDragControls();
  const { excerpt, field } = found ?? {};
  const cells = (
    <>
      <td className="records-choose">
        {isOneOfMany(row) && (
          <input
            type="checkbox"
            aria-label={`Choose ${row.title}`}
            checked={choice.has(row)}
            onChange={({ target, nativeEvent }) =>
              choice.turn(row, target.checked, (nativeEvent as MouseEvent).shiftKey)
            }
          />
        )}
      </td>
      {onMove && (
        <td>
          <button
            type="button"
            className="records-handle"
            aria-label={`Move ${row.title}: arrow up or arrow down`}
            onPointerDown={(event) => drag.start(event)}
            onKeyDown={(event) => moveByKey(event, onMove)}
          >
            ⠿
          </button>
        </td>
      )}
      {has.picture && <td>{row.picture && <img src={row.picture} alt="" loading="lazy" />}</td>}
      <th scope="row">
        <a href={hashOf({ record: row.file, field })}>{row.title}</a>
        {excerpt && <small>{excerpt}</small>}
      </th>
      {has.kind && <td>{row.kind}</td>}
      {has.number && <td>{row.number}</td>}
      {has.day && <td>{row.day}</td>}
      <td>
        <span className="records-state" data-state={row.state}>
          {row.stateText}
        </span>
      </td>
      <td>{isOneOfMany(row) && <Actions row={row} onChange={onChange} />}</td>
    </>
  );
  // Rows that cannot be dragged need no animation.
  if (!onDrop) return <tr>{cells}</tr>;
  return (
    <Reorder.Item as="tr" value={row} dragListener={false} dragControls={drag} onDragEnd={onDrop}>
      {cells}
    </Reorder.Item>
  );
}

function Actions({ row, onChange }: Pick<RowProps, 'row' | 'onChange'>) {
  const cms = useCMS() as TinaCMS;
  const { title, slug } = row;
  const rename = () => {
    const name = window.prompt(`A new name for the file of “${title}”:`, slug);
    if (name && name !== slug) onChange(renameRecord(row, name), `Renamed to ${name}.`);
  };
  return (
    <Menu>
      <MenuButton aria-label={`What can be done with ${title}`}>⋮</MenuButton>
      <MenuItems anchor="bottom end" modal={false} className="records-menu">
        <MenuItem>
          <a href={hashOf({ new: row.collection, from: row.file })}>Duplicate</a>
        </MenuItem>
        <MenuItem>
          <button type="button" onClick={rename}>
            Rename the file
          </button>
        </MenuItem>
        <MenuItem>
          <button type="button" onClick={() => removeRows(cms, [row], onChange)}>
            Delete
          </button>
        </MenuItem>
      </MenuItems>
    </Menu>
  );
}
