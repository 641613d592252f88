/** What happens to a proposal; and to an account, whose address the event is about. */
export type EventKind =
  | 'begun'
  | 'saved'
  /** A picture was uploaded, for a record that is not saved yet. */
  | 'uploaded'
  /** Changed by the answer to a conflict, or by what was published of the same records. */
  | 'changed'
  /** Records that it adds got other numbers, because theirs are published now. */
  | 'numbered'
  | 'proposed'
  | 'asked'
  | 'approved'
  /** It is to be published at a time; then not any more. */
  | 'scheduled'
  | 'withdrawn'
  | 'publishing'
  /** It could not be published. */
  | 'failed'
  /** What kept it from being published is over. */
  | 'cleared'
  | 'published'
  /** The site that visitors see contains it. */
  | 'live'
  /** Something was saved after what was published: it is a draft again. */
  | 'continued'
  | 'closed'
  | 'reopened'
  | 'discarded'
  /** Origin had another commit on its branch, which is kept and replaced. */
  | 'replaced'
  /** Somebody says something about a change, or answers that. */
  | 'comment'
  | 'answered'
  /** A link shows it to people without an account; then not any more. */
  | 'linked'
  | 'unlinked'
  /** The host of the site was asked to build it: an event about the site. */
  | 'deployed'
  /** Somebody was invited, or their account was changed. */
  | 'account';

/** Where a comment is: at a field, at a record, or at the proposal. */
export interface CommentPlace {
  readonly file?: string;
  /** What its editor calls the record. */
  readonly name?: string;
  /** The labels of the field, as the review has them: items of lists have their title, and not their place. */
  readonly field?: readonly string[];
}

/** What an event adds to who, when and what. */
export interface EventDetail extends CommentPlace {
  readonly title?: string;
  /** The id of the person who began the proposal. */
  readonly owner?: string;
  /** The proposal that this one takes back, and the commit of main that published it. */
  readonly takesBack?: { readonly id: string; readonly commit: string };
  /** The editor's note to reviewers, what a reviewer asks for, why something failed, or was late. */
  readonly words?: string;
  /** The name of the request at the code host, and its address. */
  readonly request?: string;
  readonly url?: string;
  readonly seal?: string;
  /** The number of the comment that is answered. */
  readonly comment?: number;
  /** What the code host calls the comment, if it was made there. */
  readonly from?: string;
  /** When it is to be published, in milliseconds. */
  readonly due?: number;
  /** A hash of a link's secret, or of a picture's bytes; when the link ends, in milliseconds. */
  readonly hash?: string;
  readonly until?: number;
  /** The number of the link that was withdrawn. */
  readonly link?: number;
  /** Why an admin publishes what they saved themselves. */
  readonly reason?: string;
  /** The reviewer saved into the proposal, and there is no other reviewer. */
  readonly alone?: boolean;
  /** The commit that was saved, or that brought the proposal to main. */
  readonly commit?: string;
  /** The record that was saved automatically, and the commit before: the next such save replaces the commit. */
  readonly record?: string;
  readonly parent?: string;
  /** The commit of main before it, where a rebase brought it there in several commits. */
  readonly onto?: string;
  /** The last commit of the proposal that was published. */
  readonly head?: string;
  /** What an account may do from then on. */
  readonly role?: string;
  readonly disabled?: boolean;
}

export interface LoggedEvent {
  /** Its place in the log. */
  readonly number?: number;
  /** Milliseconds. */
  readonly at: number;
  /** A person's name; their address, unless the code host reported it. */
  readonly who: string;
  readonly email?: string;
  readonly kind: EventKind;
  /** The id of a proposal, or the address of an account. */
  readonly about: string;
  readonly detail: EventDetail;
}
