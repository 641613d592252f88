import type { DatabaseSync } from 'node:sqlite';
import type { GitRepository } from '../../proposals/GitRepository.ts';
import { isEditable } from '../../shared/isEditable.ts';
import type { Proposal } from '../../shared/Repository.ts';
import type { Member } from './People.ts';

export type Choices = ReturnType<typeof openChoices>;

/** Which proposal somebody works on: decided here, and never by what a browser says. */
export function openChoices(database: DatabaseSync, repository: GitRepository) {
  database.exec(
    'create table if not exists choice (person text primary key references user (id) on delete cascade, proposal text not null)',
  );

  const choose = ({ id }: Member, proposal: string): void => {
    database.prepare('insert or replace into choice values (?, ?)').run(id, proposal);
  };

  /** The id of what somebody chose last; it may be over by now. */
  const chosen = ({ id }: Member): string | undefined => {
    const row = database.prepare('select proposal from choice where person = ?').get(id);
    return row?.proposal as string | undefined;
  };

  /** The proposal that somebody works on: what they chose, or else their own, begun where there is none. */
  const current = async (member: Member): Promise<Proposal> => {
    const id = chosen(member);
    const known = id ? await repository.proposal(id) : undefined;
    if (known && isEditable(known)) return known;
    const own = await repository.open(member);
    choose(member, own.id);
    return own;
  };

  return { choose, chosen, current };
}
