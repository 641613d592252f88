import { basename } from 'node:path';
import { expect, test } from 'playwright/test';
import { recordsOf } from '../helpers/records.ts';
import { expectOutside } from './helpers/specification.ts';

// Section 2 of the specification, point by point, for a visitor without script: hiring, talks and team.
test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

test('Hiring: audience, roles, levels and reasons, each with its text; benefits', async ({
  page,
}) => {
  await page.goto('/hiring');
  await expect(page.getByRole('main')).toContainText(
    'Quant recruitment for financial institutions',
  );
  for (const [id, label, item, title] of [
    ['audiences', /recruit for/, 'li', 'h3'],
    ['roles', /expertise/i, 'tbody tr', 'th'],
    ['levels', /talent levels/i, 'li', 'h3'],
    ['reasons', /reasons to partner/i, 'li', 'h3'],
    ['benefits', /benefits/i, 'li', 'h3'],
  ] as const) {
    const band = page.locator(`#${id}`);
    await expect(band.locator('header')).toContainText(label);
    const items = band.locator(item);
    expect(await items.count(), id).toBeGreaterThanOrEqual(4);
    const titles = await items.locator(title).allTextContents();
    expect(new Set(titles).size, id).toBe(await items.count());
    for (const one of await items.all())
      await expect(one.locator('p, td').first()).toHaveText(/\S.{30}/);
  }
  await expect(page.locator('#benefits img[src^="/images/icons/"]')).toHaveCount(6);
});

test('Talks: nine in descending id, each with a play link in a new tab', async ({ page }) => {
  const records = recordsOf<{ id: number; title: string; playLink: string }>('talks');
  records.sort((a, b) => b.id - a.id);
  await page.goto('/talks');
  const talks = page.locator('#talks > li');
  await expect(talks).toHaveCount(9);
  await expect(talks.getByRole('heading')).toHaveText(records.map(({ title }) => title));
  const links = talks.getByRole('link');
  await expectOutside(links, 9);
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    records.map(({ playLink }) => playLink),
  );
});

interface Member {
  name: string;
  role: string;
  description: string;
  image: string;
}

test('Team: four groups with everyone’s name, role, text and picture; statistics, Get in Touch', async ({
  page,
}) => {
  await page.goto('/team');
  const people: Member[] = [];
  for (const title of ['Leadership', 'Advisory Board', 'Instructors', 'Core Team']) {
    const group = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 2, name: title }) });
    const members = await group.locator('li').evaluateAll((all) =>
      all.map((member) => {
        const [role = '', description = ''] = Array.from(
          member.querySelectorAll('p'),
          ({ textContent }) => textContent ?? '',
        );
        const name = member.querySelector('h3')?.textContent ?? '';
        return { name, role, description, image: member.querySelector('img')?.src ?? '' };
      }),
    );
    expect(members.length, title).toBeGreaterThanOrEqual(3);
    people.push(...members);
  }
  const records = recordsOf<Member>('team');
  const sorted = (all: readonly Member[]) => all.toSorted((a, b) => a.name.localeCompare(b.name));
  expect(sorted(people)).toEqual(
    sorted(records).map(({ name, role, description, image }) => ({
      name,
      role,
      description,
      image: expect.stringContaining(`/assets/pictures/${basename(image, '.webp')}-`),
    })),
  );
  for (const { image } of people) expect((await page.request.head(image)).status()).toBe(200);

  // Section 9, Team statistics.
  const statistics = page.locator('dl > div');
  await expect(statistics.getByRole('definition')).toHaveText(['5000+', '15+', '6+']);
  await expect(statistics.getByRole('term')).toHaveText([
    /^mentored/,
    /^years of experience/,
    /^premier institutions/,
  ]);
  await expect(page.getByRole('link', { name: 'Get in Touch' })).toHaveAttribute(
    'href',
    '/#contact-us',
  );
});
