import { expect, type Page, test } from 'playwright/test';
import { filesOf } from '../helpers/records.ts';
import { expectOutside } from './helpers/specification.ts';

// Section 2 of the specification, point by point, for a visitor without script: the other pages. Those about people are
// in specification-people.spec.ts.
test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

/** The text of a page with collapsed white space. */
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
  // Section 9, Education products: in the table of all, and on each card.
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
