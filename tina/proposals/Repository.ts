import type { ChangedFile } from '../../content/compare/changedFiles.ts';
import type { Revisions } from '../drawn/Drawing.ts';
import type { Comment } from './comments.ts';
import type { EventDetail, LoggedEvent } from './EventLog.ts';
import type { Progress } from './proposalState.ts';
import type { Publication, Upcoming } from './publications.ts';

/** Who edits: stands as author in every commit. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** Where a step leads: the name of a field, or the place in a list. */
export type FieldPath = readonly (string | number)[];

/** What became of the copy of a proposal at the host. */
export type Pushed = 'yes' | 'waiting' | { readonly refused: string };

/** What one person (or several, by its link) changed and wants published: a branch with a worktree of its own. */
export interface Proposal extends Progress {
  /** `edit/<id>`. */
  readonly branch: string;
  readonly pushed: Pushed;
  /** The commit that holds all that was saved. */
  readonly head: string;
  /** When something was saved last, in milliseconds. */
  readonly updated: number;
  /** Why it does not fit the published content, record by record. */
  readonly conflicts: readonly RecordConflict[];
}

/** A field that two people changed, as an editor would point at it. */
export interface FieldConflict {
  /**
   * The key of the answer in `resolved`. It holds what both sides said, so that an answer never counts
   * for words that nobody saw: when the other side changes again, the question is asked again.
   */
  readonly path: string;
  /** Where the field stands in the record that was sent; empty for the record as a whole. */
  readonly at: FieldPath;
  /** Labels from the outermost group inwards: `Opening`, `Buttons`, `“See the courses”`, `Goes to`. */
  readonly label: readonly string[];
  /** The values; undefined is a field, or a record, that is not there. */
  readonly base?: unknown;
  readonly mine?: unknown;
  readonly theirs?: unknown;
  /** Who changed it last, and when. */
  readonly who?: string;
  readonly when?: number;
}

/** A record that others changed in a way that does not go together with the proposal. */
export interface RecordConflict {
  readonly file: string;
  /** What its editor calls it. */
  readonly name: string;
  /** What happened and what to do, in a sentence. */
  readonly message: string;
  /** The fields to decide; none where the message says what else to do. */
  readonly fields: readonly FieldConflict[];
}

/** What others changed in the open record, and what is now beside one's own words. */
export interface MergedField {
  readonly label: readonly string[];
  readonly what: 'changed' | 'added' | 'removed' | 'moved';
  readonly before?: unknown;
  readonly after?: unknown;
}

export type Choice = 'mine' | 'theirs';

/** Answers to conflicts, by their `path`. */
export type Choices = Readonly<Record<string, Choice>>;

/** What a reviewer decided to publish. */
export interface Approval {
  /** The seal of what they saw (`sealOf`). */
  readonly seal: string;
  /** The commit that they saw: a refusal names the fields that changed since. */
  readonly seen?: string;
  /** Why an admin publishes what they worked on themselves. */
  readonly reason?: string;
  /** They saved into it, and there is no other reviewer. */
  readonly alone?: boolean;
  /** When it is published: now without it; a time in milliseconds; or when someone decides that. */
  readonly when?: number | 'later';
}

/** What an editor saves. */
export interface Save {
  /** `content/talks/minutes.json`. */
  readonly file: string;
  /** The record in its own shape, with `body` for MDX; not read where it is deleted. Its items may have ids. */
  readonly record: unknown;
  /** The record that the form began from, its items with the ids that `record` has. */
  readonly opened?: unknown;
  /**
   * The version (`read`) that the form began from; null for a new record. If the store does not have it, the form began
   * from `opened`.
   */
  readonly base: string | null;
  readonly deleted?: true;
  /** The record's file until now, where this save gives it another name. */
  readonly renamedFrom?: string;
  readonly resolved?: Choices;
  /** Without the fields that the record still has and its schema does not know any more. */
  readonly withoutOld?: true;
}

/** A field of a record that the schema had when it was written. */
export interface OldField {
  readonly name: string;
  readonly value: unknown;
}

