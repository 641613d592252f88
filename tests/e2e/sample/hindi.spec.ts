import { expect, test } from 'playwright/test';

// The sample in Hindi: its shell, and the page about the firm.

test.use({ viewport: { width: 1440, height: 900 } });

test('the page about the firm is in Hindi', async ({ page }) => {
  await page.goto('/hi/about');
  await expect(page).toHaveTitle('निकष का परिचय: ट्रेडिंग के विचारों की कसौटी');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('रेखा खींचिए, फिर उसका रंग पढ़िए');
  await expect(page.getByRole('heading', { level: 2 })).toContainText([
    'उद्देश्य',
    'दो स्तंभ, पास-पास खड़े',
    'पढ़ाई वैसी, जैसे सवाल पूछे जाएँगे',
    'परख पहले, ट्रेड बाद में',
    'हम क्या बेचते हैं, साफ़-साफ़ लिखकर',
  ]);
  // No text is left in English.
  await expect(page.locator('main [lang]')).toHaveCount(0);
});

test('the bar and the footer are in Hindi', async ({ page }) => {
  await page.goto('/hi/about');
  const links = page.getByRole('navigation', { name: 'मुख्य' }).getByRole('link');
  expect(await links.allTextContents()).toEqual([
    'शिक्षा',
    'संस्थानों के लिए',
    'आयोजन',
    'व्याख्यान',
    'टीम',
    'भर्ती',
    'परिचय',
    'संपर्क',
  ]);
  await expect(links.nth(6)).toHaveAttribute('href', '/hi/about');
  await expect(links.nth(6)).toHaveAttribute('aria-current', 'page');
  await expect(links.first()).toHaveAttribute('href', '/education');
  const platform = page.getByRole('banner').getByRole('link', { name: /^ऐल्गो ट्रेडिंग मंच/ });
  await expect(platform).toContainText('नए टैब में खुलता है');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('अनुकरण का मुनाफ़ा मुनाफ़े का वादा नहीं है।');
  await expect(footer.getByRole('navigation', { name: 'क़ानूनी' })).toBeVisible();
  await expect(page.locator('body')).not.toContainText(/Education|Contact|Skip to content/);
});

test('the phone menu is in Hindi', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/hi/about');
  await page.getByRole('button', { name: 'मेन्यू खोलें' }).click();
  const menu = page.getByRole('dialog', { name: 'मेन्यू' });
  await expect(menu.getByRole('link', { name: /^भर्ती सेवाएँ/ })).toBeVisible();
  await menu.getByRole('button', { name: 'मेन्यू बंद करें' }).click();
  await expect(menu).toBeHidden();
});

test('a heading in Hindi is typed syllable by syllable', { tag: '@all' }, async ({ page }) => {
  await page.goto('/hi/about');
  const typed = page.locator('site-island[name=Typewriter]');
  await typed.scrollIntoViewIfNeeded();
  await expect(typed).toHaveAttribute('hydrated', '');
  await expect(typed).toHaveText('परख पहले,');
});

test('only the footer of the translated page links from English to Hindi', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto('/about');
  const hindi = page.getByRole('contentinfo').getByRole('link', { name: 'हिन्दी' });
  await expect(hindi).toHaveAttribute('lang', 'hi-IN');
  await page.goto('/team');
  await expect(hindi).toHaveCount(0);
});
