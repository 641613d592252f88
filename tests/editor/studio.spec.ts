import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { hashOf } from '../../tina/shared/editorAddress.ts';
import {
  alertSaying,
  closeAlert,
  field,
  openAdmin,
  openRecord,
  saveButton,
  unsavedWords,
} from './helpers/admin.ts';
import { preview } from './helpers/previewPage.ts';
import { besideScratch, PORT } from './helpers/scratch.ts';
import { test } from './helpers/session.ts';

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

test('no request leaves the machine', { tag: '@all' }, async ({ page }) => {
  const addresses = reached(page);
  await openAdmin(page);
  await openAdmin(page, { list: 'talks' });
  await openRecord(page, 'content/talks/losing-well.json');
  await openAdmin(page, { page: '/talks' });
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
  expect(addresses).toEqual([]);
});

const answers = (address: string) =>
  fetch(address).then(
    () => true,
    () => false,
  );

/** A studio of a test's own, beside the one that all share. */
interface OwnStudio {
  site: string;
  /** All that it has said until now. */
  said(): string;
  /** Ctrl-C, as a terminal does it: to every process of the group. */
  interrupt(): Promise<void>;
  /** Whether any process of the group is left. */
  isRunning(): boolean;
}

/** Starts `npm start` in a folder. */
function startStudio(folder: string, port: number): OwnStudio {
  const start = [resolve('scripts/start.ts'), '--port', String(port)];
  const studio = spawn(process.execPath, start, { cwd: folder, detached: true });
  const ended = once(studio, 'exit');
  let said = '';
  for (const stream of [studio.stdout, studio.stderr]) {
    stream.on('data', (text) => {
      said += text;
    });
  }
  return {
    site: `http://localhost:${port}/`,
    said: () => said,
    async interrupt() {
      const isRunning = studio.exitCode === null && studio.signalCode === null;
      if (studio.pid && isRunning) process.kill(-studio.pid, 'SIGINT');
      await ended;
    },
    isRunning() {
      try {
        return process.kill(-(studio.pid ?? Number.NaN), 0);
      } catch {
        return false;
      }
    },
  };
}

test('Ctrl-C ends all of it', { tag: '@all' }, async ({ request }) => {
  const ended = startStudio(besideScratch('ended'), PORT + 1);
  const { site, said } = ended;
  try {
    await expect.poll(said).toContain(`Editor  ${site}admin/`);
    expect(said()).toContain(`Site    ${site}`);
    expect(said()).toContain(`Forms   ${site}rest/v1/`);
    const admin = await (await request.get(`${site}admin/`)).text();
    // All of the page comes from the one address.
    expect(admin).toContain('<title>Editor</title>');
    expect(admin).not.toContain('localhost');
  } finally {
    await ended.interrupt();
  }
  await expect.poll(() => ended.isRunning()).toBe(false);
  expect(await answers(site)).toBe(false);
  expect(said()).not.toMatch(/error|warn|reload|stopped/i);
});

test('the site stands where the editor cannot start, both say why, and it is healed', {
  tag: '@all',
}, async ({ request }) => {
  test.setTimeout(180_000);
  const field = 'tina/admin/forms/LinkField.tsx';
  const source = readFileSync(field, 'utf8');
  writeFileSync(field, `${source}\nthis is no code;\n`);
  const broken = startStudio(besideScratch('broken'), PORT + 2);
  const { site, said } = broken;
  const admin = () => request.get(`${site}admin/`);
  try {
    await expect.poll(said, { timeout: 90_000 }).toContain('The editor could not start: ');
    await expect.poll(said).toContain(`Site    ${site}`);
    expect((await admin()).status()).toBe(503);
    expect(await (await admin()).text()).toContain('<h1>The editor could not start</h1>');
    const page = await request.get(`${site}team`);
    expect(await page.text()).toContain('Anvita Raghunath');
    writeFileSync(field, source);
    await expect.poll(async () => (await admin()).status()).toBe(200);
    // Ctrl-C also ends a build.
    writeFileSync(field, `// Something else.\n${source}`);
    await expect.poll(async () => (await admin()).text()).toContain('The editor is being built');
  } finally {
    await broken.interrupt();
    writeFileSync(field, source);
  }
  await expect.poll(() => broken.isRunning()).toBe(false);
});

const TALK = 'content/talks/losing-well.json';
const WORDS = 'Three bad weeks, told in full: how large, how long, and what was learned.';

test('a form that is open and changed outlives a restart of the studio', { tag: '@all' }, async ({
  page,
}) => {
  test.setTimeout(240_000);
  const folder = besideScratch('restarted');
  const file = join(folder, TALK);
  const before = readFileSync(file, 'utf8');
  let studio = startStudio(folder, PORT + 3);
  try {
    await expect.poll(studio.said, { timeout: 60_000 }).toContain('Editor');
    await page.goto(`${studio.site}admin/${hashOf({ record: TALK })}`);
    await expect(preview(page).locator('#losing-well')).toBeVisible({ timeout: 75_000 });
    await field(page, 'description').fill(WORDS);
    const loaded = await page.evaluate(() => performance.timeOrigin);

    await studio.interrupt();
    await saveButton(page).click();
    await expect(alertSaying(page, 'The studio does not answer')).toBeVisible();
    await closeAlert(page);
    await expect(unsavedWords(page)).toBeVisible();
    await expect(field(page, 'description')).toHaveValue(WORDS);
    expect(readFileSync(file, 'utf8')).toBe(before);

    studio = startStudio(folder, PORT + 3);
    await expect.poll(studio.said, { timeout: 60_000 }).toContain('Editor');
    await expect(preview(page).locator('#losing-well')).toContainText(WORDS, { timeout: 75_000 });
    await expect(field(page, 'description')).toHaveValue(WORDS);
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded);
    // After a refusal the editor waits for something new.
    await field(page, 'description').fill(`${WORDS} Again.`);
    await saveButton(page).click();
    await expect
      .poll(() => readFileSync(file, 'utf8'))
      .toContain(`"description": "${WORDS} Again."`);
  } finally {
    await studio.interrupt();
  }
});
