import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type TinaCMS, useCMS } from 'tinacms';
import {
  type Collection,
  type CollectionName,
  collections,
  namedCollections,
} from '../../content/schema/collections.ts';
import { numberRecords } from './changeRecords.ts';
import { findRows } from './findRows.ts';
import { RecordsTable } from './RecordsTable.tsx';
import { newAddress, useShownKind } from './recordAddresses.ts';
import { type RecordRow, recordRows } from './recordRows.ts';
import { RECORDS_STYLE } from './recordsStyle.ts';
import { readRecords } from './StoredRecord.ts';

interface Records {
  rows: readonly RecordRow[] | undefined;
  /** Why there are none. */
  failure: string | undefined;
  /** Reads them anew. */
  read(): Promise<void>;
  /** Shows them in another order, until they are read anew. */
  show(rows: readonly RecordRow[]): void;
}

function useRecords(cms: TinaCMS): Records {
  const [rows, show] = useState<readonly RecordRow[]>();
  const [failure, setFailure] = useState<string>();
  const read = useCallback(async () => {
    try {
      show(recordRows(await readRecords(cms)));
      setFailure(undefined);
    } catch (error) {
      setFailure((error as Error).message);
    }
  }, [cms]);
  useEffect(() => void read(), [read]);
  return { rows, failure, read, show };
}

/** The records of a kind, or of all: what they are, what state they are in, and where a word stands in them. */
export function RecordsScreen() {
  const cms = useCMS() as TinaCMS;
  const [words, setWords] = useState('');
  // Chosen beside the words, another kind is looked through for them; who is led to it looks for something else.
  const [kind, setKind] = useShownKind(useCallback(() => setWords(''), []));
  const { rows, failure, read, show } = useRecords(cms);
  const found = useMemo(() => findRows(rows ?? [], kind, words), [rows, kind, words]);
  const collection: Collection | undefined = kind && collections[kind];
  const isOrdered = collection?.numbered !== undefined && words === '';
  const [before, setBefore] = useState<readonly string[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was moved in one list is no matter of the next.
  useEffect(() => setBefore(undefined), [kind]);
  // One move after the other, however fast they come.
  const moves = useRef<Promise<void>>(Promise.resolve());
  const order = (ordered: readonly RecordRow[], said: string) => {
    show([...(rows ?? []).filter(({ collection }) => collection !== kind), ...ordered]);
    const move = moves.current.then(() => tell(cms, numberRecords(cms, ordered), said));
    moves.current = move;
    // What follows is shown already.
    move.then(() => (moves.current === move ? read() : undefined));
  };
  const reorder = (ordered: readonly RecordRow[]) => {
    setBefore(rows?.filter((row) => row.collection === kind).map(({ file }) => file));
    order(ordered, 'The order is saved.');
  };
  const undo = () => {
    setBefore(undefined);
    const old = before?.flatMap((file) => rows?.find((row) => row.file === file) ?? []);
    order(old ?? [], 'The order is as it was before.');
  };
  return (
    <main className="records">
      <style>{RECORDS_STYLE}</style>
      <h1>{collection?.label ?? 'All records'}</h1>
      <form className="records-tools" onSubmit={(event) => event.preventDefault()}>
        <label>
          Find
          <input
            type="search"
            value={words}
            onChange={({ target }) => setWords(target.value)}
            placeholder="A title, or words of a text"
          />
        </label>
        <label>
          In
          <select
            value={kind ?? ''}
            onChange={({ target }) => setKind(target.value as CollectionName | '')}
          >
            <option value="">All records</option>
            {namedCollections.map(([name, { label }]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
        {kind && !collection?.single && (
          <a className="records-new" href={newAddress(kind)}>
            New record
          </a>
        )}
      </form>
      <p className="records-count" role="status">
        {sayCount(rows && found.length, failure, words, collection?.label)}
      </p>
      {kind && words && rows && found.length === 0 && (
        <button type="button" onClick={() => setKind('')}>
          Look in all records
        </button>
      )}
      {failure && (
        <button type="button" onClick={read}>
          Try again
        </button>
      )}
      {isOrdered && (
        <p>
          Drag a row by its handle to move it, or press the arrow keys on the handle. It is saved at
          once.{' '}
          {before && (
            <button type="button" className="records-undo" onClick={undo}>
              Undo the last move
            </button>
          )}
        </p>
      )}
      {found.length > 0 && (
        <RecordsTable
          found={found}
          hasKinds={!kind}
          onOrder={isOrdered ? reorder : undefined}
          onChange={(done, said) => tell(cms, done, said).then(read)}
        />
      )}
    </main>
  );
}

function sayCount(
  count: number | undefined,
  failure: string | undefined,
  words: string,
  kind: string | undefined,
): string {
  if (failure) return `The records cannot be read just now: ${failure}`;
  if (count === undefined) return 'Reading the records…';
  const place = kind ? ` under ${kind}` : '';
  if (count === 0) return words ? `No record${place} holds “${words}”.` : 'No records yet.';
  return count === 1 ? '1 record' : `${count} records`;
}

const UNTIL_CLOSED = 0;

/** Says when something is done, or why it is not. */
async function tell({ alerts }: TinaCMS, done: Promise<unknown>, said: string): Promise<void> {
  try {
    await done;
    alerts.success(said);
  } catch (error) {
    alerts.error((error as Error).message, UNTIL_CLOSED);
  }
}
