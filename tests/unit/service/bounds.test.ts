import { EventEmitter } from 'node:events';
import type { Request, Response } from 'express';
import { describe, expect, it, vi } from 'vitest';
import type { Refusal } from '../../../content/compare/refusal.ts';
import { oneLine } from '../../../tina/proposals/commit.ts';
import type { GitRepository } from '../../../tina/proposals/GitRepository.ts';
import { planSaves } from '../../../tina/proposals/planSaves.ts';
import type { SaveState } from '../../../tina/proposals/savePlan.ts';
import { changeInTurn, refuseMany } from '../../../tina/server/changeQueue.ts';
import { inProposal } from '../../../tina/server/currentProposal.ts';
import type { Member } from '../../../tina/server/people/People.ts';
import type { Service } from '../../../tina/server/Service.ts';
import { readSaves, storeIn } from '../../../tina/server/Store.ts';
import { refuseLarge, saveRoute } from '../../../tina/server/saveRoute.ts';
import type { Save } from '../../../tina/shared/Repository.ts';

// Limits of one person's requests, so that the service still answers the others (issue 37.7).

const person = (id: string) => ({ id }) as Member;

describe('a submitted record', () => {
  const texts = (length: number) => Array.from({ length }, () => 'A section of a page.');

  it('is read up to ten times the size of the longest', () => {
    expect(() => refuseLarge({ sections: texts(3_000) })).not.toThrow();
    expect(() => refuseLarge(undefined)).not.toThrow();
  });

  it.each([
    ['a text of a megabyte', { title: 'a '.repeat(500_000) }],
    ['letters of three bytes', { title: 'न'.repeat(40_000) }],
  ])('with %s is refused because of its size', (_, record) => {
    expect(() => refuseLarge(record)).toThrow('it may have 100 KB');
  });

  it.each([
    ['ten thousand empty groups', { sections: texts(10_000).map(() => ({})) }],
    ['half a million numbers', { sections: texts(500_000).map((_, i) => i) }],
    ['many fields', Object.fromEntries(texts(5_000).map((_, i) => [`f${i}`, 1]))],
    ['many lists of few', { sections: texts(1_000).map(() => [1, 2, 3, 4]) }],
  ])('with %s is refused because of the number of its values', (_, record) => {
    expect(() => refuseLarge(record)).toThrow('more than 4000 values');
  });

  it('with ten thousand nested groups is refused before it is processed', () => {
    const deep = JSON.parse(`${'['.repeat(10_000)}${']'.repeat(10_000)}`);
    expect(() => refuseLarge({ sections: deep })).toThrow('inside too many others');
  });
});

it.each([
  'Title\n\nCo-authored-by: Eve <eve@example.org>',
  'Title\r\rSigned-off-by: Eve',
  'Title\u2028\u2029Reviewed-by: Eve',
  'Title\u0085\u0000Fixes: 1\u202e',
])('a title cannot add a second line to a commit message: %j', (title) => {
  expect(oneLine(title)).toMatch(/^Title [\w<>@.: -]+$/);
});

describe('changes of one person', () => {
  const later = () => Promise.withResolvers<string>();

  it('run one after the other, while another person’s change runs immediately', async () => {
    const [first, second] = [later(), later()];
    const begun: string[] = [];
    const change = (id: string, name: string, done: Promise<string>) =>
      changeInTurn(person(id), () => {
        begun.push(name);
        return done;
      });
    const own = [change('a', 'first', first.promise), change('a', 'second', second.promise)];
    await change('b', 'other', Promise.resolve('done'));
    expect(begun).toEqual(['first', 'other']);
    first.reject(new Error('refused'));
    second.resolve('saved');
    await expect(own[0]).rejects.toThrow('refused');
    await expect(own[1]).resolves.toBe('saved');
  });

  it('wait in a queue of limited length, which is free again once they are done', async () => {
    const { promise, resolve } = later();
    const waiting = Array.from({ length: 12 }, () => changeInTurn(person('c'), () => promise));
    await expect(changeInTurn(person('c'), () => promise)).rejects.toThrow(
      'save again in a moment',
    );
    resolve('saved');
    await Promise.all(waiting);
    await expect(changeInTurn(person('c'), async () => 'again')).resolves.toBe('again');
  });
});

