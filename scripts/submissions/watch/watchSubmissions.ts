import type { RunSql } from '../../../renderer/serve/backend/connect.ts';
import { eraseExpired } from '../../../renderer/serve/backend/eraseExpired.ts';
import { type Mail, mailOf } from './mailOf.ts';
import { markSent, nextMail } from './outbox.ts';

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
const ERASE_EVERY_MS = 3_600_000;

/**
 * Tells the team by mail of what arrives, at once and then at most every ten minutes, until the signal.
 *
 * A mail is decided in the database before it is sent and marked when the mail server has taken it. A
 * worker that is killed between the two sends the same mail again, with the same Message-ID and the same
 * words: that is as near to once as SMTP lets anybody come, and what mail systems fold into one.
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
  let erasedAt = Number.NEGATIVE_INFINITY;
  signal.addEventListener('abort', () => proceed());

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
      for (let due = await nextMail(sql, gapSeconds); due; due = await nextMail(sql, gapSeconds)) {
        const ids = due.submissions.map(({ id }) => id).join(', ');
        // Everything in it may have been erased since.
        if (ids) await deliver(mailOf(due.id, due.submissions));
        await markSent(sql, due.id);
        if (ids) say(`Told of ${ids}.`);
      }
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
      const { message, code } = error as Error & { code?: string };
      pause = Math.min(LONGEST_PAUSE_MS, pause === 0 ? FIRST_PAUSE_MS : 2 * pause);
      say(`Not told yet: ${message || code}. Nothing is lost; next try in ${pause / 1000} s.`);
    }
    if (signal.aborted) break;
    let timer: NodeJS.Timeout | undefined;
    const over = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, Math.min(sweepMs, pause || sweepMs));
    });
    await Promise.race([woken, over]);
    clearTimeout(timer);
  }
}
