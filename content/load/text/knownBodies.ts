import { keepNewest } from '../../schema/keepNewest.ts';
import { canonicalBody } from './body.ts';
import { inspectBody } from './inspectBody.ts';

/** The number of cached texts: ten times those of the sample, each of at most 10,000 characters. */
const MOST_KEPT = 1_000;

/** Caches a function of a text. `keep` adds a value that was computed elsewhere. */
function memory<T>(compute: (text: string) => T) {
  const kept = new Map<string, T>();
  const keep = (text: string, value: T): T => {
    keepNewest(kept, text, value, MOST_KEPT);
    return value;
  };
  return {
    keep,
    has: (text: string) => kept.has(text),
    of: (text: string): T => kept.get(text) ?? keep(text, compute(text)),
  };
}

/** The faults and links of a text in Markdown. */
export const inspectedBodies = memory(inspectBody);

/** A text in Markdown as the editor would write it. */
export const canonicalBodies = memory(canonicalBody);
