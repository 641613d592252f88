import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Form, TinaCMS } from 'tinacms';
import { withoutAbsent } from '../../content/load/read/absent.ts';
import { fillForm } from '../forms/fillForm.ts';
import { HISTORY_STYLE } from './historyStyle.ts';
import type { Version } from './Version.ts';
import { VersionEntry } from './VersionEntry.tsx';

/** Shows what became of the record of a form, over the page. */
export function openHistory(cms: TinaCMS, form: Form): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  root.render(<HistoryDialog cms={cms} form={form} onClose={close} />);
}

async function readHistory(file: string): Promise<readonly Version[]> {
  const answer = await fetch(`/admin/history?file=${encodeURIComponent(file)}`);
  const said = await answer.json();
  if (!answer.ok) throw new Error(String(said));
  return said;
}

interface Props {
  cms: TinaCMS;
  form: Form;
  onClose(): void;
}

function HistoryDialog({ cms, form, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [versions, setVersions] = useState<readonly Version[]>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    dialog.current?.showModal();
    readHistory(form.path).then(setVersions, ({ message }) => setFailure(message));
  }, [form]);
  const putBack = ({ values = {} }: Version) => {
    fillForm(form, changedValues(form, values));
    dialog.current?.close();
    cms.alerts.info('Put back into the form. Nothing is written before you press Save.');
  };
  return (
    <dialog ref={dialog} className="history" aria-labelledby="history-title" onClose={onClose}>
      <style>{HISTORY_STYLE}</style>
      <header>
        <h2 id="history-title">History</h2>
        <button type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </header>
      <p role="status">{sayState(versions, failure)}</p>
      <ol>
        {versions?.map((version, i) => (
          <VersionEntry
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while it is shown.
            key={i}
            version={version}
            isOldest={i === versions.length - 1}
            isNow={i === 0}
            onPutBack={() => putBack(version)}
          />
        ))}
      </ol>
    </dialog>
  );
}

function sayState(versions: readonly Version[] | undefined, failure: string | undefined): string {
  if (failure) return `The history cannot be read just now: ${failure}`;
  if (!versions) return 'Reading the history…';
  return versions.length === 0 ? 'This record has no history yet.' : '';
}

const text = (value: unknown) => JSON.stringify(withoutAbsent(value ?? null));

/** The fields of a form that a version has otherwise, with its values. */
function changedValues(form: Form, values: Readonly<Record<string, unknown>>) {
  const now = form.finalForm.getState().values as Record<string, unknown>;
  return Object.fromEntries(
    form.fields
      .map(({ name }) => [name, values[name]] as const)
      .filter(([name, value]) => text(now[name]) !== text(value)),
  );
}
