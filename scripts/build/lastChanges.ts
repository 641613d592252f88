import { gitIn, tryGit } from '../../content/compare/git.ts';
import { hasSection, pageAt } from '../../content/load/publish/pageAt.ts';
import { locateFile } from '../../content/load/source/placement.ts';
import {
  translationFile,
  translationOf,
} from '../../content/load/translations/translationFiles.ts';
import { type Content, type Entry, namedCollections } from '../../content/schema/collections.ts';
import type { Language } from '../../content/schema/languages.ts';
import type { Earlier } from '../../renderer/redirects.ts';

/** A record, by its file. */
type Filed = Pick<Entry<unknown>, 'file'>;

/** The Git history of a file. */
export interface FileHistory {
  /** When it last changed (ISO 8601, with an offset). */
  readonly changed: string;
  /** When it was added. */
  readonly added: string;
  /** How many commits changed it. */
  readonly versions: number;
}

/**
 * The history of each file of a folder. Empty if there is no history or only its end: a wrong date is worse than none.
 * Renames are not followed, because an event's UID comes from its file name: for calendars, a renamed file is a new
 * event.
 * @param folder within the checkout, such as `content`
 */
export async function histories(
  folder: string,
  git = gitIn('.'),
): Promise<Map<string, FileHistory>> {
  const found = new Map<string, FileHistory>();
  if ((await tryGit(git, ['rev-parse', '--is-shallow-repository'])) !== 'false') return found;
  const log = await tryGit(git, ['log', '--format=@%cI', '--name-only', '--', folder]);
  let changed = '';
  for (const line of (log ?? '').split('\n')) {
    if (line.startsWith('@')) changed = line.slice(1);
    else if (line !== '') {
      const known = found.get(line) ?? { changed, versions: 0 };
      found.set(line, { ...known, added: changed, versions: known.versions + 1 });
    }
  }
  return found;
}

/** The line with the address in a page's file; in a patch it gives the file's earlier address. */
const PATH = '^  "path": ';
const LEFT = /^(?:--- a\/(.+)|- {2}"path": "(.+)",?)$/gm;

/**
 * The names that each record had in earlier published states, whose links must keep working. Unmerged states of
 * proposals do not count.
 * @returns empty without a complete history
 */
export async function earlierNames(git = gitIn('.')): Promise<Earlier> {
  const found = new Map<string, { names: string[]; paths: string[] }>();
  if ((await tryGit(git, ['rev-parse', '--is-shallow-repository'])) !== 'false') return found;
  const log = ['log', '--first-parent', '-m', '-M40%', '--format=', '--relative'];
  const earlier = (file: string) => {
    const known = found.get(file) ?? { names: [], paths: [] };
    found.set(file, known);
    return known;
  };
  const folders = ['pages', 'articles', 'events'].map((name) => `content/${name}`);
  const renames = await tryGit(git, [...log, '--name-status', '--diff-filter=R', '--', ...folders]);
  /** The current file for each earlier name. The log lists the newest commit first. */
  const today = new Map<string, string>();
  for (const [, from = '', to = ''] of (renames ?? '').matchAll(/^R\d*\t(.+)\t(.+)$/gm)) {
    if (today.has(from) || translationOf(from)) continue;
    today.set(from, today.get(to) ?? to);
    earlier(today.get(to) ?? to).names.push(locateFile(from).placed?.slug ?? '');
  }
  const paths = await tryGit(git, [...log, '-p', '-U0', `-G${PATH}`, '--', 'content/pages']);
  let file = '';
  for (const [, before, path] of (paths ?? '').matchAll(LEFT)) {
    file = before ?? file;
    if (path) earlier(today.get(file) ?? file).paths.push(path);
  }
  return found;
}

/**
 * The last day on which a page, a record that it shows, or their translation changed.
 * @param content in the language of the page
 */
export function lastChangeOf(
  route: string,
  content: Content,
  days: ReadonlyMap<string, string>,
  { prefix }: Pick<Language, 'prefix'> = { prefix: '' },
): string | undefined {
  const page = pageAt(content.pages, route)?.page;
  if (!page) return undefined;
  let last: string | undefined;
  for (const { file } of [page, ...shownOn(page, content)])
    for (const name of prefix ? [file, translationFile(file, prefix)] : [file]) {
      const day = days.get(name);
      if (day && (!last || day > last)) last = day;
    }
  return last;
}

/** The records of the collections whose section a page has. */
const shownOn = (page: Content['pages'][number], content: Content): readonly Filed[] =>
  namedCollections
    .filter(([, { section }]) => section && hasSection(page, section))
    .flatMap(([name]) => content[name] as readonly Filed[]);
