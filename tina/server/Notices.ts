import type { DatabaseSync } from 'node:sqlite';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { EventLog } from '../proposals/EventLog.ts';
import type { LoggedEvent } from '../shared/events.ts';
import { type Progress, takeEvent } from '../shared/proposalState.ts';

import type { Glance, Letter, SendMail } from './mail/mailer.ts';
import { type Cause, isStillSo, noticesOf, type Office } from './noticesOf.ts';

/** Milliseconds between two mails to one person, in which news is collected. What is urgent is sent at once, with it. */
const PAUSE_MS = 10 * 60_000;

/** How long a stop waits for the mail that is under way. */
const LAST_MAIL_MS = 5_000;

/** An invitation has a pause of its own: what follows it need not wait. */
const INVITED = 'invited ';

interface Order extends Omit<Office, 'log'> {
  readonly database: DatabaseSync;
  readonly send: SendMail;
  /** Looks at a proposal: what it changes. A mail without that says the same. */
  readonly look: (proposal: string) => Promise<Glance | undefined>;
}

/**
 * Mails about the events of the log. What was read, and what waits to be sent, is in the database: a restart neither
 * loses nor repeats it, and an invitation by the command line is mailed too. What is over when it is due is not sent.
 */
export function openNotices({ database, people, send, look, address, site }: Order) {
  const log = new EventLog(database);
  const office = { people, log, address, site };
  database.exec(`
    create table if not exists waiting_letter (number integer primary key, person text not null, letter text not null,
      cause text not null);
    create table if not exists notice_time (name text primary key, value integer not null)`);

  const timeOf = (name: string): number | undefined => {
    const row = database.prepare('select value from notice_time where name = ?').get(name);
    return row && Number(row.value);
  };
  const setTime = (name: string, value: number) =>
    database.prepare('insert or replace into notice_time values (?, ?)').run(name, value);

  // What happened before the first start with mail is no news.
  if (timeOf('read') === undefined) setTime('read', log.read('number > ?', 0).at(-1)?.number ?? 0);

  /** All proposals, as they were after the last event that was read. */
  let states: Map<string, Progress> | undefined;
  const statesRead = () => {
    const all = new Map<string, Progress>();
    for (const event of log.read('number > ?', 0))
      if ((event.number ?? 0) <= (timeOf('read') ?? 0)) takeEvent(all, event);
    return all;
  };

  let isClosed = false;
  const closed = Promise.withResolvers<undefined>();

  /** The last event that each person was mailed about: what is urgent does not wait, but a failed mail does. */
  const tried = new Map<string, number>();

  async function sendDue(now: number): Promise<void> {
    for (const event of log.read('number > ?', timeOf('read') ?? 0)) {
      take(event);
      // After an outage there may be thousands of events: other requests are answered in between.
      await setImmediate();
      if (isClosed) return;
    }
    const rows = database.prepare('select * from waiting_letter order by number').all();
    const waiting = rows.map(({ number, person, letter, cause }) => ({
      ...{ number: Number(number), person: String(person) },
      letter: JSON.parse(String(letter)) as Letter,
      cause: JSON.parse(String(cause)) as Cause,
    }));
    /** What was seen of each proposal, for all who get a mail about it. */
    const glances = new Map<string, Glance | undefined>();
    for (const [id, notices] of Map.groupBy(waiting, ({ person }) => person)) {
      if (isClosed) return;
      const last = notices.at(-1)?.number ?? 0;
      const isPaused = now - (timeOf(id) ?? Number.NEGATIVE_INFINITY) < PAUSE_MS;
      const isUrgent = ({ cause }: (typeof notices)[number]) =>
        cause.isUrgent && cause.number > (tried.get(id) ?? 0);
      if (isPaused && !notices.some(isUrgent)) continue;
      const member = people.find(id.replace(INVITED, ''));
      const due = () =>
        notices
          .filter(({ cause }) => member && isStillSo(office, cause, member.email))
          .toSorted((a, b) => Number(b.cause.isUrgent) - Number(a.cause.isUrgent));
      const seen = due()[0]?.cause;
      // A deleted proposal may have the id of another one by now.
      if (seen && seen.kind !== 'discarded' && !glances.has(seen.id)) {
        const looked = look(seen.id).catch(() => undefined);
        glances.set(seen.id, await Promise.race([looked, closed.promise]));
      }
      if (isClosed) return;
      // What was over before the look ended is not sent.
      const [first, ...others] = due();
      try {
        if (first && member?.disabled === false) {
          setTime(id, now);
          tried.set(id, notices.at(-1)?.cause.number ?? 0);
          const { title } = first.letter;
          await send(member.email, {
            subject: others.length > 0 ? `${title} And ${others.length} more` : title,
            letter: first.letter,
            others: others.map(({ letter }) => letter),
            glance: first.cause === seen ? glances.get(seen.id) : undefined,
            stop: `${address}/editor/account`,
          });
        }
        database
          .prepare('delete from waiting_letter where person = ? and number <= ?')
          .run(id, last);
      } catch (error) {
        if (!isClosed) console.error(`A mail could not be sent: ${(error as Error).message}`);
      }
    }
  }

  /** Notes what an event means for people, and that it was read: both or neither. */
  function take(event: LoggedEvent): void {
    states ??= statesRead();
    const notices = noticesOf(office, event, takeEvent(states, event));
    database.exec('begin immediate');
    try {
      // No one gets mail about what they did themselves.
      for (const { to, letter, cause } of notices)
        for (const { id, email } of to)
          if (email !== event.email)
            database
              .prepare('insert into waiting_letter (person, letter, cause) values (?, ?, ?)')
              .run(
                email === cause.id ? INVITED + id : id,
                JSON.stringify(letter),
                JSON.stringify(cause),
              );
      setTime('read', event.number ?? 0);
      database.exec('commit');
    } catch (error) {
      database.exec('rollback');
      states = undefined;
      throw error;
    }
  }

  let sending: Promise<void> | undefined;
  return {
    /** Sends what is due. A mail that cannot be sent is tried again after the pause. */
    async send(now: number): Promise<void> {
      if (isClosed) return;
      sending ??= sendDue(now).finally(() => {
        sending = undefined;
      });
      return sending;
    },
    /** Begins no other mail. The one under way is waited for: if it is not noted, it is sent again at the next start. */
    async close(): Promise<void> {
      isClosed = true;
      closed.resolve(undefined);
      await Promise.race([sending, setTimeout(LAST_MAIL_MS, undefined, { ref: false })]);
    },
  };
}
