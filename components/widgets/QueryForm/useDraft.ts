import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { prepareBackend } from './backend.ts';
import { readDraft, writeDraft } from './draft.ts';
import { EMPTY_QUERY, QUERY_NAMES, type QueryValues } from './queryRules.ts';

/**
 * Keeps what is typed across a reload, and gives it as it is now: also what stood in the fields
 * before the form hydrated.
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
      // Whether it could be loaded shows when it is needed.
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