describe('requests of one sender', () => {
  /** Sends a request that is answered with this status. @returns the status */
  const send = (id: string, status: number, method = 'POST'): number => {
    const response = Object.assign(new EventEmitter(), {
      locals: { member: person(id) },
      statusCode: status,
    });
    try {
      refuseMany({ method } as Request, response as unknown as Response, () => {});
      response.emit('finish');
      return status;
    } catch (error) {
      return (error as Refusal).status;
    }
  };
  const statuses = (count: number, ...request: Parameters<typeof send>) => [
    ...new Set(Array.from({ length: count }, () => send(...request))),
  ];

  it('are refused unread after too many failures in a minute; others and pages are not', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T10:00:10Z') });
    try {
      expect(statuses(500, 'd', 200)).toEqual([200]);
      // Signed out, a conflict, a busy service: not the sender's fault.
      for (const status of [401, 403, 404, 409, 429, 500, 507])
        expect(statuses(100, 'd', status)).toEqual([status]);
      expect(statuses(20, 'd', 400)).toEqual([400]);
      expect(statuses(20, 'd', 413)).toEqual([413]);
      expect(statuses(20, 'd', 415)).toEqual([415]);
      expect(statuses(3, 'd', 200)).toEqual([429]);
      expect(statuses(3, 'd', 200, 'GET')).toEqual([200]);
      expect(statuses(3, 'e', 200)).toEqual([200]);
      vi.setSystemTime(new Date('2026-03-01T10:01:00Z'));
      expect(statuses(3, 'd', 200)).toEqual([200]);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a request of many records', () => {
  const save: Save = { file: 'content/talks/one-1.json', record: {}, base: null };
  /** The state of a proposal whose records are gone. @param onRead called for each read */
  const stateOf = (onRead: () => void) =>
    ({
      root: '',
      besides: new Set(),
      read: async () => onRead(),
      whereTo: async () => undefined,
    }) as unknown as SaveState;
  const renamed = Array.from({ length: 100 }, (_, i) => ({
    ...save,
    file: `content/talks/new-${i}.json`,
    renamedFrom: save.file,
  }));

  it('stops before the next record when its sender disconnects', async () => {
    const gone = new AbortController();
    const onRead = vi.fn(() => gone.abort());
    await expect(planSaves(stateOf(onRead), renamed, gone.signal)).rejects.toThrow(
      'The connection ended before this was saved.',
    );
    expect(onRead.mock.calls.length).toBeLessThan(5);
    await expect(readSaves([save], gone.signal)).rejects.toThrow('The connection ended');
  });

  it('stops at its time limit, but never within a single record', async () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const onRead = vi.fn(() => {
      now += 16_000;
    });
    await expect(planSaves(stateOf(onRead), renamed)).rejects.toThrow('too many changes');
    expect(onRead.mock.calls.length).toBeLessThan(5);
    now = 0;
    const one = await planSaves(stateOf(onRead), renamed.slice(0, 1));
    expect(one).toHaveProperty('refusals');
    vi.restoreAllMocks();
  });

  it('is refused unread from 501 on', async () => {
    const request = { body: Array.from({ length: 501 }, () => save) } as Request;
    await expect(saveRoute(request, {} as Response)).rejects.toThrow('at most 500 records');
  });

  it('detects by its connection that the sender is gone', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const service = {
      choices: { current: async () => ({ id: 'one' }) },
      presence: { saving: () => () => {} },
      repository: {
        worktree: async () => '',
        saveTogether: async (...[, , , signal]: Parameters<GitRepository['saveTogether']>) => {
          signals.push(signal);
          return [];
        },
      },
    } as unknown as Service;
    const request = { headers: { 'x-proposal': 'one' } } as unknown as Request;
    const locals = { member: person('d') } as Response['locals'];
    const response = Object.assign(new EventEmitter(), { locals }) as unknown as Response;
    await inProposal(service)(request, response, () => {});
    await storeIn(response).save([]);
    expect(signals.map((one) => one?.aborted)).toEqual([false]);
    response.emit('close');
    expect(signals.map((one) => one?.aborted)).toEqual([true]);
    await storeIn(response).save([]);
    expect(signals.at(-1)?.aborted).toBe(true);
  });
});
