import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** What happens to a proposal; and to an account, whose address the event is about. */
export type EventKind =
  | 'begun'
  | 'saved'
  /** A picture was uploaded, for a record that is not saved yet. */
  | 'uploaded'
  /** Changed by the answer to a conflict, or by what was published of the same records. */
  | 'changed'
  /** Somebody changed its branch at the origin: that is not taken in. */
  | 'refused'
  /** Records that it adds got other numbers, because somebody published records with theirs. */
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

/** Opens a SQLite file of the data folder, and makes it where there is none. */
export function openDatabase(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(file);
  database.exec('pragma journal_mode = wal; pragma busy_timeout = 5000; pragma foreign_keys = on');
  return database;
}

/** Who did what, and when: only ever added to. The state of a proposal is computed from it (`proposalState.ts`). */
export class EventLog {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
    database.exec(`create table if not exists event (number integer primary key, at integer not null,
      who text not null, email text, kind text not null, about text not null, detail text not null);
      create index if not exists event_about on event (about)`);
  }

  /** When this returns, the event is on the disk. @returns its number */
  add({ at, who, email, kind, about, detail }: LoggedEvent): number {
    const { lastInsertRowid } = this.#database
      .prepare('insert into event (at, who, email, kind, about, detail) values (?, ?, ?, ?, ?, ?)')
      .run(at, who, email ?? null, kind, about, JSON.stringify(detail));
    return Number(lastInsertRowid);
  }

  /** What happened to an account, or to a proposal since it was begun: a deleted one may have had its id. */
  history(about: string): LoggedEvent[] {
    const events = this.read('about = ?', about);
    const begun = events.findLastIndex(({ kind }) => kind === 'begun');
    return events.slice(Math.max(0, begun));
  }

  /** Events, the oldest first; another process may have added some. */
  read(
    condition: 'number > ?' | 'number = ?' | 'about = ?' | 'kind = ?',
    value: string | number,
  ): LoggedEvent[] {
    const rows = this.#database.prepare(`select * from event where ${condition} order by number`);
    return rows.all(value).map(({ detail, email, ...row }) => ({
      ...(row as unknown as LoggedEvent),
      ...(email !== null && { email: String(email) }),
      detail: JSON.parse(String(detail)),
    }));
  }
}
