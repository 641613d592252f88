import type { Diagnostic } from './diagnostic.ts';

/** In JavaScript this name is not a field: programs that copy a record change the prototype of every object. */
const FORBIDDEN = '__proto__';

/** Finds fields with a name that programs must not receive. */
export function forbiddenNames(
  file: string,
  value: unknown,
  path: readonly PropertyKey[] = [],
): Diagnostic[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, field]): Diagnostic[] => {
    const own = [...path, Array.isArray(value) ? Number(key) : key];
    if (key !== FORBIDDEN) return forbiddenNames(file, field, own);
    const rule = `No field may be called ${FORBIDDEN}: programs take it for their own.`;
    const fix = 'Delete it.';
    return [{ severity: 'error', file, place: { path: own, part: 'key' }, rule, fix }];
  });
}
