import { ask, gitIn } from '../../content/compare/git.ts';
import { hasSection, pageAt } from '../../content/load/publish/pageAt.ts';
import { translationFile } from '../../content/load/translations/translationPlace.ts';
import { type Content, type Entry, namedCollections } from '../../content/schema/collections.ts';
import type { Language } from '../../content/schema/languages.ts';

/** A record, by its file. */
type Filed = Pick<Entry<unknown>, 'file'>;

/**
 * The day on which each file of a folder last changed, by the history. Nothing where there is no
 * history or only its end: a day that is wrong is worse than none.
 */
export async function lastChanges(folder: string): Promise<Map<string, string>> {
  const days = new Map<string, string>();
  const git = gitIn('.');
  if ((await ask(git, ['rev-parse', '--is-shallow-repository'])) !== 'false') return days;
  const told = await ask(git, ['log', '--format=@%cs', '--name-only', '--', folder]);
  let day = '';
  for (const line of (told ?? '').split('\n')) {
    if (line.startsWith('@')) day = line.slice(1);
    else if (line !== '' && !days.has(line)) days.set(line, day);
  }
  return days;
}

/** What was found already: hundreds of parts of a long list share one answer. */
const latest = new WeakMap<ReadonlyMap<string, string>, Map<string, string>>();

/**
 * The last day on which a page or a record that it shows changed, or their words in its language.
 * @param content in that language
 */
export function lastChangeOf(
  route: string,
  content: Content,
  days: ReadonlyMap<string, string>,
  { prefix }: Pick<Language, 'prefix'> = { prefix: '' },
): string | undefined {
  const page = pageAt(content.pages, route)?.page;
  if (!page) return undefined;
  const known = latest.get(days)?.get(page.path);
  if (known !== undefined) return known || undefined;
  const day = [page, ...shownOn(page, content)]
    .flatMap(({ file }) => (prefix ? [file, translationFile(file, prefix)] : file))
    .reduce((last, file) => {
      const changed = days.get(file) ?? '';
      return changed > last ? changed : last;
    }, '');
  latest.set(days, new Map(latest.get(days)).set(page.path, day));
  return day || undefined;
}

/** The records of the kinds whose section a page has. */
const shownOn = (page: Content['pages'][number], content: Content): readonly Filed[] =>
  namedCollections
    .filter(([, { section }]) => section && hasSection(page, section))
    .flatMap(([name]) => content[name] as readonly Filed[]);
