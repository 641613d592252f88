import type { DatabaseSync } from 'node:sqlite';
import type { GitRepository } from '../proposals/GitRepository.ts';
import type { Proposal } from '../proposals/Repository.ts';
import { isEditable } from './isEditable.ts';
import type { Member } from './People.ts';

/** Which proposal somebody works on: decided here, and never by what a browser says. */
export class Choices {
  readonly #database: DatabaseSync;
  readonly #repository: GitRepository;

  constructor(database: DatabaseSync, repository: GitRepository) {
    this.#database = database;
    this.#repository = repository;
    database.exec(
      'create table if not exists choice (person text primary key references user (id) on delete cascade, proposal text not null)',
    );
  }

  choose({ id }: Member, proposal: string): void {
    this.#database
      .prepare(
        'insert into choice values (?, ?) on conflict (person) do update set proposal = excluded.proposal',
      )
      .run(id, proposal);
  }

  /** The id of what somebody chose last; it may be over by now. */
  chosen({ id }: Member): string | undefined {
    const row = this.#database.prepare('select proposal from choice where person = ?').get(id);
    return row?.proposal as string | undefined;
  }

  /** The proposal that somebody works on: what they chose, or else their own, begun where there is none. */
  async current(member: Member): Promise<Proposal> {
    const chosen = this.chosen(member);
    const known = chosen ? await this.#repository.proposal(chosen) : undefined;
    if (known && isEditable(known)) return known;
    const own = await this.#repository.open(member);
    this.choose(member, own.id);
    return own;
  }
}
