import { expect, type Page, test } from '@playwright/test';
import { AS_SERVED, expectOutside } from './asServed.ts';

// Section 2 of the specification, point by point: the shared layout.
test.use(AS_SERVED);

const bar = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');

test.describe('Shared layout', () => {
  test.beforeEach(({ page }) => page.goto('/talks'));

  test('the logo leads home', async ({ page }) => {
    await expect(bar(page).getByRole('link').first()).toHaveAttribute('href', '/');
  });

  test('the bar links to the seven pages and to contact', async ({ page }) => {
    const links = bar(page).getByRole('navigation', { name: 'Main' }).getByRole('link');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual([
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
  });

  test('Education App and Algo Trading Platform lead outside', async ({ page }) => {
    await expectOutside(page, /^Education App/, bar(page));
    await expectOutside(page, /^Algo Trading Platform/, bar(page));
  });

  test('the platform button is hidden on very small screens', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(bar(page).getByRole('link', { name: /^Algo Trading Platform/ })).toHaveCount(0);
    await page.setViewportSize({ width: 600, height: 844 });
    await expect(bar(page).getByRole('link', { name: /^Algo Trading Platform/ })).toBeVisible();
  });

  test('under 768 px a menu holds the same links and two more', async ({ page }) => {
    await page.setViewportSize({ width: 767, height: 900 });
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Hiring Services' })).toHaveAttribute(
      'href',
      '/hiring',
    );
    await expect(menu.getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
      'href',
      '/#contact-us',
    );
    await expect(menu.getByRole('link')).toHaveCount(8);
    await expect(bar(page).getByRole('link', { name: /^Download Education App/ })).toBeVisible();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });

  test('the footer holds address, links, mail, careers, profiles and the line of 2025', async ({
    page,
  }) => {
    await expect(footer(page).locator('address')).toContainText('Mumbai');
    await expectOutside(page, /^View Map/, footer(page));
    const links = await footer(page)
      .getByRole('navigation')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual(['/education', '/enterprise', '/events', '/talks', '/about']);
    await expect(footer(page).getByRole('heading', { name: 'Contact Us' })).toBeVisible();
    await expect(footer(page).locator('a[href^="mailto:"]')).toHaveCount(2);
    await expect(footer(page).getByRole('heading', { name: 'Careers' })).toBeVisible();
    await expect(footer(page).getByText('Coming Soon')).toBeVisible();
    await expect(footer(page).getByRole('heading', { name: 'Follow Us' })).toBeVisible();
    for (const network of [/professional network/i, /microblog/i, /photo/i, /video/i])
      await expectOutside(page, network, footer(page));
    await expect(footer(page)).toContainText('© 2025');
  });
});
