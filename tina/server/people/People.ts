import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { Refusal } from '../../../content/compare/refusal.ts';
import { hasWords } from '../../../content/load/read/characters.ts';
import { EventLog } from '../../proposals/EventLog.ts';
import type { Signature } from '../../shared/Repository.ts';
import { isLastAdmin, isRole, type Role } from '../../shared/Role.ts';

/** Somebody who may sign in. */
export interface Member {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly disabled: boolean;
  /** When they were last here, in milliseconds; undefined where they never were. */
  readonly seen?: number;
  /** How many proposals wait for this person; counted when they open a page. */
  readonly waits?: number;
}

interface Row {
  id: string;
  name: string;
  email: string;
  role: string;
  disabled: number;
  seen: string | null;
}

const SELECT = `select id, name, email, role, disabled,
  (select max("updatedAt") from session where "userId" = user.id) as seen from user`;

/** Control and direction characters would turn what is beside the name; joiners belong to some scripts. */
const UNNAMED = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}<>]/u;

const named = z.string().trim().max(80).refine(hasWords);
const addressed = z.email().max(254);

/** Who changes accounts by the command line. */
const OPERATOR: Signature = { name: 'The operator', email: '' };

/**
 * Who may sign in, in the tables of better-auth. The same file is open in the service and in the command that
 * invites: SQLite lets one write after the other.
 */
export class People {
  readonly #database: DatabaseSync;
  readonly #log: EventLog;

  /** @param database with the tables of better-auth (`openAccounts`) */
  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#log = new EventLog(database);
    database.exec('create table if not exists no_mail (email text primary key)');
  }

  /** All, by name. */
  list(): Member[] {
    return (this.#database.prepare(`${SELECT} order by lower(name)`).all() as unknown as Row[]).map(
      memberOf,
    );
  }

  find(idOrEmail: string): Member | undefined {
    const row = this.#database
      .prepare(`${SELECT} where id = ? or email = ?`)
      .get(idOrEmail, idOrEmail.trim().toLowerCase());
    return row && memberOf(row as unknown as Row);
  }

  /** Whether somebody gets mail about proposals. */
  wantsMail(email: string): boolean {
    return !this.#database.prepare('select email from no_mail where email = ?').get(email);
  }

  setMail({ email }: Member, isWanted: boolean): void {
    const change = isWanted
      ? 'delete from no_mail where email = ?'
      : 'insert or ignore into no_mail values (?)';
    this.#database.prepare(change).run(email);
  }

  /** @throws {Refusal} where that is no name or address, or somebody has it */
  invite(name: string, email: string, role: string, by = OPERATOR): Member {
    const [called, address] = [named.safeParse(name), addressed.safeParse(email.trim())];
    // The name is in every version that they save.
    if (!called.success || UNNAMED.test(called.data.replaceAll(/[\u200c\u200d]/g, '')))
      throw new Refusal(
        422,
        'Give a name of at most 80 letters: it stands beside what they change.',
      );
    if (!address.success) throw new Refusal(422, `“${email}” is not an email address.`);
    if (!isRole(role)) throw new Refusal(422, `“${role}” is no role.`);
    const lower = address.data.toLowerCase();
    if (this.find(lower)) throw new Refusal(422, `${lower} is invited already.`);
    const now = new Date().toISOString();
    const id = randomUUID();
    this.#database
      .prepare(
        `insert into user (id, name, email, "emailVerified", "createdAt", "updatedAt", role, disabled)
         values (?, ?, ?, 1, ?, ?, ?, 0)`,
      )
      .run(id, called.data, lower, now, now, role);
    return this.#note(this.#found(id), by);
  }

  /** @throws {Refusal} where there is no such person, or no admin would be left */
  setRole(id: string, role: string, by = OPERATOR): Member {
    if (!isRole(role)) throw new Refusal(422, `“${role}” is no role.`);
    const member = this.#found(id);
    if (role !== 'admin') this.#keepAnAdmin(member);
    this.#database.prepare('update user set role = ? where id = ?').run(role, member.id);
    return this.#note(this.#found(member.id), by);
  }

  /**
   * Closes an account, or opens it again. Sessions of a closed account stay until it is opened again: the service
   * accepts nothing from them, but can say that the account is closed.
   * @throws {Refusal} if there is no such person, or no admin would be left
   */
  setDisabled(id: string, disabled: boolean, by = OPERATOR): Member {
    const member = this.#found(id);
    if (disabled) this.#keepAnAdmin(member);
    this.#database
      .prepare('update user set disabled = ? where id = ?')
      .run(disabled ? 1 : 0, member.id);
    // Who lost a second factor gets in again so.
    if (!disabled)
      for (const change of [
        'delete from session where "userId" = ?',
        'delete from "twoFactor" where "userId" = ?',
        'update user set "twoFactorEnabled" = 0 where id = ?',
      ])
        this.#database.prepare(change).run(member.id);
    return this.#note(this.#found(member.id), by);
  }

  /** Approvals of an account that is closed or demoted do not count any more (`proposalState.ts`). */
  #note(member: Member, { name: who, email }: Signature): Member {
    const { email: about, role, disabled } = member;
    const detail = { role, disabled };
    this.#log.add({ at: Date.now(), who, email, kind: 'account', about, detail });
    return member;
  }

  #found(idOrEmail: string): Member {
    const member = this.find(idOrEmail);
    if (!member) throw new Refusal(422, `Nobody is invited as ${idOrEmail}.`);
    return member;
  }

  #keepAnAdmin(member: Member): void {
    if (isLastAdmin(member, this.list()))
      throw new Refusal(
        422,
        `${member.name} is the only admin: make another person an admin first.`,
      );
  }
}

const memberOf = ({ disabled, role, seen, ...row }: Row): Member => ({
  ...row,
  role: isRole(role) ? role : 'editor',
  disabled: Boolean(disabled),
  ...(seen && { seen: Date.parse(seen) }),
});
