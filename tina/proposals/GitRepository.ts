import type { ChangedFile } from '../../content/compare/changedFiles.ts';
import { decodeAhead } from '../../content/load/pictures/decoded.ts';
import type { Revisions } from '../drawn/Drawing.ts';
import { movePicture } from '../media/movePicture.ts';
import { isEditable } from '../people/isEditable.ts';
import { refOf } from './clone.ts';
import { addAnswer, addComment, type Comment, commentsOf, sendComments } from './comments.ts';
import { contentPart } from './contentFiles.ts';
import { begin } from './createProposal.ts';
import type { EventDetail, LoggedEvent } from './EventLog.ts';
import { bringForward } from './forward.ts';
import {
  editable,
  headShown,
  PUBLISHED,
  type PushingContext,
  publishedCommit,
  storedOf,
  viewOf,
} from './ProposalContext.ts';
import { noteLive, publications, turned, type Upcoming, upcoming } from './publications.ts';
import { acceptProposal, publishApproved } from './publishing.ts';
import type {
  Approval,
  Choices,
  ForwardAnswer,
  LastChange,
  Person,
  Proposal,
  Save,
  SaveAnswer,
} from './Repository.ts';
import { discardProposal, giveBackProposal, proposeTo } from './reviewing.ts';
import { saveRecords } from './saveRecords.ts';
import { lastChangeAt } from './saveState.ts';
import { Schedule, setTime } from './schedule.ts';
import { authorsOf, ownChanges, ownRange, sealOf } from './seal.ts';
import { serial } from './serial.ts';
import { freePath, storeUpload } from './storeUpload.ts';
import { fetchOrigin, syncAll } from './sync.ts';
import { takeBack } from './takeBack.ts';

export type Listener = (proposal: string, files: readonly string[]) => void | Promise<void>;

/**
 * The content under git: proposals, and what editors do with them. Every method that changes something
 * waits for it; what a method says is in words for editors. Methods that take the id of a
 * proposal throw a `Refusal` where there is none.
 */
export class GitRepository {
  readonly #context: PushingContext;
  readonly #listeners: Set<Listener>;
  readonly #release: () => void;
  readonly #syncs = serial();
  readonly #schedule: Schedule;
  #next: Promise<void> | undefined;

  constructor(context: PushingContext, listeners: Set<Listener>, release: () => void) {
    this.#context = context;
    this.#listeners = listeners;
    this.#release = release;
    this.#schedule = new Schedule(context);
  }

