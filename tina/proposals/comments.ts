import { type ChangedFile, changedFiles } from '../../content/compare/changedFiles.ts';
import { Refusal } from '../../content/compare/refusal.ts';
import type { CommentPlace, EventDetail } from './EventLog.ts';
import type { Person } from './Repository.ts';
import { headShown, isAncestor, storedOf, type Workshop } from './Workshop.ts';

/** Comments that one person may write at one proposal: each is kept for good. */
const MOST_COMMENTS = 100;

/** What somebody says about a change. It keeps nothing from being published. */
export interface Comment extends CommentPlace {
  readonly number: number;
  readonly who: string;
  /** Milliseconds. */
  readonly at: number;
  readonly words: string;
  readonly answer?: Pick<Comment, 'who' | 'at' | 'words'>;
}

/** The comments of a proposal, the oldest first. One at a record that was renamed since is at its new file. */
export async function commentsOf(shop: Workshop, id: string): Promise<Comment[]> {
  const { store, clone } = shop;
  const events = store.history(id);
  if (!events.some(({ kind }) => kind === 'comment')) return [];
  const stored = storedOf(shop, id);
  const head = (stored.state === 'merged' && stored.head) || (await headShown(shop, id));
  const changes = new Map<string, Promise<readonly ChangedFile[]>>();
  const since = (commit: string) => {
    const known = changes.get(commit) ?? changedFiles(clone.repository, commit, head);
    changes.set(commit, known);
    return known;
  };
  const comments = events.filter(({ kind }) => kind === 'comment');
  return Promise.all(
    comments.map(async ({ number = 0, who, at, detail }) => {
      const { words = '', file, name, field, commit } = detail;
      const renamed = file && commit && (await since(commit)).find(({ from }) => from === file);
      const answer = events.find((one) => one.kind === 'answered' && one.detail.comment === number);
      return {
        ...{ number, who, at, words, name, field },
        file: renamed ? renamed.file : file,
        ...(answer && {
          answer: { who: answer.who, at: answer.at, words: answer.detail.words ?? '' },
        }),
      };
    }),
  );
}

/**
 * Adds a comment. To be called in turn.
 *
 * @param seen the commit that was shown with it
 * @throws a `Refusal` if the person has written as many as they may
 */
export async function addComment(
  shop: Workshop,
  id: string,
  person: Person,
  { seen, ...detail }: EventDetail & { readonly seen: string },
): Promise<void> {
  const own = shop.store
    .history(id)
    .filter((one) => one.kind === 'comment' && one.email === person.email);
  if (own.length >= MOST_COMMENTS)
    throw new Refusal(
      409,
      `You have written ${MOST_COMMENTS} comments at this proposal, and there is no room for more. Write to its editor.`,
    );
  const head = await headShown(shop, id);
  const isKnown = /^[0-9a-f]{40,64}$/.test(seen) && (await isAncestor(shop, seen, head));
  shop.store.add(id, 'comment', person, { ...detail, commit: isKnown ? seen : head });
}

/** Answers a comment, once. @throws a `Refusal` if there is no such comment, or it has an answer */
export function addAnswer({ store }: Workshop, id: string, person: Person, detail: EventDetail) {
  const events = store.history(id);
  const isThere = events.some(
    ({ kind, number }) => kind === 'comment' && number === detail.comment,
  );
  if (!isThere) throw new Refusal(404, 'There is no such comment.');
  if (events.some((one) => one.kind === 'answered' && one.detail.comment === detail.comment))
    throw new Refusal(409, 'This comment has an answer. Reload the page to read it.');
  store.add(id, 'answered', person, detail);
}
