import { type Progress, progressOf } from './proposalState.ts';
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
}

/** The newest commits of main, with what the log holds about them. */
export async function publications({ clone, store }: Bench): Promise<Publication[]> {
  const format = ['--first-parent', '-n', '50', '--format=%H%x00%at%x00%an%x00%s'];
  const log = await clone.git(['log', ...format, clone.mainRef, '--']);
  const published = new Map(store.events('published').map((event) => [event.detail.commit, event]));
  return log.split('\n').flatMap((line) => {
    const [commit = '', seconds, author = '', subject = ''] = line.split('\0');
    const { about = '', number = 0 } = published.get(commit) ?? {};
    const events = store.history(about).filter((one) => (one.number ?? 0) <= number);
    const when = Number(seconds) * 1000;
    return commit ? [{ commit, when, author, subject, proposal: progressOf(events) }] : [];
  });
}
