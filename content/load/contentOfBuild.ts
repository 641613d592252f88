import type { Content } from '../schema/collections.ts';
import type { Language } from '../schema/languages.ts';
import { loadContent } from './loadContent.ts';

const READ = Symbol.for('content of a build');

/**
 * The published content of the working directory, read and checked once for all that a build makes of
 * it. The global object keeps it, because the bundle of the pages holds a copy of this module: the
 * script that makes the pages shares its reading with that.
 * @param language where it is not the site's own
 * @throws a `ContentError` with every problem of every file
 */
export function contentOfBuild(language?: Language): Content {
  const shared = globalThis as typeof globalThis & { [READ]?: Map<string, Content> };
  shared[READ] ??= new Map();
  const prefix = language?.prefix ?? '';
  const known =
    shared[READ].get(prefix) ?? loadContent(process.cwd(), language ? { language } : {});
  shared[READ].set(prefix, known);
  return known;
}