export type SaveAnswer =
  | {
      readonly kind: 'saved';
      /** The file that holds the record: another than was sent where somebody renamed it meanwhile. */
      readonly file: string;
      /** None in a working copy. */
      readonly commit?: string;
      /** What the next save begins from; empty where the record was deleted. */
      readonly version: string;
      /** The record as it was written; empty where it was deleted. */
      readonly text: string;
      /** The record as it was written, its items with the ids that were sent. */
      readonly record?: unknown;
      /** What others changed meanwhile and is in it now. */
      readonly merged: readonly MergedField[];
      /** All files that this save changed: a renamed record changes those that name it. */
      readonly files: readonly string[];
    }
  /** Ask field by field, and send the same save again with `resolved`. */
  | {
      readonly kind: 'conflict';
      readonly fields: readonly FieldConflict[];
      readonly version: string;
    }
  /** No form shows these fields, and the check refuses them: ask, and send the same save again `withoutOld`. */
  | { readonly kind: 'old'; readonly fields: readonly OldField[] }
  /** The check's sentences. Nothing was written. */
  | { readonly kind: 'refused'; readonly messages: readonly string[] }
  /** The record was deleted meanwhile, or its name is taken: what to do. */
  | { readonly kind: 'gone' | 'taken'; readonly message: string; readonly free?: string };

export type ForwardAnswer =
  | { readonly kind: 'forward'; readonly head: string }
  | { readonly kind: 'conflict'; readonly records: readonly RecordConflict[] };

/** A record as a proposal holds it. */
export interface StoredText {
  readonly text: string;
  /** Names these bytes: git's id of the blob. */
  readonly version: string;
}

export interface LastChange {
  readonly who: string;
  /** In milliseconds. */
  readonly when: number;
  readonly commit: string;
}

/**
 * The content under git: proposals, and what editors do with them. Every method that changes something
 * waits for its turn; what a method says is in words for editors. Methods that take the id of a
 * proposal throw a `Refusal` where there is none.
 */
