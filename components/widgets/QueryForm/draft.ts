import { QUERY_NAMES, type QueryValues } from './queryRules.ts';

// In sessionStorage, which ends with the tab: these are a name, an address and a phone number, and
// the next person at a shared computer must not find them. They are gone once the form is sent. They
// go by the form's own id, by which the page's script finds it (QueryForm.script.ts).

/** A submission that was sent, and may or may not have arrived. */
export interface Attempt {
  id: string;
  values: QueryValues;
}

/** What was typed into a form and not yet sent. */
export interface Draft {
  values: QueryValues;
  attempt?: Attempt;
}

/** What was typed before the page was loaded again. */
export function readDraft(formId: string): Draft | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(formId) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what is typed, and the attempt to send it; nothing once all of it is deleted. */
export function writeDraft(formId: string, draft: Draft): void {
  try {
    if (QUERY_NAMES.some((name) => draft.values[name]))
      sessionStorage.setItem(formId, JSON.stringify(draft));
    else sessionStorage.removeItem(formId);
  } catch {
    // Storage may be forbidden or full: the form works without it.
  }
}

/** A random UUID (RFC 9562, version 4): `crypto.randomUUID` is missing where a page came over HTTP. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-8$4-');
}

/**
 * The attempt under which these values are sent. The same words keep their id, whatever happened in
 * between, so that they arrive once; changed words are another submission, and may not be lost behind
 * the first.
 */
export function attemptFor(values: QueryValues, last: Attempt | undefined): Attempt {
  return last && areSame(last.values, values) ? last : { id: newId(), values };
}

/** Whether two forms hold the same words. */
export const areSame = (one: QueryValues, other: QueryValues): boolean =>
  QUERY_NAMES.every((name) => one[name] === other[name]);
