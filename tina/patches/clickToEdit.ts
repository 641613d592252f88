/** Tina opens the field that this attribute of a clicked element names. */
export const FIELD_ATTRIBUTE = 'data-tina-field';

/**
 * Tina: looks for fields to click before React has shown the first data, and again at each change only.
 * Here: it is told that there are some.
 * Upstream: no report found. Written for tinacms 3.14.1.
 */
export const enableClickToEdit = (): void =>
  window.parent.postMessage({ type: 'quick-edit', value: true }, window.location.origin);

/**
 * Tina: takes each click on a field, so that a control of the page does nothing beside.
 * Here: a control is clicked past it.
 */
export function clickPastEditor(control: HTMLElement): void {
  const field = control.getAttribute(FIELD_ATTRIBUTE);
  control.removeAttribute(FIELD_ATTRIBUTE);
  control.click();
  if (field) control.setAttribute(FIELD_ATTRIBUTE, field);
}
