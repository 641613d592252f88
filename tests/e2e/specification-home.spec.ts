import { expect, type Page, test } from '@playwright/test';
import { AS_SERVED, expectOutside } from './asServed.ts';

// Section 2 of the specification, point by point: the home page.
test.use(AS_SERVED);

/** What stands there; what a page lays out later has no `innerText` yet. */
const texts = async (page: Page, selector: string) =>
  (await page.locator(selector).allTextContents()).map((text) => text.trim());

test.describe('Home', () => {
  test.beforeEach(({ page }) => page.goto('/'));

  test('headline and three calls to action', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Assay the idea, then trade it.',
    );
    await expect(page.locator('main > section').first().getByRole('link')).toHaveCount(3);
  });

  test('twelve logos', async ({ page }) => {
    await expect(page.locator('img[src^="/images/logos/"]')).toHaveCount(12);
  });

  test('counters at their values, drawn one by one', async ({ page }) => {
    await expect(page.getByText('118K+', { exact: true })).toBeVisible();
    await expect(page.getByText('4500+', { exact: true })).toBeVisible();
    await expect(page.locator('[data-count="118"]')).toHaveCount(1);
    await expect(page.locator('[data-count="4500"]')).toHaveCount(1);
  });

  test('mission and vision', async ({ page }) => {
    await expect(page.getByRole('heading', { name: 'Mission' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Vision' })).toBeVisible();
  });

  test('six tools screens that lead to the platform in a new tab', async ({ page }) => {
    const links = page.locator('#tools').getByRole('link');
    await expect(links).toHaveCount(6);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('href', /^https:\/\/desk\.nikash\.example\//);
      await expect(link).toHaveAttribute('target', '_blank');
    }
  });

  test('four platform features', async ({ page }) => {
    await expect(page.locator('#features').getByRole('heading', { level: 3 })).toHaveCount(4);
  });

  test('the event gallery has four pictures and leads to /events#top', async ({ page }) => {
    await expect(page.locator('#event #gallery img')).toHaveCount(4);
    await expect(page.locator('#event').getByRole('link', { name: 'Show More' })).toHaveAttribute(
      'href',
      '/events#top',
    );
  });

  test('the About Us card leads to /about', async ({ page }) => {
    await expect(
      page.locator('#about').getByRole('link', { name: 'Explore more' }),
    ).toHaveAttribute('href', '/about');
  });

  test('eight testimonials, one of them twice', async ({ page }) => {
    const handles = await texts(page, '#testimonials figcaption .label-mono');
    expect(handles).toHaveLength(8);
    expect(new Set(handles).size).toBe(7);
  });

  test('Crack Your First Quant Job opens /education in a new tab', async ({ page }) => {
    const link = page.getByRole('link', { name: /^Crack Your First Quant Job/ });
    await expect(link).toHaveAttribute('href', '/education');
    await expect(link).toHaveAttribute('target', '_blank');
  });

  test('the market making game leads outside', ({ page }) =>
    expectOutside(page, /market|make/i, page.locator('p:has(a[href*="twoway"])')));

  test('Get In Touch holds the form and the booking', async ({ page }) => {
    const section = page.locator('#contact-us');
    await expect(section.getByText('Get In Touch')).toBeVisible();
    for (const label of ['Your Name', 'Email Id', 'Contact Number', 'Query'])
      await expect(section.getByLabel(label)).toBeVisible();
    await expect(section.getByRole('button', { name: 'Contact Us' })).toBeVisible();
    await expect(section.locator('a[href*="30min"]')).toBeVisible();
    await expect(section.getByText(/needs JavaScript/)).toBeVisible();
  });
});
