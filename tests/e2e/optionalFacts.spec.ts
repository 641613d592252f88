import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type RebuiltSite, rebuiltSite } from '../../scripts/bench/growth/rebuiltSite.ts';
import { startPreview } from '../../scripts/lib/previewServer.ts';
import { expectAccessible } from './probe.ts';

// Courses and letters that say all that they may: the sample's say none of it.

const COURSE = {
  level: 'Second year of a degree in engineering',
  length: 'Six weeks, two evenings each',
  next: '2999-01-31',
  price: '₹14,900, with the taxes',
  tutor: 'content/team/anvita-raghunath.json',
  button: 'Apply for the next round',
};
const LETTER = { employer: 'Konkan Stock Exchange', outcome: 'Market-risk analyst since 2024' };

/** Gives every record of a folder these fields; every second course has a date that is over. */
function fill(folder: string, name: string, fields: object): void {
  for (const [i, file] of globSync(`content/${name}/*.json`, { cwd: folder }).sort().entries()) {
    const path = join(folder, file);
    const past = 'next' in fields && i % 2 === 1 ? { next: '2020-01-31' } : {};
    const record = { ...JSON.parse(readFileSync(path, 'utf8')), ...fields, ...past };
    writeFileSync(path, JSON.stringify(record));
  }
}

let built: RebuiltSite;
let site: Awaited<ReturnType<typeof startPreview>>;
test.beforeAll(async () => {
  built = await rebuiltSite((folder) => {
    fill(folder, 'courses', COURSE);
    fill(folder, 'testimonials', LETTER);
  });
  site = await startPreview({ root: built.root });
});
test.afterAll(async () => {
  await site?.close();
  built?.remove();
});

test('a course shows each fact that it has, the words of its own button, and no day that is over', async ({
  page,
}) => {
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${site.url}/education`);
    const cards = page.locator('main article');
    const all = await cards.count();
    expect(all).toBeGreaterThan(10);
    await expect(cards.getByText(COURSE.level)).toHaveCount(all);
    await expect(cards.getByText('Anvita Raghunath')).toHaveCount(all);
    await expect(cards.getByRole('link', { name: COURSE.button })).toHaveCount(all);
    const next = await cards.getByText('31 January 2999').count();
    expect(next).toBeGreaterThan(2);
    expect(next).toBeLessThan(all);
    await expect(cards.getByText('2020')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await expectAccessible(page);
});

test('a letter says where its writer works and what came of it', async ({ page }) => {
  await page.goto(site.url);
  const letters = page.locator('#testimonials figure');
  await expect(letters.getByText(LETTER.outcome)).not.toHaveCount(0);
  await expect(letters.first()).toContainText(`, ${LETTER.employer}`);
});
