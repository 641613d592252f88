import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Form, TinaCMS } from 'tinacms';
import type { Fields } from '../../content/load/read/schemaWalk.ts';
import { timeText } from '../../content/schema/datetime.ts';
import { CLOCK } from '../../content/schema/locale.ts';
import type { Version } from '../shared/answers.ts';
import { Values } from '../shared/Values.tsx';
import { fetchJson } from './browser/fetchJson.ts';
import { openDialog } from './browser/openDialog.ts';
import { fillForm } from './forms/fillForm.ts';
import { changedFields } from './forms/mergeForm.ts';
import { asShown } from './translations/source.ts';

const HISTORY_STYLE = `
#history .service-keys { position: sticky; z-index: 1; top: 0; width: fit-content; margin: -3rem 0 .5rem auto; background: var(--color-paper) }
#history :is(ol, ul) { list-style: none; margin: 0; padding: 0 }
#history p:empty { display: none }
#history ol > li { padding: 1rem 0; border-top: 1px solid var(--color-paper-rule) }
#history ul > li { margin: .5rem 0; overflow-wrap: anywhere; white-space: pre-wrap }
#history :is(h3, p) { margin: 0 0 .25rem }
#history ul + button { margin-top: .5rem }
.history-quiet { color: var(--color-ink-2) }
#history del { background: #fbe4df; color: #7c1d0a }
#history ins { background: #e4f4ea; color: #14532d; text-decoration: none }
`;

/** Shows what became of the record of a form, over the page. */
export function openHistory(cms: TinaCMS, form: Form): void {
  const { dialog, body } = openDialog('History', 'history');
  const root = createRoot(body);
  dialog.addEventListener('close', () => root.unmount());
  root.render(<History cms={cms} form={form} onClose={() => dialog.close()} />);
}

const readHistory = (file: string) =>
  fetchJson<readonly Version[]>(`/admin/history?file=${encodeURIComponent(file)}`);

interface Props {
  cms: TinaCMS;
  form: Form;
  onClose(): void;
}

function History({ cms, form, onClose }: Props) {
  const [versions, setVersions] = useState<readonly Version[]>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    readHistory(form.path).then(setVersions, ({ message }) => setFailure(message));
  }, [form]);
  const putBack = ({ values = {} }: Version) => {
    const now = form.finalForm.getState().values as Fields;
    const was = asShown(form, values);
    const then = Object.fromEntries(form.fields.map(({ name }) => [name, was[name]]));
    fillForm(form, changedFields(now, { ...now, ...then }));
    onClose();
    cms.alerts.info('The earlier version is in the form now.');
  };
  return (
    <>
      <style>{HISTORY_STYLE}</style>
      <p className="service-keys">
        <button type="button" onClick={onClose}>
          Close
        </button>
      </p>
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
    </>
  );
}

function sayState(versions: readonly Version[] | undefined, failure: string | undefined): string {
  if (failure) return `The history cannot be read just now: ${failure}`;
  if (!versions) return 'Reading the history…';
  return versions.length === 0 ? 'This record has no history yet.' : '';
}

interface VersionProps {
  version: Version;
  /** Nothing is known of before. */
  isOldest: boolean;
  isNow: boolean;
  onPutBack(): void;
}

/** Who left a record in a state, when, and what was another before. */
function VersionEntry({ version, isOldest, isNow, onPutBack }: VersionProps) {
  const { who, when, why, changes, values } = version;
  return (
    <li>
      <h3>
        {who && when
          ? `${who}, ${timeText(Date.parse(when))}, ${CLOCK}`
          : 'Saved on this computer, not proposed yet'}
      </h3>
      {why && <p>{why}</p>}
      {isOldest && <p className="history-quiet">The oldest version that is kept.</p>}
      {!isOldest && changes.length === 0 && (
        <p className="history-quiet">No field says anything else; only the writing of the file.</p>
      )}
      <ul>
        {changes.map(({ path, shown }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while it is shown.
          <li key={i}>
            <strong>{path.join(' › ')}</strong> <Values shown={shown} />
          </li>
        ))}
      </ul>
      {!isNow &&
        (values ? (
          <button type="button" onClick={onPutBack}>
            Put back this version
          </button>
        ) : (
          <p className="history-quiet">
            It does not fit the fields and rules of today: it can only be read.
          </p>
        ))}
    </li>
  );
}
