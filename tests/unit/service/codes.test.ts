import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, it } from 'vitest';
import { CODE_MINUTES, normalCode, openCodes, shownCode } from '../../../tina/signIn/Codes.ts';

const MIA = 'mia@firm.example';
const MINUTE = 60_000;
const NOW = Date.parse('2026-11-25T10:00:00Z');

let codes: ReturnType<typeof openCodes>;
beforeEach(() => {
  codes = openCodes(new DatabaseSync(':memory:'), 'only for this test');
});

describe('a code', () => {
  it('has eight characters that no one confuses, and is read however it is typed', () => {
    const { nonce, code = '' } = codes.ask(MIA, true, {}, NOW);
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
    expect(shownCode(code)).toMatch(/^.{4}-.{4}$/);
    expect(normalCode(' o1il-ab\u200bcd ')).toBe('0111ABCD');
    expect(codes.use(nonce, ` ${shownCode(code).toLowerCase()} `, NOW)).toBe(MIA);
  });

  it('works once, for ten minutes, and only in the browser that asked for it', () => {
    const { nonce, code = '' } = codes.ask(MIA, true, {}, NOW);
    const other = codes.ask(MIA, true, {}, NOW);
    expect(codes.use(other.nonce, code, NOW)).toBeUndefined();
    expect(codes.use('', code, NOW)).toBeUndefined();
    expect(codes.use(nonce, code, NOW + CODE_MINUTES * MINUTE + 1)).toBeUndefined();
    expect(codes.use(nonce, code, NOW + MINUTE)).toBe(MIA);
    expect(codes.use(nonce, code, NOW + MINUTE)).toBeUndefined();
  });

  it('stands three guesses', () => {
    const { nonce, code = '' } = codes.ask(MIA, true, {}, NOW);
    for (const guess of ['00000000', '', code.slice(1)])
      expect(codes.use(nonce, guess, NOW)).toBeUndefined();
    expect(codes.use(nonce, code, NOW)).toBeUndefined();
  });

  it('is made for an uninvited address too, and no one can know it', () => {
    const stranger = codes.ask('stranger@firm.example', false, {}, NOW);
    expect(stranger).toEqual({ nonce: expect.stringMatching(/^.{43}$/) });
  });
});

describe('a stranger who knows the address of somebody', () => {
  it('makes no code of theirs worthless', () => {
    const own = codes.ask(MIA, true, {}, NOW);
    for (let i = 0; i < 200; i++) {
      const { nonce } = codes.ask(MIA, true, {}, NOW + i);
      for (let guess = 0; guess < 5; guess++) codes.use(nonce, `ABCD000${guess}`, NOW + i);
    }
    expect(codes.use(own.nonce, own.code ?? '', NOW + 1_000)).toBe(MIA);
  });

  it('gets few guesses, whatever addresses they come from: pauses grow', () => {
    const mails: number[] = [];
    for (let second = 0; second < 3_600; second++)
      if (codes.ask(MIA, true, {}, NOW + second * 1_000).code) mails.push(second);
    expect(mails.length).toBeLessThan(13);
    expect(mails.slice(0, 5)).toEqual([0, 1, 2, 32, 92]);
    expect(Math.max(...mails.slice(1).map((at, i) => at - (mails[i] ?? 0)))).toBe(600);
  });

  it('locks no one out who signed in before with their browser', () => {
    const known = codes.knownAs(MIA);
    for (let i = 0; i < 500; i++) codes.ask(MIA, true, {}, NOW + i);
    const { nonce, code } = codes.ask(MIA, true, { known }, NOW + 600);
    expect(codes.use(nonce, code ?? '', NOW + 700)).toBe(MIA);
  });

  it('cannot pretend to be such a browser', () => {
    for (let i = 0; i < 20; i++) codes.ask(MIA, true, {}, NOW + i);
    const other = codes.knownAs('ravi@firm.example');
    for (const known of ['', 'x', other])
      expect(codes.ask(MIA, true, { known }, NOW + 30).code).toBeUndefined();
  });

  it('takes no code away when no mail goes out: the running one stays', () => {
    const { nonce, code } = codes.ask(MIA, true, {}, NOW);
    for (let i = 0; i < 20; i++) codes.ask(MIA, true, {}, NOW + i);
    expect(codes.ask(MIA, true, { nonce }, NOW + 30)).toEqual({ nonce });
    expect(codes.use(nonce, code ?? '', NOW + 40)).toBe(MIA);
  });
});

it('after somebody signed in, the pauses begin anew', () => {
  for (let i = 0; i < 20; i++) codes.ask(MIA, true, {}, NOW + i);
  const { nonce, code } = codes.ask(MIA, true, { known: codes.knownAs(MIA) }, NOW + 30);
  codes.use(nonce, code ?? '', NOW + 40);
  expect(codes.ask(MIA, true, {}, NOW + 50).code).toBeDefined();
});
