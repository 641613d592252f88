import type { ShownWords } from '../../content/compare/fieldReview.ts';
import type { Fields } from '../../content/load/read/schemaWalk.ts';
import type { ProposalState } from './proposalState.ts';
import type { Pushed, SaveAnswer } from './Repository.ts';

/** A message of the server to the editor's page. */
export type Told =
  /** Who else has the open record open in this proposal. */
  | { readonly kind: 'others'; readonly file: string; readonly names: readonly string[] }
  /** A record of the proposal is another now than it was. */
  | {
      readonly kind: 'changed';
      readonly files: readonly string[];
      /** In another tab of the same person. */
      readonly isOwn: boolean;
    }
  /** The state of the proposal, and of its branch at the code host. */
  | ({ readonly kind: 'standing' } & Standing);

/** `gone` is a proposal that was discarded. */
export interface Standing {
  readonly state: ProposalState | 'gone';
  readonly pushed: Pushed;
  /** It does not fit what is published. */
  readonly isConflicting: boolean;
}

/** A comment that waits for an answer, at the form of its record. */
export interface OpenComment {
  readonly number: number;
  readonly who: string;
  /** Milliseconds. */
  readonly at: number;
  readonly words: string;
  /** The labels of its field; none for one on the record. */
  readonly path: readonly string[];
  /** The same as names and places; undefined where the record has no such field now. */
  readonly field?: readonly string[] | undefined;
}

/** The response to a record that is opened: who changed it last, and what was said about it. */
export interface Opened {
  readonly last: { readonly who: string; readonly when: number } | null;
  readonly comments: readonly OpenComment[];
}

/** The response to a save: the store's answer, and the new values of the form. */
export type Saved = SaveAnswer & { readonly values?: Record<string, unknown> };

/** A picture of the site. */
export interface SitePicture {
  /** Its address on the site. */
  readonly src: string;
  /** The records that show it. */
  readonly shownBy: readonly { readonly file: string; readonly name: string }[];
}

export interface PictureList {
  /** The first of those that fit a search. */
  readonly pictures: readonly SitePicture[];
  /** How many fit. */
  readonly count: number;
  /** All folders, below that of all pictures. */
  readonly folders: readonly string[];
}

/** A state of a record, and how it came to it. */
export interface Version {
  /** Who left it so; undefined for what is in no commit yet. */
  who?: string;
  /** When, as ISO 8601. */
  when?: string;
  /** What was said of the change. */
  why?: string;
  /** The fields that changed: labels from the outermost group inwards, and both sides in words. */
  changes: readonly { readonly path: readonly string[]; readonly shown: ShownWords }[];
  /** The values of its form then; undefined where it does not fit today's forms. */
  values?: Fields;
}
