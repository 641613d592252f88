import { expect, type Page, test } from 'playwright/test';
import { content, words } from './helpers/content.ts';
import { FURTHER, ROUTES, routeBeside, TRANSLATED } from './helpers/routes.ts';

/** A page in the bar, its label there, and another page. */
const PAGE = routeBeside('/');
const { label: NAME = '' } = content.site.navigation.find(({ href }) => href === PAGE) ?? {};
const OTHER_PAGE = routeBeside('/', PAGE);

const link = (page: Page) =>
  page
    .getByRole('navigation', { name: words.main, exact: true })
    .getByRole('link', { name: NAME, exact: true });

declare global {
  interface Window {
    revealed: boolean;
  }
}

test('the browser accepts the speculation rules, and fetches a page when the pointer is over its link', {
  tag: '@all',
}, async ({ page }) => {
  const cdp = await page.context().newCDPSession(page);
  const ruleSet = new Promise<{ url?: string; errorType?: string }>((done) => {
    cdp.on('Preload.ruleSetUpdated', ({ ruleSet }) => done(ruleSet));
  });
  const fetched = new Promise<string>((done) => {
    cdp.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
      if (status === 'Ready') done(new URL(prefetchUrl).pathname);
    });
  });
  await cdp.send('Preload.enable');
  await page.goto('/');
  const { url, errorType } = await ruleSet;
  expect(new URL(url ?? '').pathname).toBe('/speculation-rules.json');
  expect(errorType).toBeUndefined();
  await link(page).hover();
  expect(await fetched).toBe(PAGE);
});

test('speculation rules name the pages of the site, and only pages', async ({ request }) => {
  const response = await request.get('/speculation-rules.json');
  expect(response.headers()['content-type']).toBe('application/speculationrules+json');
  const rules: Record<string, { where: { and: [{ href_matches: string[] }] } }[]> =
    await response.json();
  // Pages in a folder are matched by a pattern.
  const patterns = [...ROUTES, ...TRANSLATED, ...FURTHER].map((route) =>
    route.replace(/^(\/[^/]+)\/.*$/, '$1/*'),
  );
  for (const [{ where } = { where: { and: [{ href_matches: [] }] } }] of Object.values(rules))
    expect(new Set(where.and[0].href_matches)).toEqual(new Set(patterns));
});

/** Goes to a page by its link; returns whether the browser showed a transition. */
async function passesOver(page: Page): Promise<boolean> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      window.revealed = Boolean((event as Event & { viewTransition?: unknown }).viewTransition);
    });
  });
  await page.goto(OTHER_PAGE);
  await link(page).click();
  await page.waitForURL(PAGE);
  await page.waitForFunction(() => window.revealed !== undefined);
  return page.evaluate(() => window.revealed);
}

test('pages cross-fade, and change immediately with reduced motion', {
  tag: '@all',
}, async ({ page }) => {
  expect(await passesOver(page)).toBe(true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await passesOver(page)).toBe(false);
});
