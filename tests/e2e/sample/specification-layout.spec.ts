import { expect, type Page, test } from 'playwright/test';
import { expectOutside, linksIn } from './helpers/specification.ts';

// Section 2 of the specification, point by point: the layout that all pages share, for a visitor without script. How
// the menu opens and closes is in menu.spec.ts.
test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

const bar = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');

const PAGES = [
  ['Education', '/education'],
  ['Enterprise', '/enterprise'],
  ['Events', '/events'],
  ['Talks', '/talks'],
  ['Team', '/team'],
] as const;

test('the bar links to the home page, the seven pages, contact and an external page', async ({
  page,
}) => {
  await page.goto('/talks');
  await expect(bar(page).getByRole('link').first()).toHaveAttribute('href', '/');
  const navigation = bar(page).getByRole('navigation', { name: 'Main' });
  expect(await linksIn(navigation.getByRole('link'))).toEqual([
    ...PAGES,
    ['Hiring', '/hiring'],
    ['About', '/about'],
    ['Contact', '/#contact-us'],
  ]);
  const app = bar(page).getByRole('link', { name: /^Education App/ });
  const platform = bar(page).getByRole('link', { name: /^Algo Trading Platform/ });
  await expectOutside(app);
  await expectOutside(platform);
  expect(await linksIn(app)).toEqual([
    ['Education App', 'https://apps.storefront.example/app/nikash-education'],
  ]);
  expect(await linksIn(platform)).toEqual([
    ['Algo Trading Platform', 'https://desk.nikash.example/'],
  ]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(platform).toHaveCount(0);
  await page.setViewportSize({ width: 600, height: 844 });
  await expect(platform).toBeVisible();
});

test('the menu contains the same links with their long labels, and the app', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/talks');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const links = page.getByRole('dialog', { name: 'Menu' }).getByRole('link');
  expect((await linksIn(links)).slice(1)).toEqual([
    ...PAGES,
    ['Hiring Services', '/hiring'],
    ['About', '/about'],
    ['Contact Us', '/#contact-us'],
    ['Download Education App', 'https://apps.storefront.example/app/nikash-education'],
    ['Algo Trading Platform', 'https://desk.nikash.example/'],
  ]);
});

test('the footer contains address, links, email, careers, profiles and the line of 2025', async ({
  page,
}) => {
  await page.goto('/talks');
  const address = footer(page).locator('address');
  await expect(address).toContainText('Mumbai');
  const map = footer(page).getByRole('link', { name: /^View Map/ });
  await expectOutside(map);
  expect(await linksIn(map)).toEqual([
    ['View Map', 'https://maps.cartographer.example/place/strand-house-fort-mumbai'],
  ]);

  const navigation = footer(page).getByRole('navigation', { name: 'Pages' });
  expect(await linksIn(navigation.getByRole('link'))).toEqual([
    ...PAGES.slice(0, 4),
    ['About', '/about'],
  ]);

  for (const name of ['Contact Us', 'Careers', 'Follow Us'])
    await expect(footer(page).getByRole('heading', { name })).toBeVisible();
  const mails = footer(page).locator('li:has(a[href^="mailto:"])');
  await expect(mails).toHaveText([/@.*General enquiries$/, /@.*Education$/]);
  for (const [words, target] of await linksIn(mails.getByRole('link')))
    expect(target).toBe(`mailto:${words}`);

  const hiring = footer(page).getByText('Coming Soon').locator('xpath=..').getByRole('link');
  expect(await linksIn(hiring)).toEqual([['Hiring', '/hiring']]);

  const profiles = footer(page).locator('div:has(> h2:text-is("Follow Us"))').getByRole('link');
  await expectOutside(profiles, 4);
  expect(await linksIn(profiles)).toEqual([
    ['Professional network', 'https://network.guildhall.example/company/nikash'],
    ['Microblog', 'https://microblog.finch.example/nikash'],
    ['Photo sharing', 'https://photos.albumen.example/nikash'],
    ['Video channel', 'https://video.watchtower.example/channel/nikash'],
  ]);
  await expect(footer(page)).toContainText('© 2025');
});
