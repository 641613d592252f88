import { expect, type Page, test } from '@playwright/test';

// Section 2 of the specification, point by point, on the static pages as a visitor without script
// gets them.
test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

const bar = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
/** What stands there; what a page lays out later has no `innerText` yet. */
const texts = async (page: Page, selector: string) =>
  (await page.locator(selector).allTextContents()).map((text) => text.trim());

/** Expects a link that opens an address outside the site in a new tab, and says so. */
async function expectOutside(page: Page, name: RegExp, scope = page.getByRole('main')) {
  const link = scope.getByRole('link', { name }).first();
  await expect(link).toHaveAttribute('href', /^https:\/\/[\w.-]+\.example\//);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener');
  await expect(link).toHaveAccessibleName(/opens in a new tab/);
}

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

test.describe('Enterprise', () => {
  test.beforeEach(({ page }) => page.goto('/enterprise'));

  test('headline, five chips, Request Demo', async ({ page }) => {
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
  });

  test('three use cases, four benefits, the offerings and the suite', async ({ page }) => {
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
    await expect(page.getByText('SEBI-compliant').first()).toBeVisible();
    await expect(page.locator('img[src="/images/logos/godown-cloud.svg"]')).toBeVisible();
  });

  test('the claimed figures of section 9', async ({ page }) => {
    const main = (await page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ');
    for (const claim of [
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
  const main = (await page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ');
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
  const main = (await page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ');
  for (const [figure, label] of [
    ['5000+', 'mentored'],
    ['15+', 'years of experience'],
    ['6+', 'premier institutions'],
  ] as const) {
    expect(main).toContain(figure);
    expect(main).toContain(label);
  }
  await expect(page.getByRole('link', { name: 'Get in Touch' })).toHaveAttribute(
    'href',
    '/#contact-us',
  );
});
