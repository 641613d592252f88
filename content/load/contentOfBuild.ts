import type { Content } from '../schema/collections.ts';
import { loadContent } from './loadContent.ts';

const READ = Symbol.for('content of a build');

/**
 * The published content of the working directory, read and checked once for all that a build makes of
 * it. The global object keeps it, because the bundle of the pages holds a copy of this module: the
 * script that makes the pages shares its reading with that.
 * @throws a `ContentError` with every problem of every file
 */
export function contentOfBuild(): Content {
  const shared = globalThis as typeof globalThis & { [READ]?: Content };
  shared[READ] ??= loadContent();
  return shared[READ];
}
