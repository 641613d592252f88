import type { DatabaseSync } from 'node:sqlite';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { EventLog } from '../proposals/EventLog.ts';
import type { LoggedEvent } from '../shared/events.ts';
import { type Progress, takeEvent } from '../shared/proposalState.ts';
import { type Cause, isStillSo, noticesOf, type Office } from './noticesOf.ts';
import type { Settings } from './readSettings.ts';

/** Sends a mail. @throws what the mail server answers */
export type SendMail = (to: string, subject: string, text: string) => Promise<void>;

/** Sends mails in the site's name; undefined without a mail server. */
export function mailer({ mail }: Pick<Settings, 'mail'>, site: string): SendMail | undefined {
  if (!mail) return undefined;
  const transport = createTransport(mail.smtp);
  return async (to, subject, text) => {
    const from = { name: site, address: mail.from };
    const headers = { 'Auto-Submitted': 'auto-generated' };
    await transport.sendMail({ from, to, subject, text, headers });
  };
}

/**
 * Asks the mail server whether it accepts the codes, so that an operator sees at the start what the first person to
 * sign in would find out.
 * @returns what to do; undefined where it does, or where codes are printed in the terminal
 */
export async function mailProblem({ mail }: Pick<Settings, 'mail'>): Promise<string | undefined> {
  if (!mail) return undefined;
  const transport = createTransport(mail.smtp);
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    return `No code can be sent: ${(error as Error).message}. Check SMTP_URL and the mail server.`;
  } finally {
    transport.close();
  }
}

/** Milliseconds between two mails to one person, in which news is collected. What is urgent is sent at once, with it. */
const PAUSE_MS = 10 * 60_000;

/** How long a stop waits for the mail that is under way. */
const LAST_MAIL_MS = 5_000;

/** An invitation has a pause of its own: what follows it need not wait. */
const INVITED = 'invited ';

interface Order extends Omit<Office, 'log'> {
  readonly database: DatabaseSync;
  readonly send: SendMail;
}

/**
 * Mails about the events of the log. What was read, and what waits to be sent, is in the database: a restart neither
 * loses nor repeats it, and an invitation by the command line is mailed too. What is over when it is due is not sent.
 */
export function openNotices({ database, people, send, address, site }: Order) {
  const log = new EventLog(database);
  const office = { people, log, address, site };
  database.exec(`
    create table if not exists notice (number integer primary key, person text not null, words text not null,
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

  /** The last event that each person was mailed about: what is urgent does not wait, but a failed mail does. */
  const tried = new Map<string, number>();

  async function sendDue(now: number): Promise<void> {
    for (const event of log.read('number > ?', timeOf('read') ?? 0)) {
      take(event);
      // After an outage there may be thousands of events: other requests are answered in between.
      await setImmediate();
      if (isClosed) return;
    }
    const rows = database.prepare('select * from notice order by number').all();
    const waiting = rows.map(({ number, person, words, cause }) => ({
      number: Number(number),
      ...{ person: String(person), words: String(words) },
      cause: JSON.parse(String(cause)) as Cause,
    }));
    for (const [id, notices] of Map.groupBy(waiting, ({ person }) => person)) {
      if (isClosed) return;
      const last = notices.at(-1)?.number ?? 0;
      const isPaused = now - (timeOf(id) ?? Number.NEGATIVE_INFINITY) < PAUSE_MS;
      const isUrgent = ({ cause }: (typeof notices)[number]) =>
        cause.isUrgent && cause.number > (tried.get(id) ?? 0);
      if (isPaused && !notices.some(isUrgent)) continue;
      const member = people.find(id.replace(INVITED, ''));
      const due = notices
        .filter(({ cause }) => member && isStillSo(office, cause, member.email))
        .toSorted((a, b) => Number(b.cause.isUrgent) - Number(a.cause.isUrgent));
      const [first = '', ...others] = due.map(({ words }) => words);
      const [line = ''] = first.split('\n');
      const subject = others.length > 0 ? `${line} And ${others.length} more` : line;
      const end = `Editor of ${site}. To stop these mails: ${address}/editor/account\n`;
      try {
        if (first && member?.disabled === false) {
          setTime(id, now);
          tried.set(id, notices.at(-1)?.cause.number ?? 0);
          await send(member.email, subject, [first, ...others, end].join('\n\n'));
        }
        database.prepare('delete from notice where person = ? and number <= ?').run(id, last);
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
      for (const { to, words, cause } of notices)
        for (const { id, email } of to)
          if (email !== event.email)
            database
              .prepare('insert into notice (person, words, cause) values (?, ?, ?)')
              .run(email === cause.id ? INVITED + id : id, words, JSON.stringify(cause));
      setTime('read', event.number ?? 0);
      database.exec('commit');
    } catch (error) {
      database.exec('rollback');
      states = undefined;
      throw error;
    }
  }

  let isClosed = false;
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
      await Promise.race([sending, setTimeout(LAST_MAIL_MS, undefined, { ref: false })]);
    },
  };
}
