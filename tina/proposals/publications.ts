import type { Progress } from './proposalState.ts';
import { publishedAs, takenBack } from './takeBack.ts';
import type { Bench } from './Workshop.ts';

/** A commit of main. */
export interface Publication {
  readonly commit: string;
  readonly subject: string;
  /** Milliseconds. */
  readonly when: number;
  readonly author: string;
  /** The proposal as it was published; undefined for a commit that was not reviewed here. */
  readonly proposal?: Progress;
  /** The proposal that takes it back. */
  readonly takenBack?: Progress;
}

/** The newest commits of main, with what the log holds about them. */
export async function publications(shop: Bench): Promise<Publication[]> {
  const { clone, store } = shop;
  const format = ['--first-parent', '-n', '50', '--format=%H%x00%at%x00%an%x00%s'];
  const log = await clone.git(['log', ...format, clone.mainRef, '--']);
  const published = new Map(store.events('published').map((event) => [event.detail.commit, event]));
  const back = takenBack(shop);
  return log.split('\n').flatMap((line) => {
    const [commit = '', seconds, author = '', subject = ''] = line.split('\0');
    const when = Number(seconds) * 1000;
    const [proposal, takenBack] = [publishedAs(shop, published.get(commit)), back.get(commit)];
    return commit ? [{ commit, when, author, subject, proposal, takenBack }] : [];
  });
}
