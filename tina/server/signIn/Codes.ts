import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

/** How long a code is valid. */
export const CODE_MINUTES = 10;

/** Minutes between two mails to an address. The newest code stays valid for as long afterwards. */
export const PAUSE_MINUTES = 5;

/** How often one browser may guess. */
const GUESSES = 3;

const MINUTE_MS = 60_000;

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

interface Asked {
  /** Names the browser that asked; only such a browser can use the code. */
  readonly nonce: string;
  /** How long ago the code was mailed, in milliseconds; 0 where it is to be mailed now. */
  readonly age: number;
  /** What to mail; absent if no mail is sent. */
  readonly code?: string;
}

/**
 * Codes to sign in with. An address has one code at a time: all browsers that ask for it within `PAUSE_MINUTES` can use
 * the code of the one mail. A stranger who asks first gives the person their mail, and takes nothing away; what is
 * guessed wrong is counted for its browser alone. better-auth's own codes count guesses and mails by the address, so
 * that a stranger can use them up.
 */
export function openCodes(database: DatabaseSync, secret: string) {
  database.exec(`
    create table if not exists sign_in_seed (email text primary key, seed text not null, at integer not null);
    create table if not exists sign_in_code (
      nonce blob primary key, email text not null, code blob not null,
      expires integer not null, guesses integer not null default 0)`);

  /** The database alone gives no code away. */
  const codeOf = (seed: string): string =>
    Array.from(
      createHmac('sha256', secret).update(`code:${seed}`).digest().subarray(0, LENGTH),
      (byte) => LETTERS[byte % LETTERS.length],
    ).join('');

  /** Of the newest mail to an address; a new one if a mail is due. */
  const seedOf = (email: string, now: number): { seed: string; at: number; isNew: boolean } => {
    database.prepare('delete from sign_in_seed where at <= ?').run(now - PAUSE_MINUTES * MINUTE_MS);
    const newest = database.prepare('select seed, at from sign_in_seed where email = ?').get(email);
    if (newest) return { seed: String(newest.seed), at: Number(newest.at), isNew: false };
    const seed = randomBytes(32).toString('base64url');
    database.prepare('insert or replace into sign_in_seed values (?, ?, ?)').run(email, seed, now);
    return { seed, at: now, isNew: true };
  };
  const forget = (email: string) =>
    database.prepare('delete from sign_in_seed where email = ?').run(email);

  return {
    /** The mail could not be sent: the next one who asks gets another. */
    forget,

    /**
     * Makes a code, or lets another browser use the one of the newest mail. It takes the same work for every address.
     * @param isInvited whether a mail may go out at all
     */
    ask(email: string, isInvited: boolean, now = Date.now()): Asked {
      database.prepare('delete from sign_in_code where expires < ?').run(now);
      const { seed, at, isNew } = seedOf(email, now);
      const code = codeOf(seed);
      const nonce = randomBytes(32).toString('base64url');
      // No one can know a code that is not mailed.
      const [mailed, unknown] = [hash(nonce + code), randomBytes(32)];
      database
        .prepare('insert into sign_in_code (nonce, email, code, expires) values (?, ?, ?, ?)')
        .run(hash(nonce), email, isInvited ? mailed : unknown, at + CODE_MINUTES * MINUTE_MS);
      return { nonce, age: now - at, ...(isNew && isInvited && { code }) };
    },

    /**
     * Uses a code.
     * @returns the address that it was sent to; undefined if it is wrong, too old, used, or not this browser's
     */
    use(nonce: string, typed: string, now = Date.now()): string | undefined {
      const row = database
        .prepare(
          'select email, code from sign_in_code where nonce = ? and expires >= ? and guesses < ?',
        )
        .get(hash(nonce), now, GUESSES) as { email: string; code: Uint8Array } | undefined;
      const given = hash(nonce + normalCode(typed));
      const isRight = timingSafeEqual(given, row ? Buffer.from(row.code) : hash(''));
      database
        .prepare('update sign_in_code set guesses = guesses + 1 where nonce = ?')
        .run(hash(nonce));
      if (!row || !isRight) return undefined;
      // It works once, in whichever browser.
      database.prepare('delete from sign_in_code where email = ?').run(row.email);
      forget(row.email);
      return row.email;
    },
  };
}

/** A code as people read it: `A1B2-C3D4`. */
export const shownCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;
