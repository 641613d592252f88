import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { inspect } from '../../../content/load/inspect.ts';
import { importPretalx } from '../../../scripts/content/import/pretalx.ts';
import { miniature, withProject } from './miniature.ts';

const person = (code: string, public_name: string, more = {}) => ({ code, public_name, ...more });
const session = (title: string, date: string, persons: object[], more = {}) => ({
  title,
  date,
  duration: '01:30',
  persons,
  ...more,
});
const PORTRAIT = 'https://talks.example/media/a';
const BROKEN = 'https://talks.example/media/b';
const ANA = person('ANA', 'Ana Example', {
  biography: 'Writes *books*.\n\n* one\n* two',
  avatar: PORTRAIT,
});
const OTHER = person('OTH', 'Ana Example', { avatar: BROKEN });
const schedule = (...days: object[][]) => ({
  schedule: { conference: { title: 'A week', days: days.map((Hall) => ({ rooms: { Hall } })) } },
});
const WEEK = schedule(
  [session('订单簿', '2026-05-02T09:30:00+02:00', [person('LI', '司徒')])],
  [
    session('Queues, twice', '2026-05-01T10:00:00+02:00', [ANA, OTHER], {
      abstract: '# Why\n\nTake `fill()` and <b>wait</b>.',
    }),
  ],
);

it('writes talks in order, people and checked portraits; existing records stay', () =>
  withProject(miniature(), async (root) => {
    const picture = await sharp({
      create: { width: 960, height: 1200, channels: 3, background: '#456' },
    })
      .png()
      .toBuffer();
    const get = vi.fn(async (address: string) =>
      address === PORTRAIT ? picture : picture.subarray(0, 200),
    );
    const { written, refused } = await importPretalx(root, WEEK, get);
    expect(refused).toEqual([BROKEN]);
    expect(written).toEqual([
      'public/images/team/ana-example.png',
      ...['ana-example', 'ana-example-oth', 'speaker-li'].map(
        (name) => `content/team/${name}.json`,
      ),
      'content/talks/2026-05-01-queues-twice.json',
      'content/talks/2026-05-02-0930.json',
    ]);
    const read = (file = '') => JSON.parse(readFileSync(join(root, file), 'utf8'));
    expect(read(written[1])).toEqual({
      name: 'Ana Example',
      description: 'Writes books.\n\n– one\n– two',
      image: '/images/team/ana-example.png',
      decorative: true,
    });
    expect(read(written[4])).toEqual({
      id: 3,
      title: 'Queues, twice',
      description: 'Why\n\nTake fill() and wait.',
      type: 'seminar',
      date: '2026-05-01',
      minutes: 90,
      speaker: 'content/team/ana-example.json',
      others: [{ member: 'content/team/ana-example-oth.json' }],
    });
    const errors = inspect(root).diagnostics.filter(({ severity }) => severity === 'error');
    expect(errors).toEqual([]);
    get.mockClear();
    expect((await importPretalx(root, WEEK, get)).written).toEqual([]);
    expect(get).not.toHaveBeenCalled();
  }));

it('explains why a file is not a schedule', async () => {
  await expect(importPretalx('.', { talks: [] })).rejects.toThrow(
    /^This is not a schedule of pretalx:\n(?:.*\n)*.*at schedule/,
  );
});
