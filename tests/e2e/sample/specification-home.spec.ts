import { expect, test } from 'playwright/test';
import { recordsOf } from '../helpers/records.ts';
import { expectOutside, linksIn } from './helpers/specification.ts';

// Section 2 of the specification, point by point: the home page for a visitor without script; its counters are in
// withoutWidgets.spec.ts.
test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

test('Home: has all its parts, in the specified numbers', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Assay the idea, then trade it.',
  );
  // Three calls to action: learn, platform, talk.
  expect(await linksIn(page.locator('main > section').first().getByRole('link'))).toEqual([
    [expect.any(String), '/education'],
    [expect.any(String), 'https://desk.nikash.example/'],
    [expect.any(String), '#contact-us'],
  ]);
  // The counters show what they count one by one.
  await expect(page.locator('[data-count="118"], [data-count="4500"]')).toHaveCount(2);
  for (const name of ['Mission', 'Vision'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.locator('#features').getByRole('heading', { level: 3 })).toHaveText([
    /strategy marketplace/i,
    /free sign-in.* Indian broker/i,
    /AI strategy creation/i,
    /coding copilot.* in the terminal/i,
  ]);
  await expect(page.locator('#event #event-slides img')).toHaveCount(4);
});

test('Home: the twelve logos are in the order of their ids', async ({ page }) => {
  const logos = recordsOf<{ id: number; name: string }>('logos').sort((a, b) => a.id - b.id);
  expect(logos.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  await page.goto('/');
  const shown = page.locator('section#logos li img');
  expect(await shown.evaluateAll((all) => all.map((logo) => logo.getAttribute('alt')))).toEqual(
    logos.map(({ name }) => name),
  );
});

test('Home: eight testimonials in two rows of four, each complete, one of them in both', async ({
  page,
}) => {
  await page.goto('/');
  const handles: string[] = [];
  const rows = page.locator('#testimonials [data-rows] > *');
  await expect(rows).toHaveCount(2);
  for (const row of await rows.all()) {
    const letters = row.getByRole('figure');
    await expect(letters).toHaveCount(4);
    for (const letter of await letters.all()) {
      const [name, handle] = await letter.locator('figcaption > span > span').allTextContents();
      expect(name).toMatch(/^\S+ \S+/);
      expect(handle).toMatch(/^@\S+$/);
      handles.push(handle ?? '');
      expect((await letter.locator('blockquote').textContent())?.length).toBeGreaterThan(40);
      await expect(letter.locator('img')).toHaveAttribute('src', /^\/assets\/pictures\//);
    }
  }
  expect(new Set(handles).size).toBe(7);
  for (const row of [handles.slice(0, 4), handles.slice(4)]) expect(new Set(row).size).toBe(4);
});

test('Home: its links have the specified targets', async ({ page }) => {
  await page.goto('/');
  const tools = page.locator('#desk-slides').getByRole('link');
  await expectOutside(tools, 6);
  for (const [, target] of await linksIn(tools))
    expect(target).toBe('https://desk.nikash.example/tour');
  const more = page.locator('#event').getByRole('link', { name: 'Show More' });
  await expect(more).toHaveAttribute('href', '/events#top');
  const explore = page.locator('#about').getByRole('link', { name: 'Explore more' });
  await expect(explore).toHaveAttribute('href', '/about');
  const job = page.getByRole('link', { name: /^Crack Your First Quant Job/ });
  await expect(job).toHaveAttribute('href', '/education');
  await expect(job).toHaveAttribute('target', '_blank');
  const game = page.getByRole('link', { name: /market making game/ });
  await expectOutside(game);
  await expect(game).toHaveAttribute('href', 'https://twoway.nikash.example/');
});

test('Home: Get In Touch contains the form and the booking', async ({ page }) => {
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
