import { spawnSync } from 'node:child_process';
import {
  type CollectionName,
  type Content,
  collections,
  type Entry,
} from '../../content/schema/collections.ts';

/** A record, by its file. */
type Filed = Pick<Entry<unknown>, 'file'>;

const git = (...words: string[]) => spawnSync('git', words, { encoding: 'utf8' }).stdout ?? '';

/**
 * The day on which each file of a folder last changed, by the history. Nothing where there is no
 * history or only its end: a day that is wrong is worse than none.
 */
export function lastChanges(folder: string): Map<string, string> {
  const days = new Map<string, string>();
  if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return days;
  let day = '';
  for (const line of git('log', '--format=@%cs', '--name-only', '--', folder).split('\n')) {
    if (line.startsWith('@')) day = line.slice(1);
    else if (line !== '' && !days.has(line)) days.set(line, day);
  }
  return days;
}

/** What was found already: hundreds of pages of a long list share one answer. */
const latest = new WeakMap<ReadonlyMap<string, string>, Map<string, string>>();

/** The last day on which a record that a route shows changed. */
export function lastChangeOf(
  route: string,
  content: Content,
  days: ReadonlyMap<string, string>,
): string | undefined {
  // The pages of a long list lie under the first: /talks/2.
  const top = `/${route.split('/')[1]}`;
  const known = latest.get(days)?.get(top);
  if (known !== undefined) return known || undefined;
  const day = (Object.keys(collections) as CollectionName[])
    .filter((name) => collections[name].route === top)
    .flatMap((name) => [content[name] as Filed | readonly Filed[]].flat())
    .reduce((last, { file }) => {
      const changed = days.get(file) ?? '';
      return changed > last ? changed : last;
    }, '');
  latest.set(days, new Map(latest.get(days)).set(top, day));
  return day || undefined;
}
