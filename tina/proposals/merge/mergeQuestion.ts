import { createHash } from 'node:crypto';
import type { ItemNamer } from '../../../content/compare/listItems.ts';
import type { Choice, Choices, FieldConflict, FieldPath } from '../Repository.ts';

/** A value as three people know it; undefined is one that is not there. */
export interface Sides {
  /** As both began. */
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** Where a value stands, in names and in labels. */
export interface Place {
  readonly at: FieldPath;
  readonly label: readonly string[];
}

/** What the merge of a record knows everywhere in it. */
export interface MergeContext {
  /** The file whose versions are brought together. */
  readonly file: string;
  readonly choices: Choices;
  /** What an editor calls the value that names an item of a list. */
  readonly nameItem: ItemNamer;
  /** The questions that nobody has answered yet. */
  readonly conflicts: FieldConflict[];
}

/** Which side counts where both changed a value. Without an answer it is mine for the time being, and asked. */
export function decide(sides: Sides, { at, label }: Place, context: MergeContext): Choice {
  const path = questionOf(context.file, at, sides);
  const choice = Object.hasOwn(context.choices, path) ? context.choices[path] : undefined;
  if (choice === 'mine' || choice === 'theirs') return choice;
  context.conflicts.push({ path, at, label, ...sides });
  return 'mine';
}

/** The name of a question: its place, and what both sides say. */
function questionOf(file: string, at: FieldPath, { mine, theirs }: Sides): string {
  const said = JSON.stringify([file, mine ?? null, theirs ?? null]);
  return `${at.join('.')}#${createHash('sha256').update(said).digest('hex').slice(0, 16)}`;
}
