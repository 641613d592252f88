import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writePages } from '../../../tina/server/snapshots/writePages.ts';
import { snapshotSection } from '../../../tina/server/views/SnapshotSection.tsx';
import { addressOf, fileOf, PREFIX } from '../../../tina/shared/Snapshot.ts';

const PAIR = `${'a'.repeat(40)}-${'b'.repeat(40)}`;
const page = (words: string) =>
  `<html><head><title>T</title><script>1</script><link rel="icon" href="/icon.svg"/></head><body><main><section id="one"><a href="/talks">${words}</a><img src="/images/logo.svg" srcSet="/images/a.png 1x, /images/b.png 2x"><p>href=&quot;/talks&quot; //cdn</p></section></main></body></html>`;

/** Writes both versions of pages by their routes. @returns the changes, and a function that reads a file of the snapshot */
function drawn(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
  ...repainted: string[]
) {
  return drawnIn({ before: '--ground:white', after: '--ground:white' }, before, after, repainted);
}

/** The same with the colours of each version. */
function drawnIn(
  tokens: Readonly<Record<'before' | 'after', string>>,
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
  repainted: readonly string[] = [],
) {
  const folder = mkdtempSync(join(tmpdir(), 'snapshots-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const pages = { before: new Map(Object.entries(before)), after: new Map(Object.entries(after)) };
  const changed = writePages(folder, pages, {
    ...{ style: '/style.css', tokens },
    repainted: new Set(repainted),
  });
  const read = (...page: Parameters<typeof fileOf>) =>
    readFileSync(join(folder, fileOf(...page)), 'utf8');
  return { changed: changed.map(({ route }) => route), pages: changed, read };
}

it('links to feeds and calendars, which a snapshot does not contain, have no address', {
  tags: '@all',
}, () => {
  const links = ['/events.xml', '/hi/talks.xml', '/events.ics', '/calendar/fair.ics', '/events'];
  const anchors = links.map((to) => `<a href="${to}">${to}</a>`).join('');
  const html = page('').replace('<img', () => `${anchors}<img`);
  const { read } = drawn({}, { '/': html });
  expect(read('after', '/').match(/<a[^>]*>\/[^<]+/g)).toEqual([
    ...links.slice(0, 4).map((to) => `<a>${to}`),
    `<a href="${PREFIX}/events">/events`,
  ]);
});

it('a page links within its snapshot, and has the colours of its version', () => {
  const tokens = { before: '--ground:white', after: '--ground:black' };
  const sides = [{ '/': page('a'), '/x': page('x') }, { '/x': page('x') }] as const;
  const { changed, read } = drawnIn(tokens, ...sides);
  expect(changed).toEqual(['/', '/x']);
  for (const [side, colour] of [
    ['before', 'white'],
    ['after', 'black'],
  ] as const) {
    const html = read(side, '/x');
    expect(html).toContain(`href="${PREFIX}/talks"`);
    expect(html).toContain(`srcSet="${PREFIX}/images/a.png 1x, ${PREFIX}/images/b.png 2x"`);
    expect(html).toContain(`--ground:${colour}`);
    expect(html).toContain('href="/style.css"');
    expect(html).not.toMatch(/<script|icon/);
    expect(html.split(PREFIX)).toHaveLength(5);
    expect(html).toContain('<p>href=&quot;/talks&quot; //cdn</p>');
  }
});

it('a page with the same text and a replaced picture has changed', () => {
  const sides = [{ '/': page('a') }, { '/': page('a') }] as const;
  expect(drawn(...sides, 'public/images/other.svg').changed).toEqual([]);
  const { changed, read } = drawn(...sides, 'public/images/logo.svg');
  expect(changed).toEqual(['/']);
  expect(read('after', '/')).toContain('/images/logo.svg?now');
  expect(read('before', '/')).not.toContain('?now');
  expect(read('after', '/', true)).toContain('data-changed');
});

it('changed texts are shown as parts of their own page', () => {
  const { changed, read } = drawn({ '/': page('old') }, { '/': page('new') });
  expect(changed).toEqual(['/']);
  expect(read('before', '/', true)).toContain('old');
  expect(read('after', '/', true)).toContain('new');
});

it('pages whose sections differ come first; of pages that differ in the menu, one is shown with its menu open', {
  tags: '@all',
}, () => {
  const site = (menu: string, words: string) => {
    const around = (html: string) =>
      html.replace('<main>', () => `<header><dialog>${menu}</dialog></header><main>`);
    return { '/a': around(page('a')), '/b': around(page('b')), '/c': around(page(words)) };
  };
  const { changed, pages, read } = drawn(site('Talks', 'old'), site('Prices', 'new'));
  expect(changed).toEqual(['/c', '/a', '/b']);
  const html = snapshotSection({ pair: PAIR, changed: pages });
  const frames = [...html.matchAll(/<iframe[^>]* src="[^"]*after(\/\w+)\?changes"/g)];
  expect(frames.map(([, route]) => route)).toEqual(['/c', '/a']);
  expect(html).toContain('2 pages change only in what all pages share.');
  expect(html).toContain(`<a href="${addressOf(PAIR, 'after', '/b')}">/b</a>`);
  for (const side of ['before', 'after'] as const) {
    const isOpen = (route: string) => read(side, route, true).includes('dialog{');
    expect(['/a', '/c'].map(isOpen)).toEqual([true, false]);
  }
});

it('changed colours of the brand are shown by one whole page, and the others are named', {
  tags: '@all',
}, () => {
  const site = { '/': page('a'), '/x': page('x') };
  const tokens = { before: '--ground:white', after: '--ground:black' };
  const { pages, read } = drawnIn(tokens, site, site);
  expect(pages).toEqual(
    ['/', '/x'].map((route) => ({ route, title: 'T', isOwn: false, sides: ['before', 'after'] })),
  );
  expect(read('before', '/', true)).toContain('--ground:white');
  expect(read('after', '/', true)).toContain('--ground:black');
  expect(snapshotSection({ pair: PAIR, changed: pages })).toContain('2 pages change only');
});
