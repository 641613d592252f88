import { type RefObject, useLayoutEffect, useRef } from 'react';
import { element } from '../../shared/element.ts';

export const DIALOG_STYLE = `
.service-dialog { width: min(44rem, calc(100vw - 1.5rem)); max-height: 90dvh; margin: auto; padding: 1.25rem 1.5rem 1.5rem; border: 0; border-radius: 4px; color: var(--color-ink); background: var(--color-paper); font: 15px/1.5 Inter, sans-serif; box-shadow: 0 24px 64px #0006; overflow: auto }
#picture-window { width: min(64rem, calc(100vw - 1.5rem)); height: 90dvh }
.service-dialog::backdrop { background: #0008 }
.service-dialog h2 { margin: 0 0 .75rem; font: 400 24px/1.3 Display, serif }
.service-dialog h3 { margin: 1.25rem 0 .5rem; font-weight: 600 }
.service-dialog iframe { display: block; width: 100%; height: min(32rem, 60dvh); margin: .75rem 0; border: 1px solid var(--color-paper-rule); border-radius: 6px }
.service-dialog label:not(.pictures-tools *) { display: flex; gap: .75rem; align-items: start; padding: .75rem; border: 1px solid var(--color-paper-rule); border-radius: 4px; margin: .5rem 0; background: #fff; cursor: pointer }
.service-dialog label:has(input:checked) { border-color: var(--color-graph-ink); background: var(--color-graph-wash) }
.service-dialog input:not(.input) { flex: none; width: 1.15rem; height: 1.15rem; margin-top: .15rem }
.service-dialog fieldset { min-width: 0; margin: 0; padding: 0; border: 0 }
.service-dialog pre { margin: .25rem 0 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
.service-dialog small { color: var(--color-ink-2); font-size: 13px }
.service-dialog .service-keys { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1.25rem }
.service-dialog button { min-height: 44px; padding: 0 1.1rem; border: 1px solid var(--color-ink-3); border-radius: 4px; background: none; color: var(--color-ink); font-weight: 600; cursor: pointer }
.service-dialog button.service-main { border-color: var(--color-graph-ink); background: var(--color-graph-ink); color: #fff }
.service-dialog button:disabled { opacity: .5; cursor: default }
.service-dialog :focus-visible { outline: 2px solid var(--color-graph-ink); outline-offset: 2px }
`;

/** Opens a window over the editor. It takes itself out of the page when it closes. */
export function openDialog(title: string, id: string) {
  const heading = element('h2', { id: `${id}-title` }, title);
  const body = element('div', {});
  const dialog = element('dialog', { className: 'service-dialog', id }, heading, body);
  dialog.setAttribute('aria-labelledby', heading.id);
  document.body.append(dialog);
  dialog.addEventListener('close', () => dialog.remove());
  dialog.showModal();
  return { dialog, body };
}

/** A dialog of React as a window. It closes before it is taken out of the page: the focus goes back to where it was. */
export function useModal(): RefObject<HTMLDialogElement> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return dialog as RefObject<HTMLDialogElement>;
}
