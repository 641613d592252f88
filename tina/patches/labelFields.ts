import { TOUCHED } from './lateErrors.ts';

/** A field of Tina's forms, and its label, which holds its help as well. */
const LABEL = '[data-test^="form:"] div.relative.w-full > label[for]';
const FIELD = 'div.relative.w-full:has(> label[for])';
const CONTROL =
  'input:not([type=file], [type=hidden]), textarea, select, [contenteditable=true], [tabindex="0"], button';
/** Stands on what holds controls that all have names of their own. */
export const OWN_NAMES = 'data-own-names';
const ERROR = ':scope > span.animate-slide-in';

let described = 0;

/**
 * Tina: labels name no control, so that a click on one leads nowhere, and a screen reader reads fields without
 * a name, their help or what is wrong with them.
 * Here: each label names its control; help and error describe it (WCAG 1.3.1, 3.3.1, 4.1.2).
 * Upstream: no report found. Written for tinacms 3.14.1.
 */
export function labelFields(): void {
  const watch = new MutationObserver(() => {
    for (const label of document.querySelectorAll<HTMLLabelElement>(LABEL)) nameControl(label);
  });
  watch.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: [TOUCHED],
  });
  document.addEventListener('click', ({ target }) => {
    const label = (target as Element).closest<HTMLLabelElement>(LABEL);
    // What is no input of HTML takes no focus from its label by itself.
    if (label && !label.control) controlOf(label)?.focus();
  });
}

/** The first that is the field's own, and not that of a field in it; of a text, its words and not its toolbar. */
export function controlOf({ parentElement: field }: Element): HTMLElement | undefined {
  const all = field?.querySelectorAll<HTMLElement>(CONTROL) ?? [];
  const own = [...all].filter(
    (control) => control.closest(FIELD) === field && !control.closest(`[${OWN_NAMES}]`),
  );
  return own.find(({ isContentEditable }) => isContentEditable) ?? own[0];
}

function nameControl(label: HTMLLabelElement): void {
  const control = controlOf(label);
  const name = label.firstChild?.nodeType === Node.TEXT_NODE && label.firstChild.nodeValue;
  if (!control || !name) return;
  control.id ||= label.htmlFor;
  const help = label.firstElementChild;
  const error = label.parentElement?.querySelector(ERROR);
  const isTold = error?.checkVisibility() ?? false;
  const told = [help, isTold && error].filter((one) => one instanceof Element);
  set(control, 'aria-label', name);
  set(control, 'aria-describedby', told.map(idOf).join(' '));
  set(control, 'aria-invalid', isTold ? 'true' : '');
}

function idOf(element: Element): string {
  element.id ||= `described-${++described}`;
  return element.id;
}

function set(control: Element, name: string, value: string): void {
  if (value === '') control.removeAttribute(name);
  else if (control.getAttribute(name) !== value) control.setAttribute(name, value);
}
