import type { Progress } from './proposalState.ts';

/** A name and an address in a commit. */
export interface Signature {
  readonly name: string;
  readonly email: string;
}

/** Who edits: stands as author in every commit. */
export interface Person extends Signature {
  readonly id: string;
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
   * for words that no one saw: when the other side changes again, the question is asked again.
   */
  readonly path: string;
  /** Where the field is in the record that was sent; empty for the record as a whole. */
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
  /** An autosave: it replaces the same person's last autosave of the record, if nothing else was done since. */
  readonly isAutosave?: true;
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
  /** The SQLite file that holds the log; without it one in `folder`. */
  readonly database?: string;
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
