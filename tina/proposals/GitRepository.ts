import { decodeAhead } from '../../content/load/pictures/decoded.ts';
import type { EventDetail } from '../shared/events.ts';
import { isEditable } from '../shared/isEditable.ts';
import type {
  Approval,
  Choices,
  ForwardAnswer,
  LastChange,
  Person,
  Proposal,
  Save,
} from '../shared/Repository.ts';
import type { Revisions } from '../shared/Snapshot.ts';
import { refOf } from './clone.ts';
import { addAnswer, addComment, commentsOf, openComments, sendComments } from './comments.ts';
import { contentPart } from './contentFiles.ts';
import { begin } from './createProposal.ts';
import { mergeMain } from './forward.ts';
import {
  type Context,
  editable,
  loadProposal,
  PUBLISHED,
  publishedCommit,
  storedOf,
  takeProposal,
  viewOf,
} from './ProposalContext.ts';
import { movePicture, storeUpload } from './proposalPictures.ts';
import { noteLive, publications, turned, upcoming } from './publications.ts';
import { acceptProposal, publishApproved } from './publishing.ts';
import { discardProposal, giveBackProposal, proposeTo } from './reviewing.ts';
import { saveRecords } from './saveRecords.ts';
import { lastChangeAt } from './saveState.ts';
import { openSchedule, setTime } from './schedule.ts';
import { authorsOf, filesBetween, mergeBase, ownRange, sealOf, sinceReview } from './seal.ts';
import { serial } from './serial.ts';
import { fetchOrigin, syncAll } from './sync.ts';
import { publishedRange, takeBack } from './takeBack.ts';

export type Listener = (proposal: string, files: readonly string[]) => void | Promise<void>;

export type GitRepository = ReturnType<typeof gitRepository>;

/**
 * The content under git: proposals, and what editors do with them. Every method that changes something
 * waits for it; what a method says is in words for editors. Methods that take the id of a
 * proposal throw a `Refusal` where there is none.
 * @param release releases the lock of the data folder
 */
