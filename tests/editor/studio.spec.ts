import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { openAdmin, openRecord } from './admin.ts';
import { PORT, SCRATCH } from './scratch.ts';

const isHere = (url: string) => /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(url).hostname);

/** Every address outside this machine that a page reached, in whatever it opened. */
function reached(page: Page): string[] {
  const addresses: string[] = [];
  page.on('response', (response) => {
    const { protocol } = new URL(response.url());
    if (/^(?:http|ws)/.test(protocol) && !isHere(response.url())) addresses.push(response.url());
  });
  page.on('requestfailed', (request) => {
    // What the policy of the page stops never leaves the browser.
    const stopped = request.failure()?.errorText === 'csp';
    if (!stopped && !isHere(request.url())) addresses.push(request.url());
  });
  return addresses;
}

test('no request leaves the machine', async ({ page }) => {
  const addresses = reached(page);
  await openAdmin(page);
  await openAdmin(page, 'collections/talks/~');
  await openRecord(page, 'content/talks/losing-well.json');
  await openAdmin(page, '~/talks');
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
  expect(addresses).toEqual([]);
});

const answers = (address: string) =>
  fetch(address).then(
    () => true,
    () => false,
  );

test('Ctrl-C ends all of it', async ({ request }) => {
  const port = PORT + 1;
  const site = `http://localhost:${port}/`;
  const studio = spawn(process.execPath, [resolve('scripts/start.ts'), '--port', String(port)], {
    cwd: SCRATCH,
    detached: true,
  });
  let said = '';
  for (const stream of [studio.stdout, studio.stderr]) {
    stream.on('data', (text) => {
      said += text;
    });
  }
  await expect.poll(() => said).toContain(`Editor  ${site}admin/`);
  expect(said).toContain(`Site    ${site}`);
  expect(said).toContain(`Forms   ${site}rest/v1/`);
  const admin = await (await request.get(`${site}admin/`, { timeout: 60_000 })).text();
  const [tina = ''] = /http:\/\/localhost:\d+/.exec(admin) ?? [];
  expect(await answers(tina)).toBe(true);
  // As a terminal does: to every process of the group.
  process.kill(-(studio.pid ?? 0), 'SIGINT');
  await once(studio, 'exit');
  await expect.poll(() => answers(tina)).toBe(false);
  expect(await answers(site)).toBe(false);
  expect(said).not.toMatch(/error|warn/i);
});
