import { basename } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { expectOutside, filesOf, recordsOf } from './specification.ts';

// Section 2 of the specification, point by point: the other pages.
// As a visitor without script gets it.
test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

/** What a page says, its white space as a reader takes it. */
const words = async (page: Page) =>
  (await page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ');

test('Enterprise: headline, chips, cases, benefits, offerings, figures, Request Demo', async ({
  page,
}) => {
  await page.goto('/enterprise');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Gen AI powered Hedge Fund in a Box',
  );
  for (const chip of [
    'Generative AI',
    'Backoffice Analytics',
    'Any Market Any Broker',
    'Any Platform Any Cloud',
    'Trusted & Maintained Code',
  ])
    await expect(page.getByText(chip, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Request Demo' }).first()).toHaveAttribute(
    'href',
    '#request-demo',
  );
  await expect(
    page.locator('#request-demo').getByRole('button', { name: 'Request Demo' }),
  ).toBeVisible();
  for (const [band, cards] of [
    ['use-cases', [/broking houses/i, /fintech startups/i, 'RA/RIA advisers']],
    [
      'benefits',
      ['Automation & Efficiency', 'Customisation', 'Scalability', 'Data Driven Performance'],
    ],
    ['offerings', [/ready-to-use strategies/i, 'Generative AI', /trusted code/i, /Phoenix suite/]],
  ] as const)
    await expect(page.locator(`#${band}`).getByRole('heading', { level: 3 })).toHaveText([
      ...cards,
    ]);
  await expect(page.getByRole('heading', { level: 2, name: /^Key Offerings/ })).toBeVisible();
  await expect(page.locator('#offerings').getByRole('heading', { level: 4 })).toHaveText([
    'Copilot',
    'Pro',
    'Python build',
  ]);
  const partner = page.locator('img[src="/images/logos/godown-cloud.svg"]');
  await expect(partner).toBeVisible();
  const main = await words(page);
  expect(main).toContain('SEBI-compliant algo setup');
  // Section 9, Claimed marketing figures.
  for (const claim of [
    'up to 25% more client activity',
    '35% growth in brokerages',
    '35% rise in user engagement',
    'go live in under 1 month',
    'onboard thousands of users in under 1 quarter',
    '10x AUM growth',
  ])
    expect(main).toContain(claim);
});

test('Events: sixteen on the timeline, newest first, two to four pictures each', async ({
  page,
}) => {
  await page.goto('/events');
  const events = page.locator('.timeline > li');
  await expect(events).toHaveCount(16);
  const dates = await events
    .locator('time')
    .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''));
  expect(dates).toEqual(dates.toSorted().reverse());
  for (const event of await events.all()) {
    const pictures = await event.locator('img').count();
    expect(pictures).toBeGreaterThanOrEqual(2);
    expect(pictures).toBeLessThanOrEqual(4);
    expect((await event.locator('p').allInnerTexts()).join(' ').length).toBeGreaterThan(80);
  }
  const linked = filesOf('events').filter((event) => /^link:/m.test(event));
  expect(linked.length).toBeGreaterThan(10);
  await expectOutside(events.getByRole('link'), linked.length);
});

test('Education: four sections of course cards', async ({ page }) => {
  await page.goto('/education');
  for (const [title, cards] of [
    ['Interview Preparation', 4],
    ['Partnership Courses', 4],
    ['Quant Finance MasterClass', 3],
    ['Other Packages', 4],
  ] as const) {
    const section = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 2, name: title }) });
    const shown = section.getByRole('article');
    await expect(shown).toHaveCount(cards);
    await expectOutside(section.getByRole('link', { name: /^Get the Course/ }), cards);
    for (const card of await shown.all()) {
      await expect(card.locator('img')).toHaveCount(1);
      await expect(card.getByRole('heading')).toHaveText(/\S/);
      await expect(card.locator('p', { hasText: /.{60}/ })).not.toHaveCount(0);
    }
  }
  // Section 9, Education products: in the table of them all, and on each one's card.
  const table = page.getByRole('definition').locator('xpath=..');
  await expect(table).toHaveCount(5);
  for (const [product, ...facts] of [
    ['Mock Interview', /50-minute simulation/, /10 minutes of reflection/],
    ['Job-Search Session', /30 minutes/],
    ['Interview Byte', /200\+ puzzles/],
    ['Project Handbook', /21 projects in 2 sections/],
    ['Stack', /15 projects/],
  ] as const)
    for (const place of [
      table.filter({ has: page.getByRole('term').getByText(product, { exact: true }) }),
      page.getByRole('article').filter({ has: page.getByRole('heading', { name: product }) }),
    ])
      for (const fact of facts) await expect(place.first()).toHaveText(fact);
});

test('About: mission, pillars, both segments, key offerings', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { name: 'Mission' })).toHaveCount(1);
  await expect(page.getByText('Our Pillars')).toBeVisible();
  await expect(page.locator('#pillars').getByRole('heading', { level: 3 })).toHaveText([
    'Education',
    'Technology',
  ]);
  await expect(page.locator('#education')).toBeVisible();
  await expect(page.locator('#technology')).toBeVisible();
  await expect(page.locator('#offerings').getByRole('link')).toHaveCount(6);
  // Section 4: narrow at 768 px or less here, under 768 px everywhere else.
  for (const [width, narrow] of [
    [767, true],
    [768, true],
    [769, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const [first, second] = await page
      .locator('#pillars li')
      .evaluateAll((all) => all.map((pillar) => pillar.getBoundingClientRect().toJSON()));
    expect(second.top === first.top, `${width} px`).toBe(!narrow);
    expect(second.left === first.left, `${width} px`).toBe(narrow);
  }
});

test('Hiring: whom it serves, roles, levels and reasons, each with its words; benefits', async ({
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

test('Team: four groups with everybody’s name, role, words and picture; statistics, Get in Touch', async ({
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
