import type { DatabaseSync } from 'node:sqlite';
import type { EventDetail, EventKind, LoggedEvent } from '../shared/events.ts';
import { type Progress, takeEvent } from '../shared/proposalState.ts';
import type { RecordConflict, Signature } from '../shared/Repository.ts';
import { EventLog } from './EventLog.ts';

/** What the service remembers of Git and the code host. It says nothing about the proposal's state. */
export interface Notes {
  /** The merge base: the commit of main that the proposal is based on. */
  readonly base: string;
  /** The commit that the code host shows as approved here. */
  readonly shown?: string;
  /** When an autosave was replaced by the next one, in milliseconds: the log has the first of them. */
  readonly touched?: number;
  readonly conflicts: readonly RecordConflict[];
  /** The number of the last comment that the code host got. */
  readonly said?: number;
}

export type StoredProposal = Progress & Notes;

/** The proposals of a data folder: their state by the log, and notes next to it. */
export class ProposalStore {
  readonly #database: DatabaseSync;
  readonly #log: EventLog;
  readonly #progress = new Map<string, Progress>();
  readonly #notes = new Map<string, Notes>();
  #last = 0;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#log = new EventLog(database);
    database.exec(
      'create table if not exists note (proposal text primary key, data text not null)',
    );
    for (const { proposal, data } of database.prepare('select * from note').all())
      this.#notes.set(String(proposal), JSON.parse(String(data)));
  }

  all(): StoredProposal[] {
    this.#follow();
    return [...this.#progress.keys()].flatMap((id) => this.#known(id) ?? []);
  }

  get(id: string): StoredProposal | undefined {
    this.#follow();
    return this.#known(id);
  }

  /** Writes down what happened, and returns the proposal as it is then. When this returns, it is on the disk. */
  add(
    id: string,
    kind: EventKind,
    { name, email }: Signature,
    detail: EventDetail = {},
    at = Date.now(),
  ): StoredProposal | undefined {
    this.#log.add({ at, who: name, email, kind, about: id, detail });
    return this.get(id);
  }

  begin(id: string, person: Signature, base: string, detail: EventDetail, at?: number): void {
    this.#note(id, { base, conflicts: [] });
    this.add(id, 'begun', person, detail, at);
  }

  /** Changes notes, and returns the proposal as it is then. @throws an `Error` if there is no such proposal */
  change(id: string, change: Partial<Notes>): StoredProposal {
    const notes = this.#notes.get(id);
    if (!notes) throw new Error(`There is no proposal ${id}.`);
    const next = { ...notes, ...change };
    if (JSON.stringify(next) !== JSON.stringify(notes)) this.#note(id, next);
    return this.get(id) as StoredProposal;
  }

  /** Forgets a proposal; of one that was published, only what was saved since. */
  remove(id: string, person: Signature): void {
    if (this.add(id, 'discarded', person)) {
      this.change(id, { conflicts: [] });
      return;
    }
    this.#database.prepare('delete from note where proposal = ?').run(id);
    this.#notes.delete(id);
  }

  /** What happened to a proposal, the oldest first. */
  history(id: string): readonly LoggedEvent[] {
    return this.#log.history(id);
  }

  /** All events, or those of a kind, the oldest first. */
  events(kind?: EventKind): readonly LoggedEvent[] {
    return kind ? this.#log.read('kind = ?', kind) : this.#log.read('number > ?', 0);
  }

  #known(id: string): StoredProposal | undefined {
    const [progress, notes] = [this.#progress.get(id), this.#notes.get(id)];
    return progress && notes && { ...progress, ...notes };
  }

  #note(id: string, notes: Notes): void {
    this.#database
      .prepare('insert or replace into note values (?, ?)')
      .run(id, JSON.stringify(notes));
    this.#notes.set(id, notes);
  }

  /** Takes in what was added since, by the command line too. */
  #follow(): void {
    for (const event of this.#log.read('number > ?', this.#last)) {
      this.#last = event.number ?? this.#last;
      takeEvent(this.#progress, event);
    }
  }
}
