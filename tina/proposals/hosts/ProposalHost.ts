import type { Person } from '../../shared/Repository.ts';

/** What a reviewer is asked to look at. */
export interface HostOrder {
  readonly branch: string;
  readonly title: string;
  /** Markdown: the editor's words, and what changed. */
  readonly body: string;
}

/** What becomes part of main. */
export interface Merge {
  /** The commit that was looked at. */
  readonly head: string;
  readonly reviewer: Person;
  readonly title: string;
  /** The end of the commit's message: which proposal it is, and who approved what. */
  readonly trailers: string;
}

/** A request as its host knows it. */
export interface HostRequest {
  /** What the host calls it. */
  readonly request: string;
  readonly state: 'open' | 'changes-asked' | 'approved' | 'merged' | 'closed';
  /** Where it can be looked at. */
  readonly url?: string;
  /** Which changes were asked for last. */
  readonly words?: string;
  /** The commit that was merged, or stands to be. */
  readonly head: string;
  /** Of what is merged: the commit that main got. */
  readonly merge?: string;
  /** Of an approval: the commit that was looked at. */
  readonly looked?: string;
  /** Who decided that. */
  readonly who?: string;
  /** What people wrote there, without what `say` brought there. */
  readonly comments?: readonly HostComment[];
}

export interface HostComment {
  /** What the host calls it; no other comment is called so. */
  readonly id: string;
  readonly who: string;
  /** Milliseconds. */
  readonly at: number;
  readonly words: string;
  /** The file that it is about. */
  readonly file?: string;
}

/**
 * Where reviewers decide on proposals. Two hosts stand behind it: GitHub, and one that only merges, because all else is
 * in the log. Every method throws a `Refusal` where the host refuses or does not answer.
 */
export interface ProposalHost {
  /** Opens a request for a branch, or renews the one that is open for it. */
  readonly propose?: (order: HostOrder) => Promise<HostRequest>;
  /** Undefined where the host knows no such request. */
  readonly find?: (request: string) => Promise<HostRequest | undefined>;
  /**
   * When the requests that changed last did so, by their names: what is not among them has not changed. Without it,
   * each request is asked for each time.
   */
  readonly recent?: () => Promise<ReadonlyMap<string, string>>;
  /** Merges it into what is published, if its branch still stands at `head`. @returns the commit of the merge */
  accept(request: string, merge: Merge): Promise<string>;
  /** Shows there that a commit is approved, before it is merged; or that it is not any more. */
  readonly approve?: (head: string, reviewer: string, isOver: boolean) => Promise<void>;
  /** The names of checks that failed and block the merge; without those that still run. */
  readonly redChecks?: (request: string) => Promise<readonly string[]>;
  /** Asks the editor for changes. */
  readonly giveBack?: (request: string, reviewer: Person, words: string) => Promise<void>;
  /**
   * Writes a comment of the editor there, as plain text.
   * @param about who says it, and about what
   */
  readonly say?: (request: string, about: string, words: string) => Promise<void>;
  /** Ends it without merging. */
  readonly close?: (request: string) => Promise<void>;
}
