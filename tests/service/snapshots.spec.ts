// What a proposal looks like, before and after, for a reviewer who has never seen a diff.
import { once } from 'node:events';
import { appendFileSync, globSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type FrameLocator, type Page } from 'playwright/test';
import { skipWithout } from '../e2e/helpers/skipWithout.ts';
import { expectAccessible } from './helpers/expectAccessible.ts';
import { saveChange } from './helpers/form.ts';
import { pageWithOpening } from './helpers/records.ts';
import { test } from './helpers/session.ts';
import type { Editor } from './helpers/startEditor.ts';

skipWithout('page of the bar with an opening');

const WORDS = 'Said aloud, and seen';

/** Proposes another headline of the talks' page. @returns the address of the proposal, and what is published */
async function proposeHeadline(editor: Editor, page: Page) {
  const { file } = pageWithOpening();
  // Another test may have published a change of it.
  const main = JSON.parse(editor.git('show', `main:${file}`));
  const [{ headline, ...opening }, ...others] = main.sections;
  const changed = { ...opening, headline: { ...headline, roman: WORDS } };
  const place = await saveChange(page, file, { sections: [changed, ...others] }, main);
  return { place, before: headline.roman };
}

const frame = (page: Page, side: 'before' | 'after') =>
  page.frameLocator(`iframe[title$=", ${side}"]`).first();

const widthOf = (page: Page) =>
  frame(page, 'after')
    .locator('html')
    .evaluate(({ clientWidth }) => clientWidth);

