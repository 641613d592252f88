// What a mail shows of a proposal, of its records as Git has them.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { glanceAt } from '../../../tina/server/mail/glance.ts';
import { proposalPages } from '../../../tina/server/ProposalPages.ts';
import { ASHA, type Desk, OTHER_TALK, TALK, testSetup } from './repository.ts';

const PAGE = 'content/pages/home.json';

const CANVAS = { width: 2000, height: 1500, channels: 3, background: '#fff' } as const;

const setup = testSetup();
let desk: Desk;
let look: (id: string) => ReturnType<typeof glanceAt>;
let close: () => void;
beforeAll(async () => {
  desk = await setup.start();
  const views = join(setup.work, 'views.mjs');
  writeFileSync(views, "export const sums = ({ records }) => records.length + ' in all';\n");
  const { repository } = desk;
  const published = repository.published();
  const pages = proposalPages({ views: pathToFileURL(views).href, published });
  const snapshots = { folderOf: (pair: string) => join(setup.work, pair) };
  look = (id) => glanceAt({ repository, pages, snapshots } as never, id);
  close = pages.close;
});
afterAll(() => close());

/** A picture that a save brings in, by its path. */
async function upload(id: string, name: string, bytes: Buffer): Promise<string> {
  return (await desk.repository.upload(id, ASHA, name, bytes)).path;
}

it('names the first records, and shows the picture of shared links to a changed page', {
  tags: '@all',
}, async () => {
  const { id } = await desk.begin('A page');
  const { record } = await desk.fields(id, PAGE);
  const seo = { ...(record.seo as object), title: 'Another title' };
  await desk.change({ id }, ASHA, PAGE, { seo });
  const { words, picture } = (await look(id)) ?? {};
  expect(words).toBe('Page home, A page: 2 in all');
  expect(picture).toMatchObject({ type: 'image/png', width: 560, height: 294 });
  expect(picture?.alt).toBe('What a shared link to / shows: Another title');
  const { format, width } = await sharp(picture?.bytes).metadata();
  expect([format, width]).toEqual(['png', 560]);
});

it('shows a picture that the proposal brings, small enough for a mail, without transparency', {
  tags: '@all',
}, async () => {
  const { id } = await desk.begin('A picture');
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const bytes = await sharp({ create: { ...CANVAS, noise } })
    .webp({ quality: 90 })
    .toBuffer();
  const image = await upload(id, 'talks/large.webp', bytes);
  await desk.change({ id }, ASHA, OTHER_TALK, { title: 'Only another title' });
  await desk.change({ id }, ASHA, TALK, {
    thumbnailUrl: image,
    alt: 'A hall full of people',
  });
  const { words, picture } = (await look(id)) ?? {};
  expect(words).toMatch(/^.+, .+: 2 in all$/);
  expect(picture).toMatchObject({ type: 'image/jpeg', alt: 'A hall full of people' });
  expect(picture?.width).toBeLessThanOrEqual(560);
  expect(picture?.bytes.length).toBeLessThanOrEqual(60_000);
});

it('shows a picture as its record has it; a file that cannot be decoded is left out', {
  tags: '@all',
}, async () => {
  const { id } = await desk.begin('A title');
  await desk.change({ id }, ASHA, TALK, { title: 'A title that is new' });
  const own = await look(id);
  expect(own?.picture?.type).toBe('image/png');
  expect(own?.picture?.alt).toBeTruthy();
  const folder = await desk.repository.worktree(id);
  const { record } = await desk.fields(id, TALK);
  writeFileSync(join(folder, 'public', String(record.thumbnailUrl)), '<svg');
  expect(await look(id)).toEqual({ words: own?.words });
  const outside = { ...record, thumbnailUrl: '/images/../../secret.png' };
  writeFileSync(join(folder, 'secret.png'), await sharp({ create: CANVAS }).png().toBuffer());
  writeFileSync(join(folder, TALK), JSON.stringify(outside));
  expect((await look(id))?.picture?.alt).toMatch(/^What a shared link/);
});

it('knows nothing of a proposal that is gone', { tags: '@all' }, async () => {
  expect(await look('never')).toBeUndefined();
});
