import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, it } from 'vitest';
import { EventLog } from '../../../tina/proposals/EventLog.ts';
import {
  PREVIEW_LINKS,
  type PreviewLinks,
  previewLinks,
} from '../../../tina/server/PreviewLinks.ts';
import type { Member } from '../../../tina/server/people/People.ts';
import { progressOf } from '../../../tina/shared/proposalState.ts';

const DAY = 86_400_000;
const NOW = Date.now();
const MIA: Member = {
  ...{ id: 'mia', name: 'Mia Rao', email: 'mia@firm.example', role: 'editor', disabled: false },
} as Member;

let members: Member[];
let log: EventLog;
let links: PreviewLinks;

beforeEach(() => {
  members = [MIA];
  const database = new DatabaseSync(':memory:');
  log = new EventLog(database);
  const people = { find: (email: string) => members.find((one) => one.email === email) };
  links = previewLinks(database, people, 'https://edit.example');
  begin('fair');
});

const begin = (about: string) =>
  log.add({ at: NOW, who: 'Mia', kind: 'begun', about, detail: { title: about, owner: 'mia' } });

/** Creates a link. @returns its token */
function made(proposal = 'fair', days = 7): string {
  links.make(proposal, MIA, days, NOW);
  return links.made(MIA)?.split('/').at(-1) ?? '';
}

it('a link opens its proposal until it expires, and its creator sees its address once', () => {
  links.make('fair', MIA, 7, NOW);
  const address = links.made(MIA) ?? '';
  expect(address).toMatch(/^https:\/\/edit\.example\/editor\/shown\/\d+-[\w-]{43}$/);
  expect(address).toContain(PREVIEW_LINKS);
  expect(links.made(MIA)).toBeUndefined();
  const token = address.split('/').at(-1) ?? '';
  expect(links.find(token, NOW + 7 * DAY - 1)).toBe('fair');
  expect(links.find(token, NOW + 7 * DAY)).toBeUndefined();
  expect(made()).not.toBe(token);
});

it('the database contains no secret of a link', () => {
  const [, secret = ''] = made().split(/-(.*)/);
  expect(secret).toHaveLength(43);
  expect(JSON.stringify(log.read('number > ?', 0))).not.toContain(secret);
});

it('a link stays invalid after its creator’s account was closed and reopened', () => {
  const [before, other] = [made(), made('other')];
  const account = (disabled: boolean) => {
    members = [{ ...MIA, disabled }];
    const detail = { role: MIA.role, disabled };
    log.add({ at: NOW, who: 'Asha', kind: 'account', about: MIA.email, detail });
  };
  account(false);
  expect(links.find(before)).toBe('fair');
  account(true);
  account(false);
  expect([before, other].map((token) => links.find(token))).toEqual([undefined, undefined]);
  expect(links.of('fair')).toEqual([]);
  expect(links.find(made())).toBe('fair');
});

it('no other token opens anything', () => {
  const [first, second] = [made(), made('other')];
  const [number, secret] = first.split(/-(.*)/);
  const other = second.split('-')[0];
  for (const token of [
    ...['', '-', `${number}`, `${number}-`, `${secret}`, `0-${secret}`, `999-${secret}`],
    ...[
      `${other}-${secret}`,
      `1-${secret}`,
      `${number}-${secret}x`,
      `${number}-${secret?.slice(1)}`,
    ],
    ...[`${number}-${'A'.repeat(43)}`, `${number}.0-${secret}`, `9007199254740993-${secret}`],
  ])
    expect(links.find(token, NOW), token).toBeUndefined();
  expect(links.find(first, NOW)).toBe('fair');
  expect(links.find(second, NOW)).toBe('other');
});

it('a link that was revoked, or whose creator left, no longer works', () => {
  const [first, second] = [made(), made()];
  const [one] = links.of('fair', NOW);
  expect(one).toMatchObject({ who: 'Mia Rao', until: NOW + 7 * DAY });
  links.withdraw('other', MIA, one?.number ?? 0);
  expect(links.find(first, NOW)).toBe('fair');
  links.withdraw('fair', MIA, one?.number ?? 0);
  links.withdraw('fair', MIA, one?.number ?? 0);
  expect(links.find(first, NOW)).toBeUndefined();
  expect(links.find(second, NOW)).toBe('fair');
  expect(log.read('kind = ?', 'unlinked')).toHaveLength(1);
  members = [{ ...MIA, disabled: true }];
  expect(links.find(second, NOW)).toBeUndefined();
  expect(links.of('fair', NOW)).toEqual([]);
});

it('a proposal that reuses the name of a deleted one is not shown by its links', () => {
  const token = made();
  log.add({ at: NOW, who: 'Mia', kind: 'discarded', about: 'fair', detail: {} });
  begin('fair');
  expect(links.find(token, NOW)).toBeUndefined();
});

it('a link does not change the state of its proposal', () => {
  const before = progressOf(log.read('about = ?', 'fair'));
  made();
  links.withdraw('fair', MIA, links.of('fair', NOW)[0]?.number ?? 0);
  expect(progressOf(log.read('about = ?', 'fair'))).toMatchObject({ ...before });
});

it('a proposal can have twenty links at a time: one that expires allows another', () => {
  for (let count = 0; count < 20; count++) links.make('fair', MIA, count === 0 ? 1 : 7, NOW);
  expect(() => links.make('fair', MIA, 7, NOW)).toThrow('20 links show this proposal.');
  links.make('other', MIA, 7, NOW);
  links.make('fair', MIA, 7, NOW + DAY);
  expect(links.of('fair', NOW + DAY)).toHaveLength(20);
});
