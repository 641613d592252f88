// A form before its code has come, without it, and what that code costs.
import { brotliCompressSync } from 'node:zlib';
import { EMPTY_QUERY } from '../../components/widgets/QueryForm/queryRules.ts';
import { contact, expect, FORMS, FormOnPage, test, VALID } from './formSite.ts';
import { holdChunk, listen } from './probe.ts';

test.describe('Before its code has come', () => {
  test('what is typed and the press of the button are kept', async ({ page, site }) => {
    const release = await holdChunk(page, 'QueryForm');
    const on = await contact(page);
    await on.fill();
    await on.button.click();
    await on.button.click();
    release();
    await expect(on.success).toBeVisible();
    await on.expectStored(site);
  });

  test('and where it never comes, the page gives the mail address and one message', async ({
    page,
  }) => {
    const said = listen(page);
    await page.route('**/*QueryForm*', (route) => route.abort());
    const on = await new FormOnPage(page, FORMS[1]).open();
    await on.fill();
    await on.button.click();
    await expect(on.element.getByText('The form could not be loaded.')).toBeVisible();
    await on.expectValues(VALID);
    await on.button.click();
    expect(new URL(page.url()).search).toBe('');
    expect(said.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([
      expect.stringMatching(/^The QueryForm widget failed/),
    ]);
  });
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the form gives the mail address, and puts nothing into the address bar', async ({
    page,
  }) => {
    const on = await contact(page);
    await on.fill();
    await on.button.click();
    await expect(on.element.getByText(/This form needs JavaScript/)).toBeVisible();
    await expect(on.element.locator('noscript a[href^="mailto:"]')).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
  });
});

test('what was typed survives a reload, and ends with its submission', async ({ page }) => {
  const on = await contact(page);
  await on.fillAwake();
  await page.evaluate(() => {
    for (const form of document.forms) form.autocomplete = 'off';
  });
  await page.reload();
  await on.expectValues(VALID);
  await on.send();
  expect(await page.evaluate(() => ({ ...sessionStorage, ...localStorage }))).toEqual({});
  await page.reload();
  await on.expectValues(EMPTY_QUERY);
});

test('a form that works says nothing on the console', async ({ page }) => {
  const said = listen(page);
  const on = await new FormOnPage(page, FORMS[1]).open();
  await on.fill();
  await on.send();
  expect(said).toEqual([]);
});

/** Brotli kilobytes of the form's own code, and of supabase-js. React is shared with other islands. */
const BUDGET_KB = { form: 23, client: 52 };

test('a page whose form nobody touches loads none of its code; then it stays in its budget', async ({
  page,
}) => {
  const scripts = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.set(response.url(), response.body());
  });
  const on = await new FormOnPage(page, FORMS[1]).open();
  await page.mouse.wheel(0, 20_000);
  await on.button.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect([...scripts.keys()].filter((url) => url.includes('QueryForm'))).toEqual([]);

  await on.field('names').click();
  await on.fillAwake();
  await page.waitForLoadState('networkidle');
  const size = async (wanted: (url: string, text: string) => boolean) => {
    let bytes = 0;
    for (const [url, body] of scripts) {
      const code = await body;
      if (wanted(url, code.toString())) bytes += brotliCompressSync(code).length;
    }
    return bytes / 1000;
  };
  const form = await size((url) => url.includes('QueryForm'));
  const client = await size((_, code) => code.includes('supabase'));
  expect(form).toBeGreaterThan(5);
  expect(form).toBeLessThan(BUDGET_KB.form);
  expect(client).toBeGreaterThan(5);
  expect(client).toBeLessThan(BUDGET_KB.client);
});
