import type { RunSql } from '../../../renderer/serve/backend/connect.ts';
import { eraseExpired } from '../../../renderer/serve/backend/eraseExpired.ts';
import { type Mail, mailOf, noticeOf } from './mailOf.ts';
import { type Due, markRefused, markSent, nextMail, split } from './outbox.ts';

/** What a worker needs, and how patient it is. */
export interface WatchOptions {
  /** Asks the database; may be called while it is away, and then rejects. */
  ask<Result>(question: (sql: RunSql) => Promise<Result>): Promise<Result | undefined>;
  /**
   * Calls back when something arrives, until it says that it no longer can. Without it the worker only
   * looks from time to time.
   */
  listen?(onArrival: () => void, onLost: () => void): Promise<void>;
  /** Hands a mail to the mail server; resolves when that has taken it. */
  deliver(mail: Mail): Promise<unknown>;
  /** One line for the operator's log. It never holds what somebody wrote. */
  say(line: string): void;
  signal: AbortSignal;
  gapSeconds?: number;
  sweepMs?: number;
}

/** At most one mail in ten minutes. */
const GAP_SECONDS = 600;
/** How often the worker looks by itself for what it was not told. */
const SWEEP_MS = 20_000;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 60_000;
/** What a mail server has refused for good, it is asked again after so long: somebody may have set it right. */
const REFUSED_PAUSE_MS = 600_000;
/** After so many refusals in a row it is not the words: this server takes no mail of ours. */
const MOST_REFUSALS = 16;
const ERASE_EVERY_MS = 3_600_000;

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
}
const isPermanent = ({ responseCode = 0 }: SmtpError) => responseCode >= 500 && responseCode < 600;
/** To RFC 5321, more than a mailbox takes: of a mail that is too big for the server, which says so beforehand. */
const TOO_BIG = 552;
/** Refused because of its words (the answer to DATA) or size: not because of sender, recipient or login. */
const isOfWords = ({ code, responseCode = TOO_BIG }: SmtpError) =>
  responseCode === TOO_BIG
    ? code === 'EMESSAGE' || code === 'EENVELOPE'
    : code === 'EMESSAGE' && responseCode >= 500;

/**
 * Tells the team by mail of what arrives, at once and then at most every ten minutes, until the signal.
 *
 * A mail is decided in the database before it is sent and marked when the mail server has taken it. A
 * worker that is killed between the two sends the same mail again, with the same Message-ID and the same
 * words: that is as near to once as SMTP lets anybody come, and what mail systems fold into one.
 *
 * A mail whose words the mail server refuses for good is halved, until one submission is left; of that one a
 * notice is sent that holds nothing of a visitor's. So one submission holds up no other.
 */
export async function watchSubmissions({
  ask,
  listen,
  deliver,
  say,
  signal,
  gapSeconds = GAP_SECONDS,
  sweepMs = SWEEP_MS,
}: WatchOptions): Promise<void> {
  let proceed = () => {};
  let isListening = false;
  let pause = 0;
  let refusals = 0;
  let noticesAt = Number.NEGATIVE_INFINITY;
  let erasedAt = Number.NEGATIVE_INFINITY;
  signal.addEventListener('abort', () => proceed());

  const send = async (sql: RunSql, due: Due) => {
    const { id, refusedWith } = due;
    // Of a refused one the team needs no notice once it has dealt with it.
    const submissions = due.submissions.filter(
      ({ state }) => refusedWith === null || state === 'new',
    );
    const ids = submissions.map((one) => one.id).join(', ');
    try {
      // Everything in it may have been erased since.
      if (ids)
        await deliver(
          refusedWith === null ? mailOf(id, submissions) : noticeOf(id, submissions, refusedWith),
        );
    } catch (error) {
      const { responseCode = TOO_BIG } = error as SmtpError;
      refusals += 1;
      if (!isOfWords(error as SmtpError) || refusals > MOST_REFUSALS) throw error;
      if (refusedWith !== null) {
        noticesAt = Date.now() + REFUSED_PAUSE_MS;
        say(`NOT MAILED: the mail server refuses even a notice of ${ids} (${responseCode}).`);
      } else if (submissions.length > 1) {
        await split(sql, due);
        say(`The mail server refused a mail about ${ids} (${responseCode}): sending it in halves.`);
      } else {
        await markRefused(sql, id, responseCode);
        say(`REFUSED: the mail server refuses the words of ${ids} (${responseCode}): look it up.`);
      }
      return;
    }
    refusals = 0;
    await markSent(sql, id);
    if (ids) say(refusedWith === null ? `Told of ${ids}.` : `Told that ${ids} arrived.`);
  };

  const work = async () => {
    if (listen && !isListening) {
      await listen(
        () => pause === 0 && proceed(),
        () => {
          isListening = false;
        },
      );
      isListening = true;
    }
    await ask(async (sql) => {
      const next = () => nextMail(sql, gapSeconds, Date.now() >= noticesAt);
      for (let due = await next(); due; due = await next()) await send(sql, due);
      if (Date.now() - erasedAt > ERASE_EVERY_MS) {
        await eraseExpired(sql);
        erasedAt = Date.now();
      }
    });
  };

  while (!signal.aborted) {
    const woken = new Promise<void>((resolve) => {
      proceed = resolve;
    });
    try {
      await work();
      pause = 0;
    } catch (error) {
      const { message, code } = error as SmtpError;
      pause = isPermanent(error as SmtpError)
        ? REFUSED_PAUSE_MS
        : Math.min(LONGEST_PAUSE_MS, pause === 0 ? FIRST_PAUSE_MS : 2 * pause);
      say(
        `Not told yet: ${message || code}. ` +
          (isPermanent(error as SmtpError)
            ? 'NOT MAILED: the mail server refuses all mails. Check SMTP_URL, MAIL_FROM and MAIL_TO. '
            : '') +
          `Nothing is lost; next try in ${pause / 1000} s.`,
      );
    }
    if (signal.aborted) break;
    let timer: NodeJS.Timeout | undefined;
    const over = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, pause || sweepMs);
    });
    await Promise.race([woken, over]);
    clearTimeout(timer);
  }
}