test('a changed headline is seen before and after, at three widths, and the site is walked', {
  tag: '@all',
}, async ({ arrive, editor }) => {
  const [mia, { page }] = [await arrive('Mia Nag'), await arrive('Ravi Nag', 'reviewer')];
  const { route } = pageWithOpening();
  const { place, before } = await proposeHeadline(editor, mia.page);
  await page.goto(place);

  await expect(frame(page, 'after').locator('h1')).toContainText(WORDS);
  await expect(frame(page, 'before').locator('h1')).toContainText(before);
  await expect(frame(page, 'after').locator('[data-changed]').first()).toContainText(WORDS);
  await expect(page.locator('.pair')).toHaveCount(1);
  await expectAccessible(page);
  expect(await widthOf(page)).toBe(768);
  for (const [name, width] of Object.entries({ Phone: 390, Desktop: 1280 })) {
    await page.getByLabel(name).check();
    await expect.poll(() => widthOf(page)).toBe(width);
  }

  await test.step('a press on a change, and the focus in it, show it on the pages', async () => {
    const [change, chosen] = [
      page.locator('.changes dl > div').first(),
      frame(page, 'after').locator('[data-chosen]'),
    ];
    await expect(chosen).toHaveCount(0);
    await change.locator('summary').click();
    await expect(change.getByRole('textbox')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(change).toHaveAttribute('aria-current', 'true');
    await expect(chosen).toContainText(WORDS);
    await expect(chosen).toBeInViewport();
    await expectAccessible(page);
  });

  await test.step('on a phone one is above the other', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByLabel('Phone').check();
    const [before, after] = [page.locator('.window').first(), page.locator('.window').last()];
    const bottom = await before.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(await after.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(
      bottom,
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(page);
    await page.setViewportSize({ width: 1600, height: 1000 });
  });

  await page.getByRole('link', { name: 'Walk through the proposed site' }).click();
  const prefix = new URL(page.url()).pathname.replace(/\/$/, '');
  expect(prefix).toMatch(/^\/editor\/snapshots\/[0-9a-f-]+\/after$/);
  await page.locator(`header a[href="${prefix}${route}"]`).first().click();
  await expect(page.locator('h1')).toContainText(WORDS);
  expect(new URL(page.url()).pathname).toBe(prefix + route);
  const pictures = page.locator(`img[src^="${prefix}/images/"]`);
  await expect
    .poll(() => pictures.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

/** What runs, loads, sends or leads away, each in another way. */
const attacks = (outside: string) => {
  const run = `try { parent.document.title = 'It ran' } catch {} document.title = 'It ran'; fetch('${outside}/fetch')`;
  return `<script>${run}</script><script src="${outside}/script.js"></script>
    <img src="x" onerror="${run}"><img src="${outside}/picture.png" srcset="${outside}/large.png 2x">
    <svg onload="${run}"><script>${run}</script><animate onbegin="${run}" attributeName="x" dur="1s"/>
      <image href="${outside}/svg.png"/><use href="${outside}/use.svg#x"/></svg>
    <iframe src="javascript:${run}"></iframe><iframe src="${outside}/frame"></iframe>
    <iframe srcdoc="&lt;script&gt;parent.document.title = 'It ran'&lt;/script&gt;"></iframe>
    <object data="${outside}/object"></object><embed src="${outside}/embed">
    <video autoplay src="${outside}/video.mp4" poster="${outside}/poster.png"></video>
    <audio autoplay src="${outside}/audio.mp3"></audio>
    <link rel="stylesheet" href="${outside}/style.css"><link rel="prefetch" href="${outside}/prefetch">
    <style>@import "${outside}/import.css"; @font-face { font-family: e; src: url(${outside}/font.woff2) }
      body { background: url(${outside}/ground.png); font-family: e }</style>
    <meta http-equiv="refresh" content="0; url=${outside}/refresh"><base href="${outside}/base/">
    <details open ontoggle="${run}"><summary>More</summary></details><input autofocus onfocus="${run}">
    <a data-attack="runs" href="javascript:${run}">Run</a>
    <a data-attack="leads away" target="_top" href="${outside}/top">Away</a>
    <a data-attack="opens" target="_blank" href="${outside}/blank" ping="${outside}/ping">Open</a>
    <form action="${outside}/form" method="post"><button data-attack="sends">Send</button></form>`;
};

test('what means harm in a snapshot does nothing in a frame and in a window', {
  tag: '@all',
}, async ({ editor, arrive }) => {
  const [mia, { page }] = [await arrive('Mia Bose'), await arrive('Ravi Bose', 'reviewer')];
  const { place } = await proposeHeadline(editor, mia.page);
  await page.goto(place);
  await expect(frame(page, 'after').locator('h1')).toContainText(WORDS);
  // The worst case: something got past everything that keeps content from becoming markup.
  const heard: (string | undefined)[] = [];
  const elsewhere = createServer((request, response) => {
    heard.push(request.url);
    response.setHeader('access-control-allow-origin', '*').end();
  }).listen(0, '127.0.0.1');
  await once(elsewhere, 'listening');
  const outside = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
  for (const file of globSync('snapshots/*/after-*.html', { cwd: editor.data }))
    appendFileSync(`${editor.data}/${file}`, attacks(outside));
  const doesNothing = async (inside: Page | FrameLocator, pressed: readonly string[]) => {
    await expect(inside.locator('img[src="x"]')).toHaveCount(1);
    const address = page.url();
    for (const name of pressed)
      await inside.locator(`[data-attack="${name}"]`).click({ force: true });
    const title = await inside.locator('html').evaluate(() => document.title);
    expect(title).not.toBe('It ran');
    expect(await page.title()).not.toBe('It ran');
    expect(page.url()).toBe(address);
    expect(page.context().pages()).toHaveLength(1);
    expect(heard).toEqual([]);
  };
  await page.reload();
  await doesNothing(frame(page, 'after'), ['runs', 'sends', 'opens', 'leads away']);
  await page.getByRole('link', { name: 'Walk through the proposed site' }).click();
  // A link to another site may lead there, in a window of its own.
  await doesNothing(page, ['runs', 'sends', 'opens']);
  // The server would have heard of what comes from another page.
  const other = await page.context().newPage();
  await other.goto(outside);
  expect(heard).not.toEqual([]);
  await other.close();
  elsewhere.close();
  const address = page.url();
  await page.context().clearCookies();
  await page.goto(address);
  await expect(page).toHaveURL(/\/editor\/sign-in\?next=/);
});
