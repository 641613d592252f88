import { type Collection, collections } from '../../schema/collections.ts';
import type { Diagnostic } from '../read/diagnostic.ts';
import { type LocatedFile, locateFile } from '../source/placement.ts';
import { translationOf } from './translationFiles.ts';
import { translated } from './translationSchema.ts';

/** The collection and slug of a record, or of the record that a translation belongs to, and what its file contains. */
export interface LocatedContent extends LocatedFile {
  readonly content: Collection;
  /** What is wrong with the name of its file. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Finds them for the file of a record or a translation; undefined if neither can be there. */
export function locateContent(file: string): LocatedContent | undefined {
  const of = translationOf(file)?.of;
  const { placed, diagnostics } = locateFile(of ?? file);
  if (!placed) return undefined;
  const content: Collection = collections[placed.collection];
  return { ...placed, content: of ? translated(content) : content, diagnostics };
}
