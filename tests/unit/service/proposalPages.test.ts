import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { type PageOrder, proposalPages } from '../../../tina/server/ProposalPages.ts';
import { miniature, writeTree } from '../content/miniature.ts';

/** Views for the thread. A page is its title, the snapshot and the thread that wrote it. */
const VIEWS = `import { threadId } from 'node:worker_threads';
export function proposalPage({ site, changes }) {
  if (site === 'fails') throw new Error('No such view.');
  if (site === 'problems') return changes.problems.map(({ name, rule }) => name + ': ' + rule).join();
  return [site, changes.pair, threadId].join(' ');
}`;

const root = mkdtempSync(join(tmpdir(), 'pages-'));
const views = join(root, 'views.mjs');
writeFileSync(views, VIEWS);
writeTree(root, miniature());
const { start, close, write } = proposalPages({
  views: pathToFileURL(views).href,
  published: root,
});
afterAll(() => {
  close();
  rmSync(root, { recursive: true });
});

const page = (site: string) =>
  write({ folder: root, files: [], pair: site, page: { site } } as unknown as PageOrder);

it('one thread writes the pages in the order of the requests', {
  tags: '@all',
}, async () => {
  const { threadId } = start();
  const answered: string[] = [];
  const asked = ['one', 'two', 'three'].map((site) => page(site).then((p) => answered.push(p)));
  await Promise.all(asked);
  expect(answered).toEqual(['one', 'two', 'three'].map((site) => `${site} ${site} ${threadId}`));
});

it('a problem is named by the title of its record, or by the address of its picture', {
  tags: '@all',
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  const tree = miniature();
  const file = 'content/talks/one-1.json';
  const talk = JSON.parse(String(tree.get(file)));
  tree.set(file, JSON.stringify({ ...talk, playLink: 'https://video.example/new' }));
  tree.set('public/images/talks/unused.svg', String(tree.get('public/images/talks/one.svg')));
  writeTree(folder, tree);
  const html = await write({
    ...{ folder, files: [{ what: 'changed', file, part: 'records' }], pair: '' },
    page: { site: 'problems' },
  } as unknown as PageOrder);
  rmSync(folder, { recursive: true });
  expect(html).toContain(`${talk.title}: `);
  expect(html).toContain('/images/talks/unused.svg: No record uses this picture.');
  expect(html).not.toMatch(/content\/|public\//);
});

it('an error is returned to its own request; another thread handles the next', {
  tags: '@all',
}, async () => {
  const { threadId } = start();
  const [failed, next] = [page('fails'), page('next')];
  await expect(failed).rejects.toThrow('No such view.');
  expect(await next).toMatch(/^next next \d+$/);
  expect(await next).not.toBe(`next next ${threadId}`);
});

it('a thread that ended while idle is replaced', { tags: '@all' }, async () => {
  const thread = start();
  const died = once(thread, 'exit').catch((error) => error);
  await page('one');
  // No order: the thread cannot read it.
  thread.postMessage({});
  expect(await died).toBeInstanceOf(Error);
  expect(await page('next')).toMatch(/^next next \d+$/);
  expect(start()).not.toBe(thread);
});
