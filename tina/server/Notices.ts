import type { DatabaseSync } from 'node:sqlite';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { timeText } from '../../content/schema/datetime.ts';
import type { Member, People } from '../people/People.ts';
import { reaches } from '../people/Role.ts';
import { EventLog, type LoggedEvent } from '../proposals/EventLog.ts';
import { isAhead, progressOf } from '../proposals/proposalState.ts';
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
 * Asks the mail server whether it takes the codes, so that an operator hears at the start what the first person to
 * sign in would find out.
 * @returns what to do; undefined where it does, or where codes stand in the terminal
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

/** The states in which reviewers know of a proposal. */
const WAITS: ReadonlySet<string> = new Set(['open', 'approved', 'scheduled']);

/** A person gets at most one mail in so many milliseconds; what comes meanwhile is collected. */
const PAUSE_MS = 10 * 60_000;

/** How long a stop waits for the mail that is under way. */
const LAST_MAIL_MS = 5_000;

/** An invitation has a pause of its own: what follows it need not wait. */
const INVITED = 'invited ';

interface Order {
  readonly database: DatabaseSync;
  readonly people: People;
  readonly send: SendMail;
  /** The origin of the editor, and what the site is called. */
  readonly address: string;
  readonly site: string;
}

/**
 * Mails about the events of the log. What was read, and what waits to be sent, is in the database: a restart neither
 * loses nor repeats it, and an invitation by the command line is mailed too.
 */
export function openNotices({ database, people, send, address, site }: Order) {
  const log = new EventLog(database);
  database.exec(`
    create table if not exists notice (number integer primary key, person text not null, words text not null);
    create table if not exists notice_time (name text primary key, value integer not null)`);

  const timeOf = (name: string): number | undefined => {
    const row = database.prepare('select value from notice_time where name = ?').get(name);
    return row && Number(row.value);
  };
  const setTime = (name: string, value: number) =>
    database.prepare('insert or replace into notice_time values (?, ?)').run(name, value);

  // What happened before the first start with mail is no news.
  if (timeOf('read') === undefined) setTime('read', log.read('number > ?', 0).at(-1)?.number ?? 0);

  async function sendDue(now: number): Promise<void> {
    for (const event of log.read('number > ?', timeOf('read') ?? 0)) {
      take(event);
      // After an outage there may be thousands of events: other requests are answered in between.
      await setImmediate();
      if (isClosed) return;
    }
    const waiting = database
      .prepare('select number, person, words from notice order by number')
      .all();
    for (const [id, notices] of Map.groupBy(waiting, ({ person }) => String(person))) {
      if (isClosed) return;
      if (now - (timeOf(id) ?? Number.NEGATIVE_INFINITY) < PAUSE_MS) continue;
      setTime(id, now);
      const [first = '', ...others] = notices.map(({ words }) => String(words));
      const [line = ''] = first.split('\n');
      const subject = others.length > 0 ? `${line} And ${others.length} more` : line;
      const end = `Editor of ${site}. To stop these mails: ${address}/editor/account\n`;
      try {
        const member = people.find(id.replace(INVITED, ''));
        if (member?.disabled === false)
          await send(member.email, subject, [first, ...others, end].join('\n\n'));
        database
          .prepare('delete from notice where person = ? and number <= ?')
          .run(id, Number(notices.at(-1)?.number));
      } catch (error) {
        if (!isClosed) console.error(`A mail could not be sent: ${(error as Error).message}`);
      }
    }
  }

  /** Notes what an event means for people, and that it was read: both or neither. */
  function take(event: LoggedEvent): void {
    const notice = noticeOf(event);
    database.exec('begin immediate');
    try {
      // Nobody is told what they did themselves.
      for (const { id, email } of notice?.to ?? [])
        if (email !== event.email)
          database
            .prepare('insert into notice (person, words) values (?, ?)')
            .run(event.kind === 'account' ? INVITED + id : id, notice?.words ?? '');
      setTime('read', event.number ?? 0);
      database.exec('commit');
    } catch (error) {
      database.exec('rollback');
      throw error;
    }
  }

  function noticeOf(
    event: LoggedEvent,
  ): { readonly to: readonly Member[]; readonly words: string } | undefined {
    const { kind, about, who, at, number = 0, detail } = event;
    const history = log.history(about).filter((one) => (one.number ?? 0) <= number);
    if (kind === 'account') {
      const member = people.find(about);
      const isInvited = history.length === 1 && member?.seen === undefined;
      const words = `You can edit ${site} now.\n${who} invited you. Open ${address} and type ${about}: a code to sign in comes by mail. You need no password.`;
      return member && isInvited ? { to: [member], words } : undefined;
    }
    const [before, now] = [progressOf(history.slice(0, -1)), progressOf(history)];
    if (!now) return undefined;
    const wanted = people.list().filter(({ email }) => people.wantsMail(email));
    const emails = history.filter((one) => ['begun', 'saved', 'proposed'].includes(one.kind));
    const editors = wanted.filter((one) => emails.some(({ email }) => email === one.email));
    const approver = wanted.filter((one) => one.email === before?.approval?.email);
    const concerned = [...new Set([...editors, ...approver])];
    const commenter = history.find((one) => one.number === detail.comment)?.email;
    const title = `“${now.title}”`;
    const link = `${address}/editor/proposals/${about}`;
    const say = (to: readonly Member[], line: string, more = '') => ({
      to,
      words: [`${title} ${line}`, more, link].filter(Boolean).join('\n'),
    });
    // Another title or note is no news to whom it waits for already.
    if (kind === 'proposed' && before && WAITS.has(before.state)) return undefined;
    if (kind === 'proposed')
      return say(
        wanted.filter(({ role }) => reaches(role, 'reviewer')),
        'waits for review.',
        `${who} sent it.`,
      );
    if (kind === 'asked')
      return say(editors, 'waits for you: changes are asked for.', detail.words);
    if (kind === 'published') return say(editors, 'is published.', detail.words);
    if (kind === 'live') return say(editors, `is live since ${timeText(at)}.`);
    const failed = isAhead(now, at)
      ? 'would not be published at its time.'
      : 'could not be published.';
    if (kind === 'failed') return say(concerned, failed, detail.words);
    if (kind === 'comment') return say(concerned, 'has a new comment.', detail.words);
    if (kind === 'answered')
      return say(
        wanted.filter(({ email }) => email === commenter),
        'has an answer to your comment.',
        detail.words,
      );
    const isLost = before?.state === 'scheduled' && now.state === 'open';
    return isLost
      ? say(
          concerned,
          'is not scheduled any more.',
          'Its approval does not count any more. A reviewer decides again.',
        )
      : undefined;
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
