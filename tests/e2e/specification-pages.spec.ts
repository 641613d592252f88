import { expect, type Page, test } from '@playwright/test';

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
  for (const name of [
    /broking houses/i,
    /fintech/i,
    /advisers/i,
    /Automation & Efficiency/,
    /Customisation/,
    /Scalability/,
    /Data Driven Performance/,
    /ready-to-use strategies/i,
    /Generative AI/,
    /trusted code/i,
    /Phoenix/,
    /Copilot/,
    /Pro$/,
    /Python build/i,
  ])
    await expect(page.getByRole('heading', { name }).first()).toBeVisible();
  await expect(page.locator('img[src="/images/logos/godown-cloud.svg"]')).toBeVisible();
  const main = await words(page);
  for (const claim of [
    /SEBI-compliant/,
    /up to 25%/i,
    /35% growth in brokerages/i,
    /35% rise in user engagement/i,
    /under 1 month/i,
    /thousands of users/i,
    /under 1 quarter/i,
    /10x AUM growth/i,
  ])
    expect(main).toMatch(claim);
});

test('Events: sixteen on the timeline, newest first, two to four pictures each', async ({
  page,
}) => {
  await page.goto('/events#top');
  const events = page.locator('#top > li');
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
  for (const link of await events.getByRole('link').all())
    await expect(link).toHaveAttribute('target', '_blank');
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
    const links = section.getByRole('link', { name: /^Get the Course/ });
    await expect(links).toHaveCount(cards);
    for (const link of await links.all()) await expect(link).toHaveAttribute('target', '_blank');
    await expect(section.locator('article img')).toHaveCount(cards);
  }
  const main = await words(page);
  for (const fact of [
    /50-minute|50 min/,
    /10 minutes/,
    /30 minutes|30 min/,
    /200\+/,
    /21 projects/,
    /2 sections/,
    /15 projects/,
  ])
    expect(main).toMatch(fact);
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

test('Hiring: audiences, roles, levels, reasons, benefits', async ({ page }) => {
  await page.goto('/hiring');
  for (const id of ['audiences', 'roles', 'levels', 'reasons', 'benefits'])
    await expect(page.locator(`#${id}`)).toBeVisible();
  await expect(page.locator('#benefits img[src^="/images/icons/"]')).toHaveCount(6);
});

test('Talks: nine in descending id, each with a play link in a new tab', async ({ page }) => {
  await page.goto('/talks');
  const talks = page.locator('#talks > li');
  await expect(talks).toHaveCount(9);
  await expect(talks.first()).toHaveAttribute('id', 'order-book-first');
  await expect(talks.last()).toHaveAttribute('id', 'twelve-questions');
  for (const link of await talks.getByRole('link').all())
    await expect(link).toHaveAttribute('target', '_blank');
});

test('Team: four groups, statistics, Get in Touch', async ({ page }) => {
  await page.goto('/team');
  for (const group of ['Leadership', 'Advisory Board', 'Instructors', 'Core Team'])
    await expect(page.getByRole('heading', { level: 2, name: group })).toBeVisible();
  const main = await words(page);
  for (const [figure, label] of [
    ['5000+', 'mentored'],
    ['15+', 'years of experience'],
    ['6+', 'premier institutions'],
  ]) {
    expect(main).toContain(figure);
    expect(main).toContain(label);
  }
  await expect(page.getByRole('link', { name: 'Get in Touch' })).toHaveAttribute(
    'href',
    '/#contact-us',
  );
});
