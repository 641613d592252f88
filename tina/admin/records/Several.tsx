import { type FormEvent, useId, useState } from 'react';
import { type TinaCMS, useCMS } from 'tinacms';
import { clockText, DATETIME, timeOf, timeText } from '../../../content/schema/datetime.ts';
import { CLOCK } from '../../../content/schema/locale.ts';
import { useModal } from '../browser/openDialog.ts';
import {
  deleteRecords,
  restoreRecords,
  setVisibility,
  type Visibility,
  whyKept,
} from './changeRecords.ts';
import type { RecordRow } from './recordRows.ts';

/** Does something with records, says so when it is done, and offers to undo it. */
export type Change = (
  done: Promise<unknown>,
  said: string,
  undo?: () => Promise<unknown>,
) => Promise<unknown>;

export const SEVERAL_STYLE = `
.records-several { position: sticky; bottom: 1rem; z-index: 2; display: flex; flex-wrap: wrap; gap: .25rem; align-items: center; justify-content: end; margin: 1rem 0; padding: .4rem .4rem .4rem 1.25rem; border-radius: 4px; background: var(--color-ink); color: var(--color-paper); box-shadow: 0 12px 32px #0003 }
.records .records-several p { flex: 1 0 auto; margin: 0; font-weight: 600 }
.records .records-several button { min-width: 44px; min-height: 44px; padding: 0 .9rem; border-radius: 4px; font-size: 15px; font-weight: 600; color: inherit }
.records .records-several button:hover { background: #ffffff1f }
.records .records-several :focus-visible { outline-color: currentColor; outline-offset: -4px }
@media (max-width: 30rem) {
  .records-several { gap: 0; margin-inline: -.75rem; padding: .25rem 0 .25rem .75rem }
  .records .records-several :is(p, button) { padding-inline: .4rem; font-size: 14px }
  .records .records-several p { padding: 0 }
}
`;

const named = (rows: readonly RecordRow[]) =>
  rows.length === 1 ? `“${rows[0]?.title}”` : `${rows.length} records`;
const are = (rows: readonly RecordRow[]) => (rows.length === 1 ? 'is' : 'are');

/** Deletes records after a question, all or none. */
export function removeRows({ alerts }: TinaCMS, rows: readonly RecordRow[], onChange: Change) {
  const reasons = rows.flatMap((row) => whyKept(row) ?? []);
  if (reasons.length > 0) return void alerts.error(reasons.join('\n'), 0);
  const [first] = rows;
  const what = rows.length === 1 ? `“${first?.title}” (${first?.kind})` : named(rows);
  if (!window.confirm(`Delete ${what}?`)) return;
  return onChange(deleteRecords(rows), `${named(rows)} ${are(rows)} deleted.`, () =>
    restoreRecords(rows),
  );
}

interface SeveralProps {
  /** The chosen records. */
  rows: readonly RecordRow[];
  onChange: Change;
  /** Called to choose none. */
  onClear(): void;
}

/** What can be done with the chosen records of a list. */
export function Several({ rows, onChange, onClear }: SeveralProps) {
  const cms = useCMS() as TinaCMS;
  const [isScheduling, setScheduling] = useState(false);
  const hidden = rows.filter(({ fields, state }) => fields.draft || state === 'scheduled');
  const visible = rows.filter(({ fields }) => !fields.draft);
  const give = (some: readonly RecordRow[], visibility: Visibility, said: string) =>
    onChange(
      setVisibility(
        some,
        some.map(() => visibility),
      ),
      `${named(some)} ${are(some)} ${said}.`,
      () =>
        setVisibility(
          some,
          some.map(({ fields: { draft, publishAt } }) => ({ draft, publishAt })),
        ),
    ).then(onClear);
  return (
    <>
      <section className="records-several" aria-label="The chosen records">
        <p role="status">{rows.length} chosen</p>
        {hidden.length > 0 && (
          <button type="button" onClick={() => give(hidden, {}, 'shown to visitors')}>
            Show
          </button>
        )}
        {visible.length > 0 && (
          <button
            type="button"
            onClick={() => give(visible, { draft: true }, 'hidden from visitors')}
          >
            Hide
          </button>
        )}
        <button type="button" onClick={() => setScheduling(true)}>
          Publish on…
        </button>
        <button type="button" onClick={() => removeRows(cms, rows, onChange)}>
          Delete
        </button>
        <button type="button" aria-label="Choose none" title="Choose none" onClick={onClear}>
          ✕
        </button>
      </section>
      {isScheduling && (
        <Schedule
          what={named(rows)}
          onClose={() => setScheduling(false)}
          onChoose={(publishAt) =>
            give(rows, { publishAt }, `published on ${timeText(timeOf(publishAt))}`)
          }
        />
      )}
    </>
  );
}

interface ScheduleProps {
  /** What is scheduled, in words. */
  what: string;
  onChoose(time: string): void;
  onClose(): void;
}

const DAY_MS = 24 * 60 * 60_000;

/** Asks for the time at which records become visible. */
function Schedule({ what, onChoose, onClose }: ScheduleProps) {
  const dialog = useModal();
  const id = useId();
  const tomorrow = clockText(new Date(Date.now() + DAY_MS).toISOString()).slice(0, 10);
  const [time, setTime] = useState(`${tomorrow}T09:00`);
  const choose = (event: FormEvent) => {
    event.preventDefault();
    dialog.current?.close();
    onChoose(time);
  };
  return (
    <dialog ref={dialog} className="service-dialog" aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>When do visitors see {what}?</h2>
      <form onSubmit={choose}>
        <input
          className="input"
          type="datetime-local"
          aria-label="Publish on"
          required
          value={time}
          onChange={({ target }) => setTime(target.value)}
        />
        <p className="field-note">
          {DATETIME.test(time) && `${timeText(timeOf(time))}, ${CLOCK}. `}Until then they are
          hidden.
        </p>
        <div className="service-keys">
          <button type="submit" className="service-main">
            Publish then
          </button>
          <button type="button" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
        </div>
      </form>
    </dialog>
  );
}
