import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, type Page, test } from 'playwright/test';
import sharp from 'sharp';
import { reportHtml } from '../../scripts/content/review/render/reportHtml.ts';
import { review } from '../../scripts/content/review/review.ts';
import { fields, withHistory } from '../build/review/history.ts';
import { miniature, type Tree } from '../unit/content/miniature.ts';
import { expectAccessible, listen } from './helpers/probe.ts';

const TALK = 'content/talks/one-2.json';
const PICTURE = 'public/images/talks/two.webp';

/** A site of three pages that builds in no time: talks one below the other, the newest first. */
const BUILD = `
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
mkdirSync('dist/client', { recursive: true });
cpSync('public', 'dist/client', { recursive: true });
const page = (name, body) => writeFileSync('dist/client/' + name + '.html',
  '<!DOCTYPE html><html lang="en"><title>' + name + '</title><style>body{margin:20px;font:20px/30px serif}' +
  'h2{height:60px;margin:0;padding-top:30px;font:inherit}img{display:block;width:160px;height:90px}</style><body>' + body);
const talks = readdirSync('content/talks').sort().reverse().map((file) => [file, JSON.parse(readFileSync('content/talks/' + file))]);
page('talks', talks.map(([file, talk]) => '<article id="' + file.split('.')[0] + '"><h2>' + talk.title + '</h2><img src="' +
  talk.thumbnailUrl + '" alt="' + talk.alt + '"></article>').join(''));
page('index', '<p>Home</p>');
page('404', '<p>Nothing here</p>');
writeFileSync('dist/client/_headers', '/*\\n  X-Content-Type-Options: nosniff\\n');
`;

const colour = (background: string) =>
  sharp({ create: { width: 1280, height: 720, channels: 3, background } })
    .webp()
    .toBuffer();

test('a review names the page that a change reaches; its report is one accessible page', {
  tag: '@all',
}, async ({ page }) => {
  const [before, after] = [await colour('teal'), await colour('tomato')];
  const tree: Tree = miniature();
  tree.set('package.json', JSON.stringify({ type: 'module', scripts: { build: 'node build.js' } }));
  tree.set('build.js', BUILD);
  tree.set(PICTURE, before);
  fields(tree, TALK, (talk) => Object.assign(talk, { thumbnailUrl: '/images/talks/two.webp' }));
  const change = (head: Tree) => {
    fields(head, 'content/talks/one-1.json', (talk) =>
      Object.assign(talk, { title: 'A <b>new</b> title' }),
    );
    head.set('content/talks/renamed.json', head.get('content/talks/one-1.json') ?? '');
    head.delete('content/talks/one-1.json');
    head.set(PICTURE, after);
  };
  const [reviewed, html] = await withHistory(tree, change, async (root) => {
    const result = await review({ root, range: 'HEAD^1..HEAD' });
    return [result, await reportHtml(result)] as const;
  });
  expect(reviewed.unbuilt).toBeUndefined();
  expect(reviewed.pages.map(({ route, what }) => [route, what])).toEqual([['/talks', 'changed']]);
  expect(reviewed.same).toBe(2);
  expect(reviewed.pages[0]).toMatchObject({
    contents: [PICTURE.replace('public', '')],
    lostAnchors: ['/talks#one-1'],
  });
  await expectReport(page, html);
});

/** Expects a report to be one accessible page that requests nothing, and whose pictures can be enlarged. */
async function expectReport(page: Page, html: string): Promise<void> {
  const said = listen(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).protocol));
  const file = test.info().outputPath('review.html');
  writeFileSync(file, html);
  await page.goto(pathToFileURL(file).href);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    '2 records change, 1 page with them',
  );
  await expect(page.getByRole('cell', { name: 'A <b>new</b> title' })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByText('1 file of this page changed: /images/talks/two.webp')).toBeVisible();
  await expect(page.getByText('This page lost /talks#one-1.')).toBeVisible();
  await page.getByRole('button', { name: 'Enlarge two.webp' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'The picture, enlarged' });
  await expect(dialog.getByRole('img')).toHaveJSProperty('width', 1280);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(asked.filter((protocol) => protocol !== 'data:')).toEqual(['file:']);
  expect(said).toEqual([]);
}
