import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Snapshots } from '../../../tina/server/snapshots/Snapshots.ts';
import { fileOf, PREFIX, pairOf } from '../../../tina/shared/Snapshot.ts';

/** Renders the one record of a revision as a page, and says where it runs. */
const SITE = `
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getPriority } from 'node:os';
const { place } = globalThis['brand of a snapshot'];
export function renderSite(root) {
  const words = readFileSync(join(root, 'content/talks/one.json'), 'utf8');
  if (words === 'broken') throw Object.assign(new Error('long'), { problems: [{ file: 'content/talks/one.json', rule: 'It is no JSON.', fix: 'Repair it.' }] });
  for (const until = Date.now() + 500; Date.now() < until; );
  const page = (text) => '<html><head><title>One</title></head><body><main><section id="a"><p>' + text + '</p><a href="/other">Same</a></section><section id="b"><img src="/images/a.png"></section></main></body></html>';
  return new Map([['/', page(words)], ['/other', page([place.zone, process.env.NODE_ENV, process.env.EDITOR_SECRET, getPriority()].join(' '))]]);
}`;

const work = mkdtempSync(join(tmpdir(), 'snapshots-'));
const repository = join(work, 'project');
const folder = join(work, 'snapshots');
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).trim();
let snapshots: Snapshots;

/** A commit with a text on its page, and its brand in a zone. */
function commit(words: string, zone = 'Asia/Kolkata'): string {
  writeFileSync(join(repository, 'content/talks/one.json'), words);
  writeFileSync(join(repository, 'content/brand/brand.json'), JSON.stringify({ place: { zone } }));
  git('add', '.');
  git('commit', '--quiet', '-m', words);
  return git('rev-parse', 'HEAD');
}

beforeAll(() => {
  for (const name of ['talks', 'brand'])
    mkdirSync(join(repository, 'content', name), { recursive: true });
  git('init', '--quiet');
  git('config', 'user.name', 'Engineer');
  git('config', 'user.email', 'engineer@nikash.example');
  writeFileSync(join(work, 'site.mjs'), SITE);
  process.env.EDITOR_SECRET = 'secret';
  snapshots = new Snapshots({ folder, site: join(work, 'site.mjs'), style: '/style.css' });
});
afterAll(() => {
  snapshots.close();
  delete process.env.EDITOR_SECRET;
  rmSync(work, { recursive: true, force: true });
});

it('renders both sides in a process of low priority, and keeps the snapshot', async () => {
  const revisions = { repository, base: commit('Old'), head: commit('New') };
  // What lies in the worktree is not what was committed.
  writeFileSync(join(repository, 'content/talks/one.json'), 'Not saved');
  let turns = 0;
  const timer = setInterval(() => turns++, 10);
  const snapshot = await snapshots.of(revisions);
  clearInterval(timer);
  expect(turns, 'others were served meanwhile').toBeGreaterThan(20);
  const pair = pairOf(revisions);
  expect(snapshot.problem).toBeUndefined();
  expect(snapshot.changed).toEqual([
    { route: '/', title: 'One', isOwn: true, sides: ['before', 'after'] },
  ]);
  const read = (...page: Parameters<typeof fileOf>) =>
    readFileSync(join(snapshots.folderOf(pair), fileOf(...page)), 'utf8');
  const part = read('after', '/', true);
  expect(part).toContain('<p data-changed="">New</p>');
  expect(read('before', '/', true)).toContain('<p data-changed="">Old</p>');
  expect(part).not.toContain('id="b"');
  const whole = read('after', '/');
  expect(whole).not.toContain('data-changed');
  expect(whole).toContain(`<a href="${PREFIX}/other">`);
  expect(whole).toContain(`src="${PREFIX}/images/a.png"`);
  expect(read('after', '/other')).toContain('<p>Asia/Kolkata production  19</p>');
  expect(await snapshots.of(revisions), 'it is not rendered again').toEqual(snapshot);
});

it('a revision has the language and the clock of its own brand', async () => {
  const revisions = { repository, base: commit('Here'), head: commit('Here', 'Europe/Paris') };
  const { changed } = await snapshots.of(revisions);
  expect(changed.map(({ route }) => route)).toEqual(['/other']);
  const page = join(snapshots.folderOf(pairOf(revisions)), fileOf('after', '/other'));
  expect(readFileSync(page, 'utf8')).toContain('Europe/Paris');
});

it('says in words why a revision cannot be rendered, and renders it when it can', async () => {
  const revisions = { repository, base: commit('Whole'), head: commit('broken') };
  const { problem, changed } = await snapshots.of(revisions);
  expect(problem).toBe(
    'This proposal cannot be shown. content/talks/one.json: It is no JSON. Repair it.',
  );
  expect(changed).toEqual([]);
  const none = { ...revisions, head: '0'.repeat(40) };
  expect((await snapshots.of(none)).problem).toMatch(/^It cannot be shown\. /);
  const mended = { ...revisions, head: commit('Mended') };
  expect((await snapshots.of(mended)).changed).toHaveLength(1);
});

it('a process that dies takes nothing with it', async () => {
  const revisions = { repository, base: commit('Alive'), head: commit('Alive again') };
  const lost = snapshots.of(revisions);
  await vi.waitFor(() =>
    expect(existsSync(`${folder}/${pairOf(revisions)}.unfinished`)).toBe(true),
  );
  snapshots.close();
  expect((await lost).problem).toMatch(/cannot be shown/);
  expect((await snapshots.of(revisions)).changed).toHaveLength(1);
});
