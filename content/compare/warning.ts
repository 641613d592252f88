import type { Diagnostic, Place } from '../load/read/diagnostic.ts';

/** What a reviewer should look at, and no build refuses. */
export const warning = (file: string, place: Place, rule: string, fix: string): Diagnostic => ({
  severity: 'warning',
  file,
  place,
  rule,
  fix,
});
