import { controlOf } from './labelFields.ts';

/** What the page tells the editor when a field is clicked in it. */
interface Selected {
  type?: string;
  /** The query's mark, `---`, and the way to the field in its answer. */
  fieldName?: string;
}

const PATIENCE_MS = 2_000;

/**
 * Tina: gives the focus to fields of words when they are clicked in the page, and to no others.
 * Here: numbers, days, pictures, switches and choices take it as well.
 * Upstream: no report found. Written for tinacms 3.14.1.
 */
export function focusClicked(): void {
  window.addEventListener('message', ({ origin, data }: MessageEvent<Selected>) => {
    if (origin !== location.origin || data?.type !== 'field:selected' || !data.fieldName) return;
    const steps = data.fieldName.slice(data.fieldName.indexOf('---') + 3).split('.');
    // The names of a form begin somewhere after the record: the longest that is there is the field's.
    const names = steps.map((_, i) => steps.slice(i).join('.'));
    focusFirst(names, performance.now() + PATIENCE_MS);
  });
}

/** The form may be on its way. */
function focusFirst(names: readonly string[], until: number): void {
  const label = names
    .map((name) =>
      document.querySelector<HTMLLabelElement>(
        `[data-test^="form:"] label[for="${CSS.escape(name)}"]`,
      ),
    )
    .find((found) => found?.checkVisibility());
  if (label) {
    const field = label.parentElement as Element;
    if (!field.contains(document.activeElement)) controlOf(label)?.focus();
    field.scrollIntoView({ block: 'nearest' });
  } else if (performance.now() < until) {
    requestAnimationFrame(() => focusFirst(names, until));
  }
}
