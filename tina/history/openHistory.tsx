import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Form, TinaCMS } from 'tinacms';
import { withoutAbsent } from '../../content/load/read/absent.ts';
import { fillForm } from '../forms/fillForm.ts';
import type { Version } from './Version.ts';
import { VersionEntry } from './VersionEntry.tsx';

/** The history of a record. Tina's own utilities are those that its own parts use, and no others. */
const HISTORY_STYLE = `
.history { width: min(46rem, calc(100vw - 2rem)); max-height: 85vh; margin: auto; padding: 0; border: 0; border-radius: 10px; color: #252336; background: #fff; font: 15px/1.5 Inter, sans-serif; box-shadow: 0 24px 64px #25233659 }
.history::backdrop { background: #25233680 }
.history header { position: sticky; top: 0; display: flex; justify-content: space-between; align-items: center; padding: 1rem 1.5rem; background: #fff; border-bottom: 1px solid #dcd9e6 }
.history h2 { font-size: 1.25rem; font-weight: 600 }
.history h3 { font-weight: 600 }
.history :is(ol, ul) { list-style: none; margin: 0; padding: 0 }
.history p:empty { display: none }
.history > p { padding: 1rem 1.5rem }
.history ol > li { padding: 1rem 1.5rem; border-top: 1px solid #eceaf2 }
.history ul > li { margin: .5rem 0; overflow-wrap: anywhere; white-space: pre-wrap }
.history-quiet { color: #625e76 }
.history del { background: #fbe4df; color: #7c1d0a }
.history del + ins { margin-left: .3em }
.history ins { background: #e4f4ea; color: #14532d; text-decoration: none }
.history button { min-height: 40px; padding: 0 1rem; border: 1px solid #8b87a0; border-radius: 6px; background: #fff; font-weight: 600 }
.history button:hover { background: #f3f2f7 }
.history :focus-visible { outline: 2px solid #0b62b8; outline-offset: 2px }
`;

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
  if (!answer.ok) throw new Error(said.message);
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
