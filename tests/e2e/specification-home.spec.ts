import { expect, type Locator, type Page, test } from '@playwright/test';

// Section 2 of the specification, point by point: the shared layout, whose menu is in menu.spec.ts, and
// the home page, as a visitor without script gets them; its logos and counters are in
// withoutWidgets.spec.ts.
test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

/** Expects a link that opens an address outside the site in a new tab, and says so. */
async function expectOutside(page: Page, name: RegExp, scope = page.getByRole('main')) {
  const link = scope.getByRole('link', { name }).first();
  await expect(link).toHaveAttribute('href', /^https:\/\/[\w.-]+\.example\//);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener');
  await expect(link).toHaveAccessibleName(/opens in a new tab/);
}

const bar = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
const hrefs = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));

test('the bar leads home, to the seven pages, to contact and outside', async ({ page }) => {
  await page.goto('/talks');
  await expect(bar(page).getByRole('link').first()).toHaveAttribute('href', '/');
  const links = bar(page).getByRole('navigation', { name: 'Main' }).getByRole('link');
  expect(await hrefs(links)).toEqual([
    '/education',
    '/enterprise',
    '/events',
    '/talks',
    '/team',
    '/hiring',
    '/about',
    '/#contact-us',
  ]);
  await expect(links.filter({ hasText: 'Hiring' })).toHaveText('Hiring');
  await expectOutside(page, /^Education App/, bar(page));
  await expectOutside(page, /^Algo Trading Platform/, bar(page));
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(bar(page).getByRole('link', { name: /^Algo Trading Platform/ })).toHaveCount(0);
  await page.setViewportSize({ width: 600, height: 844 });
  await expect(bar(page).getByRole('link', { name: /^Algo Trading Platform/ })).toBeVisible();
});

test('the footer holds address, links, mail, careers, profiles and the line of 2025', async ({
  page,
}) => {
  await page.goto('/talks');
  await expect(footer(page).locator('address')).toContainText('Mumbai');
  await expectOutside(page, /^View Map/, footer(page));
  const links = footer(page).getByRole('navigation').getByRole('link');
  expect(await hrefs(links)).toEqual(['/education', '/enterprise', '/events', '/talks', '/about']);
  for (const name of ['Contact Us', 'Careers', 'Follow Us'])
    await expect(footer(page).getByRole('heading', { name })).toBeVisible();
  await expect(footer(page).locator('a[href^="mailto:"]')).toHaveCount(2);
  await expect(footer(page).getByText('Coming Soon')).toBeVisible();
  for (const network of [/professional network/i, /microblog/i, /photo/i, /video/i])
    await expectOutside(page, network, footer(page));
  await expect(footer(page)).toContainText('© 2025');
});

test('Home: everything that stands on it, in its numbers', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Assay the idea, then trade it.',
  );
  await expect(page.locator('main > section').first().getByRole('link')).toHaveCount(3);
  // What the counters count is drawn one by one.
  await expect(page.locator('[data-count="118"], [data-count="4500"]')).toHaveCount(2);
  for (const name of ['Mission', 'Vision'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.locator('#features').getByRole('heading', { level: 3 })).toHaveCount(4);
  await expect(page.locator('#event #gallery img')).toHaveCount(4);
  const handles = await page
    .locator('#testimonials figcaption .label-mono')
    .evaluateAll((all) => all.map(({ textContent }) => textContent));
  expect(handles).toHaveLength(8);
  expect(new Set(handles).size).toBe(7);
});

test('Home: where its links lead', async ({ page }) => {
  await page.goto('/');
  const tools = page.locator('#tools').getByRole('link');
  await expect(tools).toHaveCount(6);
  for (const link of await tools.all()) {
    await expect(link).toHaveAttribute('href', /^https:\/\/desk\.nikash\.example\//);
    await expect(link).toHaveAttribute('target', '_blank');
  }
  const more = page.locator('#event').getByRole('link', { name: 'Show More' });
  await expect(more).toHaveAttribute('href', '/events#top');
  const explore = page.locator('#about').getByRole('link', { name: 'Explore more' });
  await expect(explore).toHaveAttribute('href', '/about');
  const job = page.getByRole('link', { name: /^Crack Your First Quant Job/ });
  await expect(job).toHaveAttribute('href', '/education');
  await expect(job).toHaveAttribute('target', '_blank');
  await expectOutside(page, /market|make/i, page.locator('p:has(a[href*="twoway"])'));
});

test('Home: Get In Touch holds the form and the booking', async ({ page }) => {
  await page.goto('/');
  const section = page.locator('#contact-us');
  await expect(section.getByText('Get In Touch')).toBeVisible();
  for (const label of ['Your Name', 'Email Id', 'Contact Number', 'Query'])
    await expect(section.getByLabel(label)).toBeVisible();
  await expect(section.getByRole('button', { name: 'Contact Us' })).toBeVisible();
  const booking = section.locator('[data-booking]');
  await expect(booking.getByRole('heading', { name: 'Book thirty minutes' })).toBeVisible();
  await expect(booking.getByRole('listitem')).toHaveCount(3);
  await expect(booking.locator('a[href*="30min"]')).toBeVisible();
  await expect(section.getByText(/needs JavaScript/)).toBeVisible();
});
