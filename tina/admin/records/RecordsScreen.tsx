import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type TinaCMS, useCMS } from 'tinacms';
import {
  type Collection,
  type CollectionName,
  collections,
  namedCollections,
} from '../../../content/schema/collections.ts';
import { hashOf } from '../../shared/editorAddress.ts';
import { arrived } from '../leaving.ts';
import { numberRecords } from './changeRecords.ts';
import { findRows } from './findRows.ts';
import { readRecords } from './pageRoutes.ts';
import { RecordsTable } from './RecordsTable.tsx';
import { type RecordRow, recordRows } from './recordRows.ts';
import { SEVERAL_STYLE } from './Several.tsx';

/** Own styles, because Tina's stylesheet has only the utility classes that Tina uses. */
const RECORDS_STYLE = `
.records { max-width: 76rem; width: 100%; margin: 0 auto; padding: 1rem 1.5rem 4rem; color: var(--color-stone); font-size: 15px; line-height: 1.45 }
.records > header { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: baseline; margin: 1rem 0 }
.records h1 { font: 400 2.25rem/1.2 Display, serif; margin: 0; color: var(--color-stone) }
.records p { margin: .75rem 0 }
.records .records-count { flex: 1 1 4rem; margin: 0; font: 13px/1.5 Mono, monospace; color: var(--color-ink-2) }
.records-tools { display: flex; flex-wrap: wrap; gap: 1rem; align-items: end }
.records-tools label { display: grid; gap: .25rem; font-weight: 600; font-size: 13px }
.records-tools label { flex: 1 1 7rem }
.records-tools label:first-child { flex: 3 1 11rem }
.records :is(input, select) { font-family: inherit; font-size: 16px; font-weight: 400; padding: .5rem .75rem; border: 1px solid var(--color-ink-3); border-radius: 6px; background-color: #fff; color: inherit; width: 100%; min-height: 44px }
.records-new { align-self: center; padding: .6rem 1rem; border: 1px solid var(--color-ink); border-radius: 4px; font-weight: 600; min-height: 44px; box-sizing: border-box }
.records-new:hover { background: var(--color-ink); color: var(--color-paper) }
.records-all { display: flex; align-items: center; font-size: 13px; font-weight: 600 }
.records table { width: 100%; border-collapse: collapse; border-bottom: 1px solid var(--color-paper-rule) }
.records :is(th, td) { text-align: start; padding: .6rem .75rem; border-top: 1px solid var(--color-paper-rule); vertical-align: middle; font-weight: 400 }
.records :is(th, td):first-child { padding-inline-start: .25rem }
.records thead th { border-top: 0; font-size: 13px; color: var(--color-ink-2) }
.records tbody th { width: 45% }
.records tbody tr { background: var(--color-paper) }
.records tbody tr:hover, .records tr:has(:checked) { background: #fff }
.records th a { color: var(--color-ink); font-size: 16px; font-weight: 600; overflow-wrap: anywhere }
.records th a:hover { text-decoration: underline }
.records small { display: block; color: var(--color-ink-2); font-size: 13px; overflow-wrap: anywhere }
.records td img { width: 96px; max-width: none; height: 54px; object-fit: contain; background: var(--color-paper-2); border: 1px solid var(--color-paper-rule) }
/* floor: the box has the colour of the browser. */
.records input[type=checkbox] { display: block; width: 20px; min-height: 20px; margin: 12px; accent-color: var(--color-graph-ink) }
.records-choose, .records thead th:first-child { width: 44px }
.records-state { white-space: nowrap; padding: 2px 8px; border-radius: 4px; background: #e4f4ea; color: #14532d; font-size: 13px; font-weight: 600 }
.records-state::before { content: ""; display: inline-block; width: 8px; height: 8px; margin-inline-end: 8px; border-radius: 50%; background: currentColor }
.records-state:is([data-state=draft], [data-state=unused], [data-state=new], [data-state=changed]) { background: var(--color-paper-rule); color: var(--color-ink-2) }
.records-state[data-state=scheduled] { background: #fdf0d5; color: #6b3f00 }
.records-state[data-state=expired] { background: #fbe4df; color: #7c1d0a }
.records :is(td, p) button, .records > button { min-width: 36px; min-height: 36px; border-radius: 6px; font-size: 18px; color: var(--color-ink-2) }
.records > button { margin-top: 1rem }
.records > button, .records .records-undo { border: 1px solid var(--color-ink-3); padding: 0 1rem; font-size: 15px }
.records td button:hover { background: var(--color-paper-rule) }
.records-handle { cursor: grab; touch-action: none }
.records :focus-visible, .records-menu :focus-visible { outline: 2px solid var(--color-graph-ink); outline-offset: 2px }
.records-unseen { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden }
.records-menu { background: #fff; border: 1px solid var(--color-paper-rule); border-radius: 8px; box-shadow: 0 8px 24px #0002; padding: 4px; z-index: 10000; min-width: 12rem; outline: none }
.records-menu :is(a, button) { display: block; width: 100%; text-align: left; padding: .6rem .75rem; border-radius: 6px; font-size: 15px; color: var(--color-stone) }
.records-menu [data-focus] { background: var(--color-paper-rule) }
@media (max-width: 60rem) {
  .records table { margin-top: 1rem; border-top: 1px solid var(--color-paper-rule) }
  .records thead th { display: none; padding: 0 .5rem; border: 0 }
  .records thead th:first-child { display: block; width: auto }
  .records .records-all span { position: static; clip-path: none; width: auto; height: auto }
  .records tbody tr { --title: 2; display: grid; grid-template-columns: repeat(7, auto) 1fr auto; align-items: center; padding: .5rem 0; border-top: 1px solid var(--color-paper-rule) }
  .records tbody tr:has(> td + td + th) { --title: 3 }
  .records tbody tr:has(> td + td + td + th) { --title: 4 }
  .records :is(tbody th, td) { grid-row: 1 / span 2; border: 0; padding: .25rem .5rem; width: auto }
  .records tbody th { grid-area: 1 / var(--title) / auto / -2 }
  .records td:empty:not(.records-choose):has(+ th) { width: 112px }
  .records th ~ td { grid-row: 2; padding-right: 0; font-size: 13px }
  .records th ~ td:empty { display: none }
  .records th ~ td:last-child { grid-area: 1 / -2 / span 2 }
  .records-state { display: inline-block; white-space: normal }
}
@media (max-width: 30rem) {
  .records .records-count { flex: 1 0 100%; order: 1 }
  .records-new { margin-inline-start: auto }
  .records td img { width: 64px; height: 36px }
  .records td:empty:not(.records-choose):has(+ th) { width: 80px }
  .records { padding-inline: 1.25rem }
  .records input[type=checkbox] { margin: 12px 4px }
  .records .records-choose { width: auto }
  .records :is(tbody th ~ td:last-child, td:has(~ th)) { grid-row: 1 / span 3 }
  .records th ~ td:nth-last-child(2) { grid-area: 3 / var(--title) / auto / -2 }
}
`;

