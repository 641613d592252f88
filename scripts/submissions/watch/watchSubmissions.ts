import type { RunSql } from '../../../renderer/serve/backend/connect.ts';
import { followContent } from '../../../renderer/serve/backend/formSettings.ts';
import { type Mail, mailOf, noticeOf } from './mailOf.ts';
import { type Due, markRefused, markSent, nextMail, split } from './outbox.ts';

/** The dependencies and timing of the worker. */
interface WatchOptions {
  /** Queries the database; rejects while it is unavailable. */
  ask<Result>(question: (sql: RunSql) => Promise<Result>): Promise<Result | undefined>;
  /**
   * Calls `onArrival` for each submission, until it calls `onLost`. Without it the worker only checks
   * every `sweepMs`.
   */
  listen?(onArrival: () => void, onLost: () => void): Promise<void>;
  /** Sends a mail; resolves when the mail server has accepted it. */
  deliver(mail: Mail): Promise<unknown>;
  /** Writes a line to the operator's log. It never contains what a visitor wrote. */
  say(line: string): void;
  signal: AbortSignal;
  gapSeconds?: number;
  sweepMs?: number;
}

/** At most one mail in ten minutes. */
const GAP_SECONDS = 600;
/** Milliseconds between checks, in case a notification was lost. */
const SWEEP_MS = 20_000;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 60_000;
/** Milliseconds until a permanent refusal is tried again: the cause may have been fixed. */
const REFUSED_PAUSE_MS = 600_000;
/** After this many refused texts in a row, a notice tests whether the server accepts any mail from us. */
const MOST_REFUSALS = 16;
/** Milliseconds that a mail may be refused temporarily. After that, its text may be the cause, and a notice is sent. */
const LONGEST_DELAY_MS = 3_600_000;
const FOLLOW_EVERY_MS = 3_600_000;

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
}
const isPermanent = ({ responseCode = 0 }: SmtpError) => responseCode >= 500 && responseCode < 600;
/** Exceeded storage (RFC 5321): also the code of a mail that is too big for the server. */
const TOO_BIG = 552;
/** The server closes the connection (RFC 5321). Also if it named no code, as a mail scanner may. */
const CUT_OFF = 421;
/** The code of a refusal, by RFC 5321 if the server named none. */
const codeOf = ({ code, responseCode }: SmtpError) =>
  responseCode ?? (code === 'EMESSAGE' || code === 'EENVELOPE' ? TOO_BIG : CUT_OFF);
/** Refused because of its text (the answer to DATA) or size, not because of sender, recipient or login. */
const isOfWords = (error: SmtpError) =>
  codeOf(error) === TOO_BIG
    ? error.code === 'EMESSAGE' || error.code === 'EENVELOPE'
    : error.code === 'EMESSAGE' && codeOf(error) >= 500;

/**
 * Mails new submissions to the team, the first at once and then at most every ten minutes, until the signal.
 *
 * A mail is decided in the database before it is sent, and marked when the mail server has accepted it. A
 * worker that is killed in between sends the same mail again, with the same Message-ID and text: mail
 * systems show the two as one.
 *
 * A mail whose text the mail server refuses permanently is split in halves until one submission is left.
 * About that one a notice without its text is sent. A mail that is refused temporarily for an hour, or after
 * many refusals, gets one notice of all its submissions. So no submission delays another for long.
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
  let delayed = { id: '', since: 0 };
  let noticesAt = Number.NEGATIVE_INFINITY;
  let followedAt = Number.NEGATIVE_INFINITY;
  signal.addEventListener('abort', () => proceed());

  /** Whether a mail was refused temporarily, or its connection closed, for an hour. */
  const isDelayed = (id: string, error: SmtpError) => {
    if (codeOf(error) >= 500) return false;
    if (delayed.id !== id) delayed = { id, since: Date.now() };
    return Date.now() - delayed.since > LONGEST_DELAY_MS;
  };

  const send = async (sql: RunSql, due: Due) => {
    const { id, submissions } = due;
    let { refusedWith } = due;
    const ids = submissions.map((one) => one.id).join(', ');
    const sendNotice = (code: number) => deliver(noticeOf(id, submissions, code));
    try {
      // All its submissions may have been erased, or marked by the team.
      if (ids) {
        await (refusedWith === null ? deliver(mailOf(id, submissions)) : sendNotice(refusedWith));
        refusals = 0;
      }
    } catch (error) {
      const responseCode = codeOf(error as SmtpError);
      const isRefused = isOfWords(error as SmtpError);
      const isText = refusedWith === null;
      if (isText && isRefused) refusals += 1;
      if (isText && (isRefused ? refusals > MOST_REFUSALS : isDelayed(id, error as SmtpError))) {
        // If this fails too, the text is not the cause: all mails wait. If not, the refusals still count,
        // so that each other part of a large mail costs one more refusal at most.
        await sendNotice(responseCode);
        refusedWith = responseCode;
      } else if (!isRefused) {
        throw error;
      } else if (!isText) {
        noticesAt = Date.now() + REFUSED_PAUSE_MS;
        say(`NOT MAILED: the mail server refuses even a notice about ${ids} (${responseCode}).`);
        return;
      } else if (submissions.length > 1) {
        await split(sql, due);
        say(`The mail server refused a mail about ${ids} (${responseCode}): sending it in halves.`);
        return;
      } else {
        await markRefused(sql, id, responseCode);
        say(
          `REFUSED: the mail server refuses the text of ${ids} (${responseCode}): read it with --search.`,
        );
        return;
      }
    }
    await markSent(sql, id, refusedWith);
    if (ids) say(refusedWith === null ? `Mailed ${ids}.` : `Mailed a notice about ${ids}.`);
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
      if (Date.now() - followedAt > FOLLOW_EVERY_MS) {
        await followContent(sql);
        followedAt = Date.now();
      }
    });
  };

  while (!signal.aborted) {
    const woken = Promise.withResolvers<void>();
    proceed = woken.resolve;
    try {
      await work();
      pause = 0;
    } catch (error) {
      const { message, code } = error as SmtpError;
      pause = isPermanent(error as SmtpError)
        ? REFUSED_PAUSE_MS
        : Math.min(LONGEST_PAUSE_MS, pause === 0 ? FIRST_PAUSE_MS : 2 * pause);
      say(
        `Not mailed yet: ${message || code}. ` +
          (isPermanent(error as SmtpError)
            ? 'NOT MAILED: the mail server refuses all mails. Check SMTP_URL, MAIL_FROM and MAIL_TO. '
            : '') +
          `Nothing is lost; next try in ${pause / 1000} s.`,
      );
    }
    const timer = setTimeout(proceed, pause || sweepMs);
    await woken.promise;
    clearTimeout(timer);
  }
}