  /** Begins a proposal. Without a title it is the person's own that can still be edited, if there is one. */
  open(person: Person, title?: string): Promise<Proposal> {
    return this.#context.lock(async () => {
      if (!title?.trim()) {
        const own = (await this.proposals()).find(
          // What somebody begins to edit is not part of what takes a publication back.
          (one) => one.owner === person.id && isEditable(one) && !one.takesBack,
        );
        if (own) return own;
      }
      const base = await publishedCommit(this.#context);
      const id = await begin(this.#context, person, { title: title?.trim(), base });
      await headShown(this.#context, id);
      return this.#view(id);
    });
  }

  /** All proposals, those changed last first. */
  async proposals(): Promise<readonly Proposal[]> {
    const views = this.#context.store.all().map((stored) => viewOf(this.#context, stored));
    return (await Promise.all(views)).sort((a, b) => b.updated - a.updated);
  }

  async proposal(id: string): Promise<Proposal | undefined> {
    const stored = this.#context.store.get(id);
    return stored && viewOf(this.#context, stored);
  }

  /**
   * The folder whose `content/` and `public/` hold what was saved, and what was uploaded and not saved yet.
   * Since the start of the service nobody may have looked at it: what a crash left there is mended first.
   */
  async worktree(id: string): Promise<string> {
    const { lock, shown, worktrees } = this.#context;
    const { state } = storedOf(this.#context, id);
    if (state !== 'merged' && !shown.has(id)) await lock(() => headShown(this.#context, id));
    return worktrees.pathOf(id);
  }

  /** The folder that holds what is published: the newest main. */
  published(): string {
    return this.#context.worktrees.pathOf(PUBLISHED);
  }

  async lastChange(id: string, file: string): Promise<LastChange | undefined> {
    storedOf(this.#context, id);
    return contentPart(file) && lastChangeAt(this.#context.clone.git, refOf(id), file);
  }

  /**
   * Saves records in one step: all, or none of them. What is answered as `saved` is in Git. Nobody's words are overwritten.
   * @returns the answers in the order of `saves`; where one is not `saved`, only those that stand in the way
   */
  saveTogether(id: string, person: Person, saves: readonly Save[]): Promise<readonly SaveAnswer[]> {
    return this.#context.lock(() => saveRecords(this.#context, id, person, saves));
  }

  /**
   * Takes a picture for a record that will name it: it lies in the worktree at once, is committed with
   * that record, and goes away when none names it for a day.
   * @param name where it shall lie under `public/images/`, as `talks/panel.png`; what is taken gets a number
   * @returns the path that records name it by, or why it cannot be published
   */
  async upload(id: string, _person: Person, name: string, bytes: Uint8Array) {
    await decodeAhead(Buffer.from(bytes));
    return this.#context.lock(() => storeUpload(this.#context, id, name, bytes));
  }

  /** The path that `upload` would give a picture now; undefined for what is no picture. */
  freePath(id: string, name: string): string | undefined {
    return freePath(this.#context, id, name);
  }

  /**
   * Gives a picture that no record shows another name, or deletes it.
   * @param path below `public/images/`
   * @param to its next path there; without one it is deleted
   */
  movePicture(id: string, person: Person, path: string, to?: string): Promise<void> {
    return this.#context.lock(() => movePicture(this.#context, id, person, path, to));
  }

  /**
   * Begins a proposal that reverses a publication and keeps what was published later.
   * @param commit the commit of main that published it
   */
  async takeBack(person: Person, commit: string): Promise<Proposal> {
    await fetchOrigin(this.#context);
    const id = await this.#context.lock(() => takeBack(this.#context, person, commit));
    this.#context.pushing.push(id);
    return this.#view(id);
  }

  /** Hands the proposal to the reviewers; again, renews what was said about it. */
  propose(id: string, person: Person, title: string, words: string): Promise<Proposal> {
    return proposeTo(this.#context, id, person, title, words);
  }

  /** Takes a proposal back for good: its request is closed, its branch and worktree go away. */
  discard(id: string, person: Person): Promise<void> {
    return discardProposal(this.#context, id, person);
  }

  /** A hash of what the proposal changes: a decision counts for what was seen, and for nothing else. */
  async seal(id: string): Promise<string> {
    // Before the lock, so that no save waits for Git: the answer is kept for the same commits.
    await sealOf(this.#context, id);
    // A save moves the branch first and its files then: who sees the new seal must see the new files.
    return this.#context.lock(() => sealOf(this.#context, id));
  }

  /** The files that the proposal changes since it left what is published. */
  changes(id: string): Promise<readonly ChangedFile[]> {
    return ownChanges(this.#context, id);
  }

  /** The commit at which the proposal left what is published, its newest one, and the Git folder that has both. */
  async revisions(id: string): Promise<Revisions> {
    const { clone } = this.#context;
    const [base, head] = await ownRange(clone, refOf(storedOf(this.#context, id).id));
    return { repository: clone.repository, base, head };
  }

  /** What happened to a proposal, the oldest first; without an id, everything that the log holds. */
  events(id?: string): readonly LoggedEvent[] {
    const { store } = this.#context;
    return id === undefined ? store.events() : store.history(id);
  }

  /** Commits of main, and what was reviewed here of them. @param from the commit to begin with */
  publications(from?: string): ReturnType<typeof publications> {
    return publications(this.#context, from);
  }

  /** The mail addresses of those who saved into the proposal. */
  authors(id: string): Promise<ReadonlySet<string>> {
    return authorsOf(this.#context, id);
  }

  /** Approves and publishes: what the proposal holds becomes main. Refuses if it does not fit, or is not what was approved. */
  async accept(id: string, reviewer: Person, approval: Approval): Promise<Proposal> {
    await acceptProposal(this.#context, id, reviewer, approval);
    // The reviewer does not wait until all other proposals have what was published.
    void this.sync();
    return this.#view(id);
  }

  /** What was said about a proposal's changes, the oldest first. */
  comments(id: string): Promise<readonly Comment[]> {
    return this.#context.lock(() => commentsOf(this.#context, id));
  }

  /** Adds a comment. @param seen the commit that was shown with it @returns its number */
  async comment(id: string, person: Person, said: EventDetail & { readonly seen: string }) {
    const number = await this.#context.lock(() => addComment(this.#context, id, person, said));
    this.#sendComments(id);
    return number;
  }

  /** Answers a comment, once. */
  async answer(id: string, person: Person, said: EventDetail): Promise<void> {
    await this.#context.lock(async () => addAnswer(this.#context, id, person, said));
    this.#sendComments(id);
  }

  /** Nobody waits for the code host; what it does not take now is brought with the next `sync`. */
  #sendComments(id: string): void {
    void this.#context.pushing.network(() => sendComments(this.#context, id)).catch(console.error);
  }

  /** Publishes what is approved. */
  async publish(id: string, person: Person): Promise<void> {
    await publishApproved(this.#context, id, person);
    void this.sync();
  }

  /** Sets the time at which what is approved is published, in milliseconds; without one it is withdrawn. */
  schedule(id: string, person: Person, due?: number): Promise<void> {
    return this.#context.lock(() => setTime(this.#context, id, person, due));
  }

  /** Publishes what is scheduled until a time, each once. @returns how many; what fails is in the log */
  async publishDue(now: number): Promise<number> {
    const count = await this.#schedule.publishDue(now);
    if (count > 0) void this.sync();
    return count;
  }

  /** Notes which publications visitors see since a build of a commit of main. */
  noteLive(commit: string, since: number): Promise<void> {
    return noteLive(this.#context, commit, since);
  }

  /** What appears on the site next, and what ends there: the earliest first. */
  upcoming(now: number): readonly Upcoming[] {
    return upcoming(this.#context, now);
  }

  /** Whether time alone changed the site between two times: a record appeared or ended, an event became past. */
  turned(since: number, until: number): boolean {
    return turned(this.#context, since, until);
  }

  /** The published commit, and the Git folder that has it. */
  async main() {
    const { repository } = this.#context.clone;
    return { repository, commit: await publishedCommit(this.#context) };
  }

  /** Asks the editor for changes. */
  giveBack(id: string, reviewer: Person, words: string): Promise<Proposal> {
    return giveBackProposal(this.#context, id, reviewer, words);
  }

  /** Brings what was published since into the proposal; conflicts are answered as in a save. */
  async bringForward(id: string, person: Person, resolved?: Choices): Promise<ForwardAnswer> {
    editable(this.#context, id);
    await fetchOrigin(this.#context);
    const answer = await this.#context.lock(async (): Promise<ForwardAnswer> => {
      const records = await bringForward(this.#context, id, person, resolved);
      if (records.length > 0) return { kind: 'conflict', records };
      if (Object.keys(resolved ?? {}).length > 0) this.#context.store.add(id, 'changed', person);
      return { kind: 'forward', head: (await this.#view(id)).head };
    });
    this.#context.pushing.push(id);
    return answer;
  }

  /** Asks origin and host what is new, and brings all proposals forward. Never throws: what fails is in `pushed`. */
  sync(): Promise<void> {
    // Many messages may ask at once: one that has not begun serves them all.
    this.#next ??= this.#syncs(() => {
      this.#next = undefined;
      return syncAll(this.#context);
    });
    return this.#next;
  }

  /** Tells of files that changed in a proposal's worktree; returns what ends that. */
  onChange(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Ends what is under way, and gives the data folder free. */
  async close(): Promise<void> {
    const pushed = this.#context.pushing.close();
    await this.#syncs.idle();
    await this.#context.lock.idle();
    await pushed;
    await this.#context.lock.idle();
    this.#context.clone.objects.close();
    this.#release();
  }

  async #view(id: string): Promise<Proposal> {
    return viewOf(this.#context, storedOf(this.#context, id));
  }
}
