import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChangedFile } from '../../content/compare/changedFiles.ts';
import { findField, followField } from '../../content/compare/fieldChanges.ts';
import { itemNamer } from '../../content/compare/fieldReview.ts';
import { Refusal } from '../../content/compare/refusal.ts';
import { fieldsOf } from '../../content/load/read/record.ts';
import { translationOf } from '../../content/load/translations/translationFiles.ts';
import type { OpenComment } from '../shared/answers.ts';
import type { CommentPlace, EventDetail } from '../shared/events.ts';
import type { Person } from '../shared/Repository.ts';
import { isAncestor } from './clone.ts';
import { oneLine } from './commit.ts';
import { collectionOf, fieldsIn, recordNames } from './contentFiles.ts';
import type { HostComment } from './hosts/ProposalHost.ts';
import { type Context, type LoadedProposal, PUBLISHED, takeProposal } from './ProposalContext.ts';
import { filesBetween } from './seal.ts';

/** Comments that one person may write at one proposal, and that come from the code host: each is kept for good. */
const MOST_COMMENTS = 100;

/** A comment on a change. It does not block publication. */
export interface Comment extends CommentPlace {
  readonly number: number;
  readonly who: string;
  /** Milliseconds. */
  readonly at: number;
  readonly words: string;
  readonly answer?: Pick<Comment, 'who' | 'at' | 'words'>;
}

/** The last commit of a proposal, and the folder of its records: one that is published has none of its own. */
async function lastOf(context: Context, id: string) {
  const { state, head } = await takeProposal(context, id);
  return { head, folder: context.worktrees.pathOf(state === 'merged' ? PUBLISHED : id) };
}

/**
 * The comments of a proposal, the oldest first. One at a record that was renamed since is at its new file, one at an
 * item that moved or is called otherwise at that item.
 */
export async function commentsOf(context: Context, id: string): Promise<Comment[]> {
  const { store, clone } = context;
  const events = store.history(id);
  if (!events.some(({ kind }) => kind === 'comment')) return [];
  const { head, folder } = await lastOf(context, id);
  // The comments of one review usually have the same commit.
  const changes = new Map<string, Promise<readonly ChangedFile[]>>();
  const changesSince = (commit: string) => {
    const known = changes.get(commit) ?? filesBetween(clone, commit, head);
    changes.set(commit, known);
    return known;
  };
  const fieldSince = async ({ file, before, after }: ChangedFile, field: readonly string[]) => {
    const collection = collectionOf(file);
    if (!collection) return field;
    const [old, now] = await Promise.all(
      [before, after].map((blob) => fieldsIn(clone.objects, collection, blob)),
    );
    const nameItem = itemNamer({ nameOf: recordNames(folder) });
    return old && now ? followField(collection.schema, old, now, field, nameItem) : field;
  };
  const comments = events.filter(({ kind }) => kind === 'comment');
  return Promise.all(
    comments.map(async ({ number = 0, who, at, detail }) => {
      const { words = '', file, name, field, commit } = detail;
      const change =
        file && commit
          ? (await changesSince(commit)).find((one) => (one.from ?? one.file) === file)
          : undefined;
      const answer = events.find((one) => one.kind === 'answered' && one.detail.comment === number);
      return {
        ...{ number, who, at, words, name },
        file: change?.file ?? file,
        field: field && change ? await fieldSince(change, field) : field,
        ...(answer && {
          answer: { who: answer.who, at: answer.at, words: answer.detail.words ?? '' },
        }),
      };
    }),
  );
}

/** The comments on a record that have no answer, for its form. */
export async function openComments(
  context: Context,
  id: string,
  file: string,
): Promise<readonly OpenComment[]> {
  const open = (await commentsOf(context, id)).filter((one) => one.file === file && !one.answer);
  const folder = context.worktrees.pathOf(id);
  const collection = collectionOf(file);
  const path = join(folder, file);
  // A translation has its items in another form than its file.
  const isKnown = open.length > 0 && collection && !translationOf(file) && existsSync(path);
  const record = isKnown ? fieldsOf(collection, readFileSync(path, 'utf8')) : undefined;
  const nameItem = itemNamer({ nameOf: recordNames(folder) });
  return open.map(({ number, who, at, words, field: path = [] }) => ({
    ...{ number, who, at, words, path },
    field:
      record && collection && findField(collection.schema, record, path, nameItem)?.map(String),
  }));
}

/**
 * Adds a comment. The caller holds the lock.
 *
 * @param seen the commit that was shown with it
 * @returns its number
 * @throws a `Refusal` if the person has written as many as they may
 */
export async function addComment(
  context: Context,
  id: string,
  person: Person,
  { seen, ...detail }: EventDetail & { readonly seen: string },
): Promise<number | undefined> {
  const own = context.store
    .history(id)
    .filter((one) => one.kind === 'comment' && one.email === person.email);
  if (own.length >= MOST_COMMENTS)
    throw new Refusal(
      409,
      `You have written ${MOST_COMMENTS} comments at this proposal, and there is no room for more. Write to its editor.`,
    );
  const { head } = await lastOf(context, id);
  const isKnown = await isAncestor(context.clone, seen, head);
  context.store.add(id, 'comment', person, { ...detail, commit: isKnown ? seen : head });
  return context.store.history(id).at(-1)?.number;
}

/** Answers a comment, once. @throws a `Refusal` if there is no such comment, or it has an answer */
export function addAnswer({ store }: Context, id: string, person: Person, detail: EventDetail) {
  const events = store.history(id);
  const isThere = events.some(
    ({ kind, number }) => kind === 'comment' && number === detail.comment,
  );
  if (!isThere) throw new Refusal(404, 'There is no such comment.');
  if (events.some((one) => one.kind === 'answered' && one.detail.comment === detail.comment))
    throw new Refusal(409, 'This comment has an answer. Reload the page to read it.');
  store.add(id, 'answered', person, detail);
}

/** Takes in what was said at the code host, each comment once. The caller holds the lock. */
export function takeComments(
  { store, worktrees }: Context,
  { id, head: commit }: LoadedProposal,
  said: readonly HostComment[] = [],
) {
  const known = new Set(store.history(id).map(({ detail }) => detail.from));
  for (const { id: from, who, at, words, file } of said.slice(0, MOST_COMMENTS)) {
    if (known.has(from)) continue;
    const place = file && { name: recordNames(worktrees.pathOf(id))(file), file };
    store.add(id, 'comment', { name: who, email: '' }, { ...place, words, from, commit }, at);
  }
}

/** Brings what was said here to the code host, each comment once: what it does not take is brought later. */
export async function sendComments({ store, host }: Context, id: string): Promise<void> {
  const events = store.history(id);
  for (const { number = 0, kind, who, detail } of events) {
    const { request, said = 0 } = store.get(id) ?? {};
    if (!host.say || !request || number <= said || detail.from) continue;
    if (kind !== 'comment' && kind !== 'answered') continue;
    const { words = '', name, field = [], comment } = detail;
    const asked = events.find((one) => one.number === comment && comment !== undefined);
    const about = asked
      ? `${who} answers ${asked.who} in the editor (“${oneLine(asked.detail.words ?? '').slice(0, 120)}”)`
      : `${who} comments in the editor${name ? ` on ${[`“${name}”`, ...field].join(' › ')}` : ''}`;
    try {
      await host.say(request, about, words);
    } catch (error) {
      if (error instanceof Refusal) return;
      throw error;
    }
    store.change(id, { said: number });
  }
}
