import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import { Reorder, useDragControls } from 'framer-motion';
import { useEffect, useState } from 'react';
import { type TinaCMS, useCMS } from 'tinacms';
import { deleteRecord, renameRecord, stillShown } from './changeRecords.ts';
import type { Found } from './findRows.ts';
import { moveByKey } from './moveByKey.ts';
import { duplicateAddress, recordAddress } from './recordAddresses.ts';
import type { RecordRow } from './recordRows.ts';

/** The columns that have values. */
interface Columns {
  picture: boolean;
  kind: boolean;
  number: boolean;
  day: boolean;
}

type Change = (done: Promise<unknown>, said: string) => void;

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
  const [shown, setShown] = useState(rows);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `rows` is a new array at each render.
  useEffect(() => setShown(rows), [found]);
  const has: Columns = {
    picture: rows.some(({ picture }) => picture),
    kind: hasKinds,
    number: !hasKinds && rows.some(({ number }) => number !== undefined),
    day: rows.some(({ day }) => day),
  };
  const excerpts = new Map(found.map(({ row, excerpt }) => [row.file, excerpt]));
  const move = (row: RecordRow, by: number) => {
    const at = shown.indexOf(row);
    const next = shown.toSpliced(at, 1).toSpliced(Math.max(0, at + by), 0, row);
    onOrder?.(next);
  };
  return (
    <table>
      <thead>
        <tr>
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
      <Reorder.Group as="tbody" axis="y" values={shown} onReorder={setShown}>
        {shown.map((row) => (
          <Row
            key={row.file}
            row={row}
            has={has}
            excerpt={excerpts.get(row.file)}
            onChange={onChange}
            {...(onOrder && { onDrop: () => onOrder(shown), onMove: (by) => move(row, by) })}
          />
        ))}
      </Reorder.Group>
    </table>
  );
}

interface RowProps {
  row: RecordRow;
  has: Columns;
  excerpt: string | undefined;
  onChange: Change;
  onDrop?: () => void;
  onMove?: (by: number) => void;
}

function Row({ row, has, excerpt, onChange, onDrop, onMove }: RowProps) {
  const drag = useDragControls();
  const cells = (
    <>
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
        <a href={recordAddress(row)}>{row.title}</a>
        <small>{excerpt ?? row.slug}</small>
      </th>
      {has.kind && <td>{row.kind}</td>}
      {has.number && <td>{row.number}</td>}
      {has.day && <td>{row.day}</td>}
      <td>
        <span className="records-state" data-state={row.state}>
          {row.stateText}
        </span>
      </td>
      <td>{row.title !== row.kind && <Actions row={row} onChange={onChange} />}</td>
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
  const { title, slug, namedBy } = row;
  const rename = () => {
    const name = window.prompt(`A new name for the file of “${title}”:`, slug);
    if (name && name !== slug) onChange(renameRecord(row, name), `Renamed to ${name}.`);
  };
  const remove = () => {
    if (window.confirm(`Delete “${title}” (${row.kind})?`))
      onChange(deleteRecord(row), `“${title}” is deleted.`);
  };
  const refuse = () => cms.alerts.error(stillShown(row), 0);
  return (
    <Menu>
      <MenuButton aria-label={`What can be done with ${title}`}>⋮</MenuButton>
      <MenuItems anchor="bottom end" modal={false} className="records-menu">
        <MenuItem>
          <a href={duplicateAddress(row)}>Duplicate</a>
        </MenuItem>
        <MenuItem>
          <button type="button" onClick={rename}>
            Rename the file
          </button>
        </MenuItem>
        <MenuItem>
          <button type="button" onClick={namedBy.length > 0 ? refuse : remove}>
            Delete
          </button>
        </MenuItem>
      </MenuItems>
    </Menu>
  );
}
