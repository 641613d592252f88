import { Refusal } from '../../content/compare/refusal.ts';
import { inspect } from '../../content/load/inspect.ts';
import { turnsOf } from '../../content/load/publish/publication.ts';
import { recordTitle } from '../../content/schema/collections.ts';
import type { LoggedEvent } from '../shared/events.ts';
import type { Progress } from '../shared/proposalState.ts';
import { isAncestor } from './clone.ts';
import { type Context, PUBLISHED, publishedCommit } from './ProposalContext.ts';
import { publishedAs, takenBack } from './takeBack.ts';

/** Publications older than this are not waited for to be live, ms. */
const WEEK_MS = 7 * 24 * 60 * 60_000;

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
  /** Since when visitors see it, in milliseconds. */
  readonly live?: number;
}

/** Commits on a page. */
const PAGE = 50;

/**
 * Commits of main, the newest first, with what the log holds about them.
 * @param from the commit that a page begins with; without one the newest
 * @returns a page of them, and the commit that the next page begins with
 * @throws a `Refusal` if `from` is no commit of main
 */
export async function publications(context: Context, from?: string) {
  const { clone, store } = context;
  const main = await publishedCommit(context);
  if (from && !(await isAncestor(context.clone, from, main)))
    throw new Refusal(404, 'This was never published.');
  const format = ['--first-parent', '-n', `${PAGE + 1}`, '--format=%H%x00%at%x00%an%x00%s'];
  const log = await clone.git(['log', ...format, from ?? main, '--']);
  const published = new Map(store.events('published').map((event) => [event.detail.commit, event]));
  const back = takenBack(context);
  let onto: string | undefined;
  const lines = log.trim().split('\n');
  const page = lines.slice(0, PAGE).flatMap((line): Publication[] => {
    const [commit = '', seconds, author = '', subject = ''] = line.split('\0');
    if (commit === onto) onto = undefined;
    // What a rebase brought is one publication, by its last commit.
    if (onto) return [];
    const event = published.get(commit);
    onto = event?.detail.onto;
    const proposal = publishedAs(context, event);
    const live = event && store.history(event.about).find((one) => isLive(event, one))?.at;
    const when = Number(seconds) * 1000;
    return [{ commit, when, author, subject, proposal, live, takenBack: back.get(commit) }];
  });
  return { publications: page, older: onto ?? lines[PAGE]?.split('\0')[0] };
}

/** Whether an event says that a publication is live. */
const isLive = ({ number = 0 }: LoggedEvent, one: LoggedEvent) =>
  one.kind === 'live' && (one.number ?? 0) > number;

/** Notes which publications visitors see since a build of a commit of main. */
export async function noteLive(context: Context, commit: string, since: number): Promise<void> {
  const { store, committer } = context;
  for (const { id, state, live } of store.all()) {
    const isNew = state === 'merged' && live === undefined;
    const published = isNew && store.history(id).findLast(({ kind }) => kind === 'published');
    const own = published && published.at > Date.now() - WEEK_MS && published.detail.commit;
    if (own && (await isAncestor(context.clone, own, commit)))
      store.add(id, 'live', committer, { commit }, since);
  }
}

/** What is published, or ends, at a time to come. */
export interface Upcoming {
  /** Milliseconds. */
  readonly time: number;
  readonly title: string;
  readonly what: 'published' | 'expired';
  /** The proposal; undefined for a record with a date of its own. */
  readonly proposal?: string;
}

/** Scheduled proposals, and the dates of published records, from a time on. */
export function upcoming({ store, worktrees }: Context, now: number): Upcoming[] {
  const proposals = store.all().flatMap(({ id, title, due, state }): Upcoming[] => {
    const isDue = due !== undefined && state === 'scheduled';
    return isDue ? [{ time: due, title, what: 'published', proposal: id }] : [];
  });
  const dated = turnsOf(inspect(worktrees.pathOf(PUBLISHED)).readings).flatMap(
    ({ reading, time, what }): Upcoming[] =>
      what !== 'ended' && time > now ? [{ time, what, title: recordTitle(reading) }] : [],
  );
  return [...proposals, ...dated].toSorted((a, b) => a.time - b.time);
}

/** Whether time alone changed the site between two times: a record appeared or ended, an event became past. */
export function turned({ worktrees }: Context, since: number, until: number): boolean {
  const { readings } = inspect(worktrees.pathOf(PUBLISHED));
  return turnsOf(readings).some(({ time }) => time > since && time <= until);
}
