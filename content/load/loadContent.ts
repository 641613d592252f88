import { type Collection, type Content, collections } from '../schema/collections.ts';
import type { Problem } from './finding.ts';
import { type Inspection, inspect } from './inspect.ts';
import { locate } from './locate.ts';
import { parseBody } from './parseBody.ts';
import type { Reading } from './record.ts';
import { countText, reportText } from './report.ts';

/** Content that breaks its law. The message is the whole report: file, line, frame and mend. */
export class ContentError extends Error {
  readonly #problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(`The content breaks its rules.\n\n${reportText(problems)}\n\n${countText(problems)}`);
    this.name = 'ContentError';
    this.#problems = problems;
    // Build and dev server print the stack; where in the loader it failed helps nobody.
    this.stack = `${this.name}: ${this.message}`;
  }

  /** Every problem, in file order. A getter, so that a console that prints the error prints the report alone. */
  get problems(): readonly Problem[] {
    return this.#problems;
  }
}

const built = new WeakMap<Inspection, Content>();

/**
 * All content of the project, checked whole. Throws a `ContentError` with every problem of every
 * file. Cheap to call again: only files that changed are read anew.
 */
export function loadContent(root: string = process.cwd()): Content {
  const inspection = inspect(root);
  const done = built.get(inspection);
  if (done) return done;
  const errors = inspection.findings.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new ContentError(locate(root, errors));
  const content = build(inspection);
  built.set(inspection, content);
  return content;
}

/** An MDX record's body becomes what a page shows. */
const withText = (entry: Reading['entry'], { format }: Collection) =>
  entry && format === 'mdx' ? { ...entry, text: parseBody(String(entry.body)) } : entry;

function build({ readings }: Inspection): Content {
  const content = Object.entries(collections).map(([name, collection]: [string, Collection]) => {
    const own = readings.filter((reading) => reading.collection === name);
    const entries = own.map(({ entry }) => withText(entry, collection));
    return [name, 'single' in collection ? entries[0] : entries];
  });
  // Each entry has passed the schema that the type is inferred from.
  return Object.fromEntries(content) as Content;
}
