import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  CODE_MINUTES,
  normalCode,
  openCodes,
  PAUSE_MINUTES,
  shownCode,
} from '../../../tina/server/signIn/Codes.ts';

const MIA = 'mia@firm.example';
const MINUTE = 60_000;
const NOW = Date.parse('2026-11-25T10:00:00Z');

let database: DatabaseSync;
let codes: ReturnType<typeof openCodes>;
beforeEach(() => {
  database = new DatabaseSync(':memory:');
  codes = openCodes(database, 'only for this test');
});

describe('a sign-in code', () => {
  it('has eight unambiguous characters, and is accepted in any spelling', () => {
    const { nonce, code = '' } = codes.ask(MIA, true, NOW);
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
    expect(shownCode(code)).toMatch(/^.{4}-.{4}$/);
    expect(normalCode(' o1il-ab\u200bcd ')).toBe('0111ABCD');
    expect(codes.use(nonce, ` ${shownCode(code).toLowerCase()} `, NOW)).toBe(MIA);
  });

  it('works once, for ten minutes, and only in a browser that requested it', () => {
    const { nonce, code = '' } = codes.ask(MIA, true, NOW);
    const { nonce: other } = codes.ask('ravi@firm.example', true, NOW);
    expect(codes.use(other, code, NOW)).toBeUndefined();
    expect(codes.use('', code, NOW)).toBeUndefined();
    expect(codes.use(nonce, code, NOW + CODE_MINUTES * MINUTE + 1)).toBeUndefined();
    const second = codes.ask(MIA, true, NOW + MINUTE);
    expect(codes.use(nonce, code, NOW + MINUTE)).toBe(MIA);
    for (const browser of [nonce, second.nonce])
      expect(codes.use(browser, code, NOW + MINUTE)).toBeUndefined();
  });

  it('is replaced immediately after a sign-in', () => {
    const { nonce, code = '' } = codes.ask(MIA, true, NOW);
    codes.use(nonce, code, NOW);
    const next = codes.ask(MIA, true, NOW + 1);
    expect(next.code).toMatch(/^.{8}$/);
    expect(next.code).not.toBe(code);
  });

  it('allows three wrong attempts in a browser', () => {
    const { nonce, code = '' } = codes.ask(MIA, true, NOW);
    for (const guess of ['00000000', '', code.slice(1)])
      expect(codes.use(nonce, guess, NOW)).toBeUndefined();
    expect(codes.use(nonce, code, NOW)).toBeUndefined();
    // The same browser requests a code again.
    expect(codes.use(codes.ask(MIA, true, NOW).nonce, code, NOW)).toBe(MIA);
  });

  it('is created for an uninvited address too, but no one can know it', () => {
    const asked = { nonce: expect.stringMatching(/^.{43}$/), age: 0 };
    expect(codes.ask('stranger@firm.example', false, NOW)).toEqual(asked);
    expect(codes.ask('stranger@firm.example', false, NOW + 9)).toEqual({ ...asked, age: 9 });
  });

  it('is not stored in the database', () => {
    const { nonce, code = '' } = codes.ask(MIA, true, NOW);
    const tables = ['sign_in_code', 'sign_in_seed'];
    const stored = tables.flatMap((name) => database.prepare(`select * from ${name}`).all());
    for (const secret of [nonce, code]) expect(JSON.stringify(stored)).not.toContain(secret);
    const other = openCodes(database, 'another secret');
    const { nonce: browser } = other.ask(MIA, true, NOW);
    expect(other.use(browser, code, NOW)).toBeUndefined();
  });

  it('is mailed again immediately if the mail could not be sent', () => {
    codes.ask(MIA, true, NOW);
    codes.forget(MIA);
    expect(codes.ask(MIA, true, NOW + 1)).toMatchObject({ code: expect.any(String), age: 0 });
  });
});

describe('a stranger who knows a person’s address', { tags: '@all' }, () => {
  it.each([3, 20, 100, 1_000])(
    'cannot lock that person out of a new browser with %i requests',
    (count) => {
      const mailed: string[] = [];
      for (let i = 0; i < count; i++) {
        const { nonce, code } = codes.ask(MIA, true, NOW + i);
        if (code) mailed.push(code);
        for (let guess = 0; guess < 5; guess++) codes.use(nonce, `ABCD000${guess}`, NOW + i);
      }
      const { nonce, age } = codes.ask(MIA, true, NOW + count);
      expect(mailed).toHaveLength(1);
      expect(age).toBe(count);
      expect(codes.use(nonce, mailed.at(-1) ?? '', NOW + count)).toBe(MIA);
    },
  );

  it('cannot lock that person out at any time, however long the attack lasts', () => {
    let newest = '';
    let mails = 0;
    for (let second = 0; second < 3_600; second++) {
      const { code } = codes.ask(MIA, true, NOW + second * 1_000);
      if (code) mails += 1;
      newest = code ?? newest;
      if (second % 97 > 0) continue;
      const { nonce } = codes.ask(MIA, true, NOW + second * 1_000);
      // A person who reads their mail minutes later still has a valid code.
      const later = NOW + second * 1_000 + PAUSE_MINUTES * MINUTE - 1;
      database.exec('savepoint one');
      expect(codes.use(nonce, newest, later), `second ${second}`).toBe(MIA);
      database.exec('rollback to one');
    }
    expect(mails).toBe(60 / PAUSE_MINUTES);
  });

  it('cannot invalidate that person’s code, even with the next mail', () => {
    const own = codes.ask(MIA, true, NOW);
    const next = codes.ask(MIA, true, NOW + PAUSE_MINUTES * MINUTE);
    expect(next.code).toBeDefined();
    expect(codes.use(next.nonce, own.code ?? '', NOW + PAUSE_MINUTES * MINUTE)).toBeUndefined();
    expect(codes.use(own.nonce, own.code ?? '', NOW + PAUSE_MINUTES * MINUTE)).toBe(MIA);
  });
});
