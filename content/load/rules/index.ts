import { danglingReferences, repeatedReferences, unusedRecords } from './references.ts';
import type { Rule } from './whole.ts';

/** Every rule that looks at more than one file. */
export const rules: readonly Rule[] = [danglingReferences, repeatedReferences, unusedRecords];
