import { collections } from '../../schema/collections.ts';
import type { Diagnostic } from '../read/diagnostic.ts';
import { walk } from '../read/schemaWalk.ts';
import type { Rule } from './whole.ts';

/** A text may be longer than its place was drawn for. It still shows, so this only warns. */
export const longTexts: Rule = ({ readings }) =>
  readings.flatMap(({ file, collection, entry, data }) => {
    // What is refused is told once.
    if (!entry) return [];
    const found: Diagnostic[] = [];
    walk(collections[collection].schema, data, (value, { best, label }, path) => {
      if (best === undefined || typeof value !== 'string' || value.length <= best) return;
      found.push({
        severity: 'warning',
        file,
        place: { path, part: 'value' },
        rule: `“${label}” has ${value.length} characters, and its place is drawn for ${best}.`,
        fix: 'Shorten it, or look at it at 390 and 1440 px.',
      });
    });
    return found;
  });
