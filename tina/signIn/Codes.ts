import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

/** How long a code is valid. */
export const CODE_MINUTES = 10;

/** How often one code may be guessed. */
const GUESSES = 3;

/** Codes that an account is sent without a pause, and the first pause after them. */
const FREE_MAILS = 3;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 10 * 60_000;

const HOUR_MS = 3_600_000;

/** Without letters that look like digits (Crockford's base 32): 40 random bits in eight characters. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

const hash = (text: string) => createHash('sha256').update(text).digest();

/** What somebody typed as a code: capitals and separators mean nothing, and look-alikes are what they look like. */
export const normalCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\dA-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');

interface Row {
  email: string;
  code: Uint8Array;
  expires: number;
  guesses: number;
}

interface Asked {
  /** Names the browser that asked; only this browser can use the code. */
  readonly nonce: string;
  /** What to mail; absent if no mail goes out. */
  readonly code?: string;
}

/**
 * Codes to sign in with. A code belongs to the browser that asked for it, so nobody else can guess it or make it
 * worthless. How many mails an account gets is counted in the database, whoever asks: pauses grow until somebody signs
 * in. Browsers in which the account signed in before are counted apart, so that strangers cannot lock it out.
 */
export function openCodes(database: DatabaseSync, secret: string) {
  database.exec(`
    create table if not exists sign_in_code (
      nonce blob primary key, email text not null, code blob not null,
      expires integer not null, guesses integer not null default 0);
    create table if not exists sign_in_mail (
      email text not null, known integer not null, at integer not null);
    create index if not exists sign_in_mail_email on sign_in_mail (email, known, at)`);

  /** What a browser keeps after somebody signed in with it. */
  const knownAs = (email: string): string =>
    createHmac('sha256', secret).update(`known:${email}`).digest('base64url');

  const isDueAt = (now: number, email: string, known: number): boolean => {
    const { count, last } = database
      .prepare(
        'select count(*) as count, max(at) as last from sign_in_mail where email = ? and known = ?',
      )
      .get(email, known) as { count: number; last: number | null };
    if (count < FREE_MAILS) return true;
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** (count - FREE_MAILS), LONGEST_PAUSE_MS);
    return now - (last ?? 0) >= pause;
  };

  const find = (nonce: string, now: number): Row | undefined => {
    const row = database
      .prepare('select email, code, expires, guesses from sign_in_code where nonce = ?')
      .get(hash(nonce)) as Row | undefined;
    return row && row.expires >= now && row.guesses < GUESSES ? row : undefined;
  };

  return {
    knownAs,

    /**
     * Makes a code. It takes the same work for every address.
     * @param isInvited whether a mail may go out at all
     * @param browser what the browser has kept: the nonce of its last code, and `knownAs`
     */
    ask(
      email: string,
      isInvited: boolean,
      browser: { nonce?: string; known?: string },
      now = Date.now(),
    ): Asked {
      database.prepare('delete from sign_in_code where expires < ?').run(now);
      database.prepare('delete from sign_in_mail where at < ?').run(now - HOUR_MS);
      const isKnown = timingSafeEqual(hash(knownAs(email)), hash(browser.known ?? ''));
      const known = isKnown ? 1 : 0;
      const isDue = isDueAt(now, email, known);
      // A code that is still valid stays it.
      const running = find(browser.nonce ?? '', now);
      if (!isDue && running?.email === email && browser.nonce) return { nonce: browser.nonce };
      const nonce = randomBytes(32).toString('base64url');
      const code = Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join(
        '',
      );
      const isMailed = isDue && isInvited;
      // No one can know a code that is not mailed.
      const [kept, unknown] = [hash(nonce + code), randomBytes(32)];
      database
        .prepare('insert into sign_in_code (nonce, email, code, expires) values (?, ?, ?, ?)')
        .run(hash(nonce), email, isMailed ? kept : unknown, now + CODE_MINUTES * 60_000);
      if (isDue)
        database
          .prepare('insert into sign_in_mail (email, known, at) values (?, ?, ?)')
          .run(email, known, now);
      return isMailed ? { nonce, code } : { nonce };
    },

    /**
     * Uses a code.
     * @returns the address that it was sent to; undefined if it is wrong, too old, or not this browser's
     */
    use(nonce: string, typed: string, now = Date.now()): string | undefined {
      const row = find(nonce, now);
      const given = hash(nonce + normalCode(typed));
      const isRight = timingSafeEqual(given, row ? Buffer.from(row.code) : hash(''));
      database
        .prepare('update sign_in_code set guesses = guesses + 1 where nonce = ?')
        .run(hash(nonce));
      if (!row || !isRight) return undefined;
      database.prepare('delete from sign_in_code where nonce = ?').run(hash(nonce));
      database.prepare('delete from sign_in_mail where email = ?').run(row.email);
      return row.email;
    },
  };
}

/** A code as people read it: `A1B2-C3D4`. */
export const shownCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;
