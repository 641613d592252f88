import type { TinaCMS } from 'tinacms';
import { isUnsaved } from '../forms/unsavedForms.ts';
import { onForm } from './onForm.ts';
import { onMove } from './onMove.ts';

const UNTOUCHED = 'data-untouched';

const STYLE = `
body[${UNTOUCHED}] svg.fill-current.text-red-500 { visibility: hidden }
`;

/**
 * Tina: shows the red dot of unsaved words beside a new record in which nobody typed, for what it filled in itself.
 * Here: it comes with the first word.
 * Upstream: no report found. Written for tinacms 3.14.1.
 */
export function quietDot(cms: TinaCMS): void {
  document.head.append(Object.assign(document.createElement('style'), { textContent: STYLE }));
  onMove(cms, () => document.body.removeAttribute(UNTOUCHED));
  onForm(cms, (form) => {
    if (form.crudType !== 'create') return;
    form.subscribe(() => document.body.toggleAttribute(UNTOUCHED, !isUnsaved(form)), {
      values: true,
    });
  });
}
