import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { prepareBackend } from './backend.ts';
import { EMPTY_QUERY, QUERY_NAMES, type QueryValues } from './queryRules.ts';

// Drafts are in sessionStorage, which ends with the tab, and are deleted once the form is sent: the next person at a
// shared computer must not find them. The key is the form's id (see QueryForm.script.ts).

/** A submission that was sent and may have arrived. */
interface Attempt {
  id: string;
  values: QueryValues;
}

/** The unsent values of a form. */
interface Draft {
  values: QueryValues;
  attempt?: Attempt;
}

/** The draft from before a reload. */
export function readDraft(formId: string): Draft | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(formId) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a draft, or deletes it if all its values are empty. */
export function writeDraft(formId: string, draft: Draft): void {
  try {
    if (QUERY_NAMES.some((name) => draft.values[name]))
      sessionStorage.setItem(formId, JSON.stringify(draft));
    else sessionStorage.removeItem(formId);
  } catch {
    // Storage may be blocked or full: the form works without it.
  }
}

/** A random UUID (RFC 9562, version 4). `crypto.randomUUID` is missing on pages that were loaded over HTTP. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-8$4-');
}

/**
 * The attempt under which values are sent. The same values keep their id, so that they are stored once; changed values
 * are a new submission.
 */
export function attemptFor(values: QueryValues, last: Attempt | undefined): Attempt {
  return last && areSame(last.values, values) ? last : { id: newId(), values };
}

/** Whether all values are equal. */
export const areSame = (one: QueryValues, other: QueryValues): boolean =>
  QUERY_NAMES.every((name) => one[name] === other[name]);

/**
 * Keeps unsent values across a reload. Returns the current values, including those that were typed before hydration.
 */
export function useDraft(
  formId: string,
  { getValues, setValue, subscribe }: UseFormReturn<QueryValues>,
): QueryValues {
  const [typed, setTyped] = useState(EMPTY_QUERY);
  useEffect(() => {
    const take = (values: Partial<QueryValues>) => {
      const now = { ...EMPTY_QUERY, ...values };
      setTyped(now);
      writeDraft(formId, { ...readDraft(formId), values: now });
      // A failure is reported when the client is needed.
      if (QUERY_NAMES.some((name) => now[name])) prepareBackend().catch(() => {});
    };
    const kept = readDraft(formId)?.values;
    for (const name of QUERY_NAMES)
      if (kept?.[name] && !getValues(name)) setValue(name, kept[name]);
    take(getValues());
    return subscribe({ formState: { values: true }, callback: ({ values }) => take(values) });
  }, [formId, getValues, setValue, subscribe]);
  return typed;
}