export function gitRepository(context: Context, listeners: Set<Listener>, release: () => void) {
  const { clone, lock, pushing, store, worktrees } = context;
  const syncs = serial();
  const publishDue = openSchedule(context);
  let next: Promise<void> | undefined;

  const view = (id: string): Promise<Proposal> => viewOf(context, storedOf(context, id));

  /** The commit at which a proposal left what is published, and its newest one, or the last that was published. */
  const rangeOf = async (id: string): Promise<[string, string]> => {
    const proposal = await loadProposal(context, id);
    if (proposal.state !== 'merged') return ownRange(context, proposal);
    const event = store.history(id).findLast(({ kind }) => kind === 'published');
    const [before, after] = await publishedRange(context, event);
    const head = (await clone.objects.read(event?.detail.head ?? after))?.id;
    // As it was reviewed, so that its snapshot is there. A squash may have left its own commits behind.
    return head ? [await mergeBase(clone, before, head), head] : [before, after];
  };

  /** All proposals, those changed last first. */
  const proposals = async (): Promise<readonly Proposal[]> => {
    const views = store.all().map((stored) => viewOf(context, stored));
    return (await Promise.all(views)).sort((a, b) => b.updated - a.updated);
  };

  /** Asks origin and host what is new, and brings all proposals forward. Never throws: what fails is in `pushed`. */
  const sync = (): Promise<void> => {
    // Many messages may ask at once: one that has not begun serves them all.
    next ??= syncs(() => {
      next = undefined;
      return syncAll(context);
    });
    return next;
  };

  /** Not awaited; what the code host does not accept now is sent with the next `sync`. */
  const bringComments = (id: string) =>
    void pushing.network(() => sendComments(context, id)).catch(console.error);

  return {
    proposals,
    sync,

    /** Begins a proposal. Without a title it is the person's own that can still be edited, if there is one. */
    open: (person: Person, title?: string): Promise<Proposal> =>
      lock(async () => {
        if (!title?.trim()) {
          const own = (await proposals()).find(
            // What somebody begins to edit is not part of what takes a publication back.
            (one) => one.owner === person.id && isEditable(one) && !one.takesBack,
          );
          if (own) return own;
        }
        const base = await publishedCommit(context);
        return view((await begin(context, person, { title: title?.trim(), base })).id);
      }),

    async proposal(id: string): Promise<Proposal | undefined> {
      const stored = store.get(id);
      return stored && viewOf(context, stored);
    },

    /**
     * The folder whose `content/` and `public/` hold what was saved, and what was uploaded and not saved yet.
     * Repairs it first, if a crash left it incomplete.
     */
    async worktree(id: string): Promise<string> {
      const { state } = storedOf(context, id);
      if (state !== 'merged' && !worktrees.isCheckedOut(id))
        await lock(() => takeProposal(context, id));
      return worktrees.pathOf(id);
    },

    /** The folder that holds what is published: the newest main. */
    published: () => worktrees.pathOf(PUBLISHED),

    async lastChange(id: string, file: string): Promise<LastChange | undefined> {
      storedOf(context, id);
      return contentPart(file) && lastChangeAt(clone.git, refOf(id), file);
    },

    /**
     * Saves records in one step: all, or none of them. What is answered as `saved` is in Git. No one's words are overwritten.
     * @returns the answers in the order of `saves`; where one is not `saved`, only those that stand in the way
     */
    saveTogether: (id: string, person: Person, saves: readonly Save[], signal?: AbortSignal) =>
      lock(() => saveRecords(context, id, person, saves, signal)),

    /**
     * Takes a picture for a record that will name it: it lies in the worktree at once, is committed with
     * that record, and goes away when none names it for a day.
     * @param name where it shall lie under `public/images/`, as `talks/panel.png`; what is taken gets a number
     * @returns the path that records name it by
     */
    async upload(id: string, person: Person, name: string, bytes: Uint8Array) {
      await decodeAhead([Buffer.from(bytes)]);
      return lock(() => storeUpload(context, id, person, name, bytes));
    },

    /**
     * Gives a picture that no record shows another name, or deletes it.
     * @param path below `public/images/`
     * @param to its next path there; without one it is deleted
     */
    movePicture: (id: string, person: Person, path: string, to?: string) =>
      lock(() => movePicture(context, id, person, path, to)),

    /**
     * Begins a proposal that reverses a publication and keeps what was published later.
     * @param commit the commit of main that published it
     */
    async takeBack(person: Person, commit: string): Promise<Proposal> {
      await fetchOrigin(context);
      return view(await lock(() => takeBack(context, person, commit)));
    },

    /** Hands the proposal to the reviewers; again, renews what was said about it. */
    propose: (id: string, person: Person, title: string, words: string) =>
      proposeTo(context, id, person, title, words),

    /** Takes a proposal back for good: its request is closed, its branch and worktree go away. */
    discard: (id: string, person: Person) => discardProposal(context, id, person),

    /** A hash of what the proposal changes: a decision counts for what was seen, and for nothing else. */
    async seal(id: string): Promise<string> {
      // Before the lock, so that no save waits for Git: the answer is kept for the same commits.
      await sealOf(context, await loadProposal(context, id));
      // A save moves the branch first and its files then: who sees the new seal must see the new files.
      return lock(async () => sealOf(context, await loadProposal(context, id)));
    },

    /** The files that the proposal changes since it left what is published. */
    changes: async (id: string) => filesBetween(clone, ...(await rangeOf(id))),

    /** Both commits of what a proposal changes (`rangeOf`), and the Git folder that has them. */
    async revisions(id: string): Promise<Revisions> {
      const [base, head] = await rangeOf(id);
      return { repository: clone.repository, base, head };
    },

    /** What happened to a proposal, the oldest first; without an id, everything that the log holds. */
    events: (id?: string) => (id === undefined ? store.events() : store.history(id)),

    /** Commits of main, and what was reviewed here of them. @param from the commit to begin with */
    publications: (from?: string) => publications(context, from),

    /** The mail addresses of those who saved into the proposal. */
    authors: async (id: string) => authorsOf(context, await loadProposal(context, id)),

    /** Approves and publishes: what the proposal holds becomes main. Refuses if it does not fit, or is not what was approved. */
    async accept(id: string, reviewer: Person, approval: Approval): Promise<Proposal> {
      await acceptProposal(context, id, reviewer, approval);
      // The reviewer does not wait until all other proposals have what was published.
      void sync();
      return view(id);
    },

    /** What was said about a proposal's changes, the oldest first. */
    comments: (id: string) => lock(() => commentsOf(context, id)),

    /** The comments on a record that have no answer, for its form. */
    openComments: (id: string, file: string) => lock(() => openComments(context, id, file)),

    /** Adds a comment. @param seen the commit that was shown with it @returns its number */
    async comment(id: string, person: Person, said: EventDetail & { readonly seen: string }) {
      const number = await lock(() => addComment(context, id, person, said));
      bringComments(id);
      return number;
    },

    /** Answers a comment, once. */
    async answer(id: string, person: Person, said: EventDetail): Promise<void> {
      await lock(async () => addAnswer(context, id, person, said));
      bringComments(id);
    },

    /** Publishes what is approved. */
    async publish(id: string, person: Person): Promise<void> {
      await publishApproved(context, id, person);
      void sync();
    },

    /** Sets the time at which what is approved is published, in milliseconds; without one it is withdrawn. */
    schedule: (id: string, person: Person, due?: number) =>
      lock(() => setTime(context, id, person, due)),

    /** Publishes what is scheduled until a time, each once. @returns how many; what fails is in the log */
    async publishDue(now: number): Promise<number> {
      const count = await publishDue(now);
      if (count > 0) void sync();
      return count;
    },

    /** Notes which publications visitors see since a build of a commit of main. */
    noteLive: (commit: string, since: number) => noteLive(context, commit, since),

    /** What appears on the site next, and what ends there: the earliest first. */
    upcoming: (now: number) => upcoming(context, now),

    /** Whether time alone changed the site between two times: a record appeared or ended, an event became past. */
    turned: (since: number, until: number) => turned(context, since, until),

    /** The published commit, and the Git folder that has it. */
    main: async () => ({
      repository: clone.repository,
      commit: await publishedCommit(context),
    }),

    /** Asks the editor for changes. */
    giveBack: (id: string, reviewer: Person, words: string, seen?: string) =>
      giveBackProposal(context, id, reviewer, words, seen),

    /** What changed since the last review, for a reader who looks again. @param reader their mail address */
    sinceReview: (id: string, reader: string) =>
      lock(async () => sinceReview(context, await takeProposal(context, id), reader)),

    /** Brings what was published since into the proposal; conflicts are answered as in a save. */
    async mergeMain(id: string, person: Person, resolved?: Choices): Promise<ForwardAnswer> {
      await fetchOrigin(context);
      const answer = await lock(async (): Promise<ForwardAnswer> => {
        const proposal = editable(await takeProposal(context, id));
        const { conflicts, head } = await mergeMain(context, proposal, person, resolved);
        if (conflicts.length > 0) return { kind: 'conflict', records: conflicts };
        if (Object.keys(resolved ?? {}).length > 0) store.add(id, 'changed', person);
        return { kind: 'forward', head };
      });
      pushing.push(id);
      return answer;
    },

    /** Reports files that changed in a proposal's worktree; returns what ends that. */
    onChange(listener: Listener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Ends what is under way, and gives the data folder free. */
    async close(): Promise<void> {
      const pushed = pushing.close();
      await syncs.idle();
      await lock.idle();
      await pushed;
      await lock.idle();
      clone.objects.close();
      release();
    },
  };
}