/**
 * The rows of all records, or the error message if they cannot be read; `read` reads them again, and `show` shows
 * another order until then.
 */
export function useRecords() {
  const [rows, show] = useState<readonly RecordRow[]>();
  const [failure, setFailure] = useState<string>();
  const read = useCallback(async () => {
    try {
      show(recordRows(await readRecords()));
      setFailure(undefined);
    } catch (error) {
      setFailure((error as Error).message);
    }
  }, []);
  useEffect(() => void read(), [read]);
  return { rows, failure, read, show };
}

/** The list of all records or those of one kind, with their state, and a search in their texts. */
export function RecordsScreen({ kind: opened }: { kind: CollectionName | 'all' }) {
  const cms = useCMS() as TinaCMS;
  const [words, setWords] = useState('');
  const [kind, choose] = useState(opened === 'all' ? undefined : opened);
  /** Keeps the words that are searched for, which another place of the editor would not. */
  const setKind = (next: CollectionName | '') => {
    choose(next || undefined);
    history.replaceState(history.state, '', hashOf({ list: next || 'all' }));
    arrived();
  };
  const { rows, failure, read, show } = useRecords();
  const found = useMemo(() => findRows(rows ?? [], kind, words), [rows, kind, words]);
  const collection: Collection | undefined = kind && collections[kind];
  const isOrdered = collection?.numbered !== undefined && words === '';
  const [before, setBefore] = useState<readonly string[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a move can be undone only in its own list.
  useEffect(() => setBefore(undefined), [kind]);
  // Moves are saved one after another.
  const moves = useRef<Promise<void>>(Promise.resolve());
  const order = (ordered: readonly RecordRow[], said: string) => {
    show([...(rows ?? []).filter(({ collection }) => collection !== kind), ...ordered]);
    const move = moves.current.then(() => tell(cms, numberRecords(ordered), said));
    moves.current = move;
    // Read again only after the last move.
    move.then(() => (moves.current === move ? read() : undefined));
  };
  const reorder = (ordered: readonly RecordRow[]) => {
    setBefore(rows?.filter((row) => row.collection === kind).map(({ file }) => file));
    order(ordered, 'The order is saved.');
  };
  const undo = () => {
    setBefore(undefined);
    const old = before?.flatMap((file) => rows?.find((row) => row.file === file) ?? []);
    order(old ?? [], 'The previous order is restored.');
  };
  return (
    <main className="records">
      <style>{RECORDS_STYLE + SEVERAL_STYLE}</style>
      <header>
        <h1>{collection?.label ?? 'All records'}</h1>
        <p className="records-count" role="status">
          {sayCount(rows && found.length, failure, words, collection?.label)}
        </p>
        {kind && !collection?.single && (
          <a className="records-new" href={hashOf({ new: kind })}>
            New record
          </a>
        )}
      </header>
      <form className="records-tools" onSubmit={(event) => event.preventDefault()}>
        <label>
          Find
          <input
            type="search"
            value={words}
            onChange={({ target }) => setWords(target.value)}
            placeholder="Title or words"
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
      </form>
      {kind && words && rows && found.length === 0 && (
        <button type="button" onClick={() => setKind('')}>
          Search all records
        </button>
      )}
      {failure && (
        <button type="button" onClick={read}>
          Try again
        </button>
      )}
      {isOrdered && (
        <p>
          Drag a row by its handle to move it, or press the arrow keys on the handle. The order is
          saved at once.{' '}
          {before && (
            <button type="button" className="records-undo" onClick={undo}>
              Undo the last move
            </button>
          )}
        </p>
      )}
      {found.length > 0 && (
        <RecordsTable
          key={kind}
          found={found}
          hasKinds={!kind}
          onOrder={isOrdered ? reorder : undefined}
          onChange={(done, said, undo) =>
            tell(cms, done, said, undo && (() => tell(cms, undo(), 'Undone.').then(read))).then(
              read,
            )
          }
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

/** Shows a message when something is done, or its error. @param undo offered with it, until it is closed */
async function tell(
  { alerts }: TinaCMS,
  done: Promise<unknown>,
  said: string,
  undo?: () => void,
): Promise<void> {
  try {
    await done;
  } catch (error) {
    return void alerts.error((error as Error).message, UNTIL_CLOSED);
  }
  if (!undo) return void alerts.success(said);
  const close = alerts.success(
    () => (
      <>
        <p>{said}</p>
        <button
          type="button"
          className="alerts-undo"
          onClick={() => {
            close();
            undo();
          }}
        >
          Undo
        </button>
      </>
    ),
    UNTIL_CLOSED,
  );
}