export interface Repository {
  /** Begins a proposal. Without a title it is the person's own that can still be edited, if there is one. */
  open(person: Person, title?: string): Promise<Proposal>;
  /** All proposals, those changed last first. */
  proposals(): Promise<readonly Proposal[]>;
  proposal(id: string): Promise<Proposal | undefined>;
  /** The folder whose `content/` and `public/` hold what was saved, and what was uploaded and not saved yet. */
  worktree(id: string): string;
  /** The folder that holds what is published: the newest main. */
  published(): string;
  read(id: string, file: string): Promise<StoredText | undefined>;
  lastChange(id: string, file: string): Promise<LastChange | undefined>;
  /** Saves a record: when this answers `saved`, it is in git. Nobody's words are overwritten. */
  save(id: string, person: Person, save: Save): Promise<SaveAnswer>;
  /**
   * Saves several records in one step, such as a row that was numbered anew: all, or none of them.
   * @returns the answers in the order of `saves`; where one is not `saved`, only those that stand in the way
   */
  saveTogether(id: string, person: Person, saves: readonly Save[]): Promise<readonly SaveAnswer[]>;
  /**
   * Takes a picture for a record that will name it: it lies in the worktree at once, is committed with
   * that record, and goes away when none names it for a day.
   * @param name where it shall lie under `public/images/`, as `talks/panel.png`; what is taken gets a number
   * @returns the path that records name it by, or why it cannot be published
   */
  upload(
    id: string,
    person: Person,
    name: string,
    bytes: Uint8Array,
  ): Promise<{ readonly path: string } | { readonly refused: string }>;
  /** The path that `upload` would give a picture now; undefined for what is no picture. */
  freePath(id: string, name: string): string | undefined;
  /**
   * Gives a picture that no record shows another name, or deletes it.
   * @param path below `public/images/`
   * @param to its next path there; without one it is deleted
   */
  movePicture(id: string, person: Person, path: string, to?: string): Promise<void>;
  /**
   * Begins a proposal that reverses a publication and keeps what was published later.
   * @param commit the commit of main that published it
   */
  takeBack(person: Person, commit: string): Promise<Proposal>;
  /** Hands the proposal to the reviewers; again, renews what was said about it. */
  propose(id: string, person: Person, title: string, words: string): Promise<Proposal>;
  /** Takes a proposal back for good: its request is closed, its branch and worktree go away. */
  discard(id: string, person: Person): Promise<void>;
  /** A hash of what the proposal changes: a decision counts for what was seen, and for nothing else. */
  seal(id: string): Promise<string>;
  /** The files that the proposal changes since it left what is published. */
  changes(id: string): Promise<readonly ChangedFile[]>;
  /** The commit at which the proposal left what is published, its newest one, and the Git folder that has both. */
  revisions(id: string): Promise<Revisions>;
  /** What happened to a proposal, the oldest first; without an id, everything that the log holds. */
  events(id?: string): readonly LoggedEvent[];
  /** The newest commits of main, and what was reviewed here of them. */
  publications(): Promise<readonly Publication[]>;
  /** The mail addresses of those who saved into the proposal. */
  authors(id: string): Promise<ReadonlySet<string>>;
  /** Approves and publishes: what the proposal holds becomes main. Refuses if it does not fit, or is not what was approved. */
  accept(id: string, reviewer: Person, approval: Approval): Promise<Proposal>;
  /** What was said about a proposal's changes, the oldest first. */
  comments(id: string): Promise<readonly Comment[]>;
  /** Adds a comment. @param seen the commit that was shown with it */
  comment(id: string, person: Person, said: EventDetail & { readonly seen: string }): Promise<void>;
  /** Answers a comment, once. */
  answer(id: string, person: Person, said: EventDetail): Promise<void>;
  /** Publishes what is approved. */
  publish(id: string, person: Person): Promise<void>;
  /** Sets the time at which what is approved is published, in milliseconds; without one it is withdrawn. */
  schedule(id: string, person: Person, due?: number): Promise<void>;
  /** Publishes what is scheduled until a time, each once. @returns how many; what fails is in the log */
  publishDue(now: number): Promise<number>;
  /** Notes which publications visitors see since a build of a commit of main. */
  noteLive(commit: string, since: number): Promise<void>;
  /** What appears on the site next, and what ends there: the earliest first. */
  upcoming(now: number): readonly Upcoming[];
  /** Whether time alone changed the site between two times: a record appeared or ended, an event became past. */
  turned(since: number, until: number): boolean;
  /** The published commit, and the Git folder that has it. */
  main(): Promise<{ readonly repository: string; readonly commit: string }>;
  /** Asks the editor for changes. */
  giveBack(id: string, reviewer: Person, words: string): Promise<Proposal>;
  /** Brings what was published since into the proposal; conflicts are answered as in a save. */
  bringForward(id: string, person: Person, resolved?: Choices): Promise<ForwardAnswer>;
  /** Asks origin and host what is new, and brings all proposals forward. Never throws: what fails is in `pushed`. */
  sync(): Promise<void>;
  /** Tells of files that changed in a proposal's worktree; returns what ends that. */
  onChange(listener: (proposal: string, files: readonly string[]) => void): () => void;
  /** Ends what is under way, and gives the data folder free. */
  close(): Promise<void>;
}

/** How to open the repository; see `openRepository`. */
export interface RepositorySettings {
  /** The folder that this process owns: clone, worktrees, proposals, the embedded origin. */
  readonly folder: string;
  /** The checkout that the embedded origin is made from at the first start. */
  readonly project: string;
  /** Where main lives; without it an embedded bare repository. */
  readonly origin?: string;
  /** A GitHub App that pushes and opens pull requests; without it proposals are branches, and reviewers sit here. */
  readonly gitHub?: GitHubSettings;
  /** The branch that is published; `main` unless it says otherwise. */
  readonly main?: string;
  /** Stands as committer: the service itself. */
  readonly committer?: Signature;
  /** The SQLite file that holds the log; without it one in `folder`. */
  readonly database?: string;
}

/** A name and an address in a commit. */
export interface Signature {
  readonly name: string;
  readonly email: string;
}

export interface GitHubSettings {
  /** `https://api.github.com` unless it is another. */
  readonly api?: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly appId: string;
  /** PEM. */
  readonly privateKey: string;
  readonly installationId: number;
  readonly webhookSecret: string;
}
