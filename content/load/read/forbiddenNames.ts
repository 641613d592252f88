import type { Diagnostic } from './diagnostic.ts';

/** In JavaScript this name is no field: programs that copy a record change what every object is made of. */
const FORBIDDEN = '__proto__';

/** Says where a record has a field of a name that no program is to be given. */
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
