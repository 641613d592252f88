import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { LoggedEvent } from '../shared/events.ts';

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
