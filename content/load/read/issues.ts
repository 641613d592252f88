import type { z } from 'zod';
import type { Collection } from '../../schema/collections.ts';
import { explain, variantNamed, variantNames } from '../../schema/explain.ts';
import { type Diagnostic, errorAt, type SourceLocation } from './diagnostic.ts';
import { quotedValueFault } from './lookAlikes.ts';
import { nearest } from './nearest.ts';
import { fieldAt, keysOf } from './schemaWalk.ts';

type Issue = z.core.$ZodIssue;

/** The most diagnostics of one kind in a record: a person reads no more, and thousands would block a server. */
const MOST_REPORTED = 200;

/** The violations of a record's schema as diagnostics for editors. Unknown fields are reported one by one. */
export function issueDiagnostics(
  file: string,
  { schema }: Collection,
  issues: readonly Issue[],
  data: unknown,
): Diagnostic[] {
  return issues.slice(0, MOST_REPORTED).flatMap((issue) => {
    const field = fieldAt(schema, issue.path, data);
    if (issue.code !== 'unrecognized_keys') {
      const told = quotedValueFault(issue.input) ?? explain(issue, field?.meta);
      return errorAt(file, locationOf(issue), { ...told, suggestion: suggestionFor(issue) });
    }
    const known = keysOf(field?.schema ?? schema);
    return issue.keys.slice(0, MOST_REPORTED).map((key) => {
      const told = explain({ ...issue, keys: [key] }, field?.meta);
      const at: SourceLocation = { path: [...issue.path, key], part: 'key' };
      return errorAt(file, at, { ...told, suggestion: nearest(key, known) });
    });
  });
}

function locationOf(issue: Issue): SourceLocation {
  if (issue.code === 'invalid_union' && variantNamed(issue) === undefined)
    return { path: issue.path.slice(0, -1), part: 'opening' };
  const missing = issue.input === undefined && issue.code !== 'custom';
  // A missing body is reported at the end of the file; any other missing field, at the start of its group.
  return missing && issue.path.at(-1) !== 'body'
    ? { path: issue.path.slice(0, -1), part: 'opening' }
    : { path: issue.path, part: 'value' };
}

function suggestionFor(issue: Issue): string | undefined {
  if (issue.code === 'invalid_union') {
    const given = variantNamed(issue);
    return typeof given === 'string' ? nearest(given, variantNames(issue)) : undefined;
  }
  return issue.code === 'invalid_value' && typeof issue.input === 'string'
    ? nearest(issue.input, issue.values.map(String))
    : undefined;
}
