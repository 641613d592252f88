// What the editor says: that something is done, or why it is not.
import { useSyncExternalStore } from 'react';
import type { TinaCMS } from 'tinacms';
import { useModal } from './browser/openDialog.ts';

type Alert = TinaCMS['alerts']['all'][number];

const SHORT_MS = 4_000;

export const ALERTS_STYLE = `
.alerts { position: fixed; z-index: 10600; left: 50%; bottom: 5.5rem; display: grid; gap: .5rem; width: max-content; max-width: min(90vw, 40rem); translate: -50% }
.alerts > div { display: flex; gap: .75rem; align-items: center; padding: .25rem .25rem .25rem 1rem; border-radius: 4px; background: var(--color-ink); color: var(--color-paper); font-size: 14px; line-height: 1.45; box-shadow: 0 8px 24px #0003 }
.alerts [data-level=warn] { background: #6b3f00; color: #fff }
.alerts p { flex: 1; margin: .4rem 0; white-space: pre-wrap; overflow-wrap: anywhere }
.alerts button { min-width: 36px; min-height: 36px; border-radius: 4px; font-size: 18px }
.alerts .alerts-undo { padding: 0 .75rem; font-size: 14px; font-weight: 600; text-decoration: underline; text-underline-offset: 3px }
.alerts button:focus-visible { outline: 2px solid currentColor; outline-offset: -4px }
.alert-window { width: min(34rem, calc(100vw - 1.5rem)); border-top: 3px solid #b3261e; white-space: pre-wrap; overflow-wrap: anywhere }
.alert-window :is(p, ul) { margin: 0 0 .75rem }
.service-dialog.alert-window li button { min-height: 0; padding: .35rem 0; border: 0; font-weight: 400; text-align: start; text-decoration: underline; text-underline-offset: 3px }
`;

let shown: readonly Alert[] = [];
let last = 0;
const listeners = new Set<() => void>();

function set(next: readonly Alert[]): void {
  shown = next;
  for (const listen of listeners) listen();
}

/**
 * Tina: shows what is said in its own page, with a heading “Error”, and closes nothing by key.
 * Here: it is kept for `Alerts`; Tina's list stays empty.
 * Upstream: no report found. Written for tinacms 3.14.1.
 */
export function keepAlerts({ alerts }: TinaCMS): void {
  alerts.dismiss = ({ id }) => set(shown.filter((one) => one.id !== id));
  alerts.add = (level, message, timeout = SHORT_MS) => {
    const alert: Alert = { id: `${++last}`, level, message, timeout };
    set([...shown, alert]);
    const dismiss = () => alerts.dismiss(alert);
    if (level !== 'error' && timeout > 0) setTimeout(dismiss, timeout);
    return dismiss;
  };
}

/** Closes the windows with errors: the page that they are about is left. */
export const closeErrors = (): void => set(shown.filter(({ level }) => level !== 'error'));

const Message = ({ message: Words }: Pick<Alert, 'message'>) =>
  typeof Words === 'string' ? <p>{Words}</p> : <Words />;

/** Short messages over the page, and a window for each error. */
export function Alerts({ cms }: { cms: TinaCMS }) {
  const all = useSyncExternalStore(
    (listen) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    () => shown,
  );
  return (
    <>
      <div className="alerts" role="status">
        {all
          .filter(({ level }) => level !== 'error')
          .map((alert) => (
            <div key={alert.id} data-level={alert.level}>
              <Message {...alert} />
              <button type="button" aria-label="Close" onClick={() => cms.alerts.dismiss(alert)}>
                ×
              </button>
            </div>
          ))}
      </div>
      {all
        .filter(({ level }) => level === 'error')
        .map((alert) => (
          <ErrorWindow key={alert.id} alert={alert} onClose={() => cms.alerts.dismiss(alert)} />
        ))}
    </>
  );
}

/** A window takes the focus and gives it back, and Escape closes it. */
function ErrorWindow({ alert, onClose }: { alert: Alert; onClose(): void }) {
  const dialog = useModal();
  return (
    <dialog
      ref={dialog}
      className="service-dialog alert-window"
      role="alertdialog"
      aria-label="Error"
      onClose={onClose}
    >
      <Message {...alert} />
      <div className="service-keys">
        <button type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
    </dialog>
  );
}
