import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { reportHtml } from '../../scripts/content/review/render/reportHtml.ts';
import { thumbnails } from '../../scripts/content/review/render/thumbnails.ts';
import { type Review, review } from '../../scripts/content/review/review.ts';
import { miniature, type Tree } from '../unit/content/miniature.ts';
import { fields, withHistory } from '../unit/review/history.ts';
import { expectAccessible, listen } from './probe.ts';

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

const colour = (background: string, size: number) =>
  sharp({ create: { width: 1280, height: 720, channels: 3, background } })
    .composite([
      {
        input: Buffer.from(
          `<svg width="${size}" height="${size}"><circle r="9" cx="40" cy="40"/></svg>`,
        ),
        gravity: 'centre',
      },
    ])
    .webp()
    .toBuffer();

let reviewed: Review;
let file: string;
let weights: { before: number; after: number };
const folder = mkdtempSync(join(tmpdir(), 'report-'));

test.describe.configure({ mode: 'serial' });
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.beforeAll(async () => {
  const [before, after] = [await colour('teal', 100), await colour('tomato', 300)];
  weights = { before: before.length, after: after.length };
  const tree: Tree = miniature();
  tree.set('package.json', JSON.stringify({ type: 'module', scripts: { build: 'node build.js' } }));
  tree.set('build.js', BUILD);
  tree.set(PICTURE, before);
  fields(tree, TALK, (talk) => Object.assign(talk, { thumbnailUrl: '/images/talks/two.webp' }));
  const change = (later: Tree) => {
    fields(later, 'content/talks/one-1.json', (talk) =>
      Object.assign(talk, { title: 'A <b>new</b> title' }),
    );
    later.set(PICTURE, after);
  };
  reviewed = await withHistory(tree, change, async (root) => {
    const result = await review({ root, range: 'HEAD^1..HEAD' });
    const html = reportHtml(result, await thumbnails(result));
    file = join(folder, 'review.html');
    writeFileSync(file, html);
    return result;
  });
});

test('a review looks at the page that a change reaches, and at no other', () => {
  expect(reviewed.unbuilt).toBeUndefined();
  expect(reviewed.pages.map(({ route, what }) => [route, what])).toEqual([['/talks', 'changed']]);
  expect(reviewed.same).toBe(2);
});

test('it outlines what changed where it stands, on both screens', () => {
  const [page] = reviewed.pages;
  expect(page?.screens.map(({ screen }) => screen.width)).toEqual([390, 1440]);
  for (const { sights } of page?.screens ?? []) {
    // The picture of the upper talk and the title of the lower stand close: one stretch shows both.
    expect(sights).toHaveLength(1);
    const [picture, title] = (sights[0]?.after?.boxes ?? []).toSorted((a, b) => a.top - b.top);
    expect(picture).toMatchObject({ left: 14, width: 172, height: 102 });
    expect(title?.top).toBeGreaterThan((picture?.top ?? 0) + 90);
  }
});

test('it weighs the pages as visitors get them', () => {
  for (const { before, after } of reviewed.pages[0]?.screens ?? []) {
    expect((after?.pictures ?? 0) - (before?.pictures ?? 0)).toBe(weights.after - weights.before);
  }
});

test('its report is one accessible page whose slider works by keyboard', async ({ page }) => {
  const said = listen(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).protocol));
  await page.goto(pathToFileURL(file).href);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    '2 records change, 1 page with them',
  );
  await expect(page.getByRole('cell', { name: 'A <b>new</b> title' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Side by side').focus();
  await page.keyboard.press('ArrowRight');
  const slider = page.getByRole('slider').first();
  await slider.press('Home');
  const after = page.locator('.view.after').first();
  expect(await after.evaluate((view) => getComputedStyle(view).clipPath)).toBe(
    'inset(0px 0px 0px 0%)',
  );
  await slider.press('End');
  expect(await after.evaluate((view) => getComputedStyle(view).clipPath)).toBe(
    'inset(0px 0px 0px 100%)',
  );
  await expectAccessible(page);
  expect(asked.filter((protocol) => protocol !== 'data:')).toEqual(['file:']);
  expect(said).toEqual([]);
});
