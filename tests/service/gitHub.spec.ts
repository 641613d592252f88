// Proposals at a code host: they are pull requests there, and what becomes of them there is told here.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from 'playwright/test';
import { skipWithout } from '../e2e/helpers/skipWithout.ts';
import { keptDrafts } from '../editor/helpers/drafts.ts';
import { brokenGit } from './helpers/brokenGit.ts';
import { expectAccessible } from './helpers/expectAccessible.ts';
import type { FakeGitHub } from './helpers/fakeGitHub/fakeGitHub.ts';
import { field, openForm, placeOf, save, saveButton, saveChange } from './helpers/form.ts';
import { FIRST, KIND } from './helpers/records.ts';
import { signIn } from './helpers/session.ts';
import { startAtGitHub } from './helpers/startEditor.ts';

skipWithout('four talks or courses');

const { file: FILE, slug: SLUG } = FIRST;

const folder = mkdtempSync(join(tmpdir(), 'github-'));
mkdirSync(join(folder, 'bin'));
const disk = brokenGit(join(folder, 'bin'));
let gitHub: FakeGitHub;
let editor: Awaited<ReturnType<typeof startAtGitHub>>;
let context: BrowserContext;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  editor = await startAtGitHub({ PATH: disk.path });
  gitHub = editor.gitHub;
  context = await browser.newContext({ baseURL: editor.address });
  const page = await context.newPage();
  await signIn(editor, page, 'asha@example.org', '/editor/proposals');
  await page.close();
});

test.afterAll(async () => {
  await context?.close();
  await editor?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Reloads a page until it says something: what happens at the host is heard of in a moment. */
const expectSoon = (page: Page, words: string) =>
  expect(async () => {
    await page.reload();
    await expect(page.locator('main').getByText(words, { exact: true }).first()).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();

const propose = async (page: Page, place: string, title: string) => {
  await page.goto(place);
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByRole('button', { name: 'Send for review' }).click();
};

test('a proposal is a pull request: discussed and approved there, published and taken back here', {
  tag: '@all',
}, async () => {
  const page = await context.newPage();
  const before = gitHub.git('show', `main:${FILE}`);
  const place = await saveChange(page, FILE, { title: 'Losing money in the open' });
  const branch = `edit/${place.split('/').at(-1)}`;
  await propose(page, place, 'A talk is called otherwise');
  await expect(page.getByRole('link', { name: 'View on GitHub' })).toBeVisible();
  expect(gitHub.pulls.list()).toMatchObject([
    { title: 'A talk is called otherwise', head: { ref: branch } },
  ]);
  expect(gitHub.git('log', '-1', '--format=%an <%ae>', branch)).toBe(
    'Asha Admin <asha@example.org>',
  );

  await test.step('a comment there is here, and one here is there', async () => {
    await gitHub.comment(1, 'ravi', 'Is it not too long?');
    await expectSoon(page, 'Is it not too long?');
    await expect(page.getByText(/^ravi on GitHub · /)).toBeVisible();
    await page.locator('summary', { hasText: 'Answer' }).click();
    await page.getByLabel('Answer ravi on GitHub').fill('It fits.');
    await page.getByRole('button', { name: 'Add the answer' }).click();
    await expect(page.getByText('It fits.')).toBeVisible();
    await expect.poll(() => gitHub.pulls.comments(1).at(-1)?.body).toMatch(/> It fits\.$/);
    await expectAccessible(page);
  });

  await test.step('a push to its branch is replaced by what was saved', async () => {
    const saved = gitHub.git('rev-parse', branch);
    const who = ['-c', 'user.name=Pia', '-c', 'user.email=pia@example.org'];
    const pushed = gitHub.git(...who, 'commit-tree', 'main^{tree}', '-p', saved, '-m', 'Undo');
    gitHub.git('update-ref', `refs/heads/${branch}`, pushed);
    await gitHub.comment(1, 'pia', 'I undid it.');
    await expectSoon(page, 'I undid it.');
    await expect.poll(() => gitHub.git('rev-parse', branch)).toBe(saved);
  });

  await gitHub.review(1, 'ravi', 'CHANGES_REQUESTED', 'Say which talk.');
  await expectSoon(page, 'Say which talk.');
  await page.getByRole('button', { name: 'Send for review' }).click();
  await gitHub.review(1, 'ravi', 'APPROVED');
  await expectSoon(page, 'Approved');
  await expect(page.locator('summary', { hasText: 'Publish later' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expectSoon(page, 'Published');
  expect(gitHub.git('show', `main:${FILE}`)).toContain('Losing money in the open');

  await page.getByRole('button', { name: /^Take back/ }).click();
  await page.getByRole('button', { name: 'Send for review' }).click();
  await page.getByRole('button', { name: 'Accept and publish' }).click();
  await expectSoon(page, 'Published');
  expect(gitHub.statuses.at(-1)).toMatchObject({ context: 'editor/approved', state: 'success' });
  expect(gitHub.git('show', `main:${FILE}`)).toBe(before);
});

test('whatever happens at the host and to the disk is told to who edits, and takes no words', {
  tag: '@all',
}, async () => {
  const page = await context.newPage();
  const bar = page.locator('#editor-bar');
  const offers: string[] = [];
  page.on('dialog', async (dialog) => {
    offers.push(dialog.message());
    await dialog.accept();
  });
  const type = (words: string) => field(page, 'title').fill(words);
  const quiet = () => expect(bar).toContainText('What you save is not public yet.');
  const alert = (words: string) => page.getByText(words).last();
  const dismiss = () => page.keyboard.press('Escape');
  await openForm(page, KIND, SLUG);
  const place = await placeOf(page);
  const branch = `edit/${place.split('/').at(-1)}`;
  const there = (of = branch) => {
    const isThere = gitHub.git('for-each-ref', `refs/heads/${of}`) !== '';
    return isThere ? gitHub.git('show', `${of}:${FILE}`) : '';
  };
  const hear = async () => {
    const { headers, body } = gitHub.signed('push', {});
    const send = (text: string) =>
      fetch(`${editor.address}/editor/hooks`, { method: 'POST', headers, body: text });
    expect((await send(`${body} `)).status).toBe(401);
    expect((await send(body)).status).toBe(202);
    expect((await send(body)).status).toBe(202);
  };

  await test.step('the disk is full', async () => {
    disk.setFull(true);
    await type('On a full disk');
    await saveButton(page).click();
    await expect(alert('The disk of the editor’s server is full')).toBeVisible();
    await expect(field(page, 'title')).toHaveValue('On a full disk');
    await expect.poll(() => keptDrafts(page)).toHaveLength(1);
    disk.setFull(false);
    await dismiss();
    await save(page);
    await expect.poll(() => there()).toContain('On a full disk');
    await expect.poll(() => keptDrafts(page)).toEqual([]);
  });

  await test.step('the host takes no push', async () => {
    gitHub.setRefusing(true);
    await type('Not taken there');
    await save(page);
    await expect(bar).toContainText('Saved here, but its copy could not be sent');
    gitHub.setRefusing(false);
    await type('Taken there');
    await save(page);
    await quiet();
    await expect.poll(() => there()).toContain('Taken there');
  });

  await test.step('the host is down', async () => {
    gitHub.setDown(true);
    await type('While it is down');
    await save(page);
    await expect(bar).toContainText('a copy is still being sent');
    const other = await context.newPage();
    await propose(other, place, 'While it is down');
    await expect(other.getByText(/does not answer.*Everything is saved here/)).toBeVisible();
    gitHub.setDown(false);
    await hear();
    await quiet();
    await expect.poll(() => there()).toContain('While it is down');
    await other.close();
  });

  await test.step('main is rewritten', async () => {
    const parent = gitHub.git('rev-parse', 'main^1');
    const tree = gitHub.git('rev-parse', 'main^{tree}');
    const who = ['-c', 'user.name=Engineer', '-c', 'user.email=engineer@example.org'];
    const main = gitHub.git(...who, 'commit-tree', tree, '-p', parent, '-m', 'Rewritten');
    gitHub.git('update-ref', 'refs/heads/main', main);
    await hear();
    await expect.poll(() => gitHub.git('merge-base', 'main', branch)).toBe(main);
    expect(gitHub.git('diff', '--name-only', 'main', branch)).toBe(FILE);
    await type('Upon a rewritten main');
    await save(page);
    await expect.poll(() => there()).toContain('Upon a rewritten main');
  });

  await test.step('the branch is deleted there', async () => {
    gitHub.git('update-ref', '-d', `refs/heads/${branch}`);
    await hear();
    await type('With a branch again');
    await save(page);
    await expect.poll(() => there()).toContain('With a branch again');
    await quiet();
  });

  await test.step('it is merged there while somebody types', async () => {
    const other = await context.newPage();
    await propose(other, place, 'With a branch again');
    await expect(other.getByRole('status')).toHaveText(/Sent for review/);
    await other.close();
    await type('Typed while it was merged');
    const [pull] = gitHub.pulls.list(branch);
    await gitHub.merge(Number(pull?.number));
    await expect(bar).toContainText('Your proposal is published. What you typed');
    await saveButton(page).click();
    await expect(alert('Your proposal is published. What you typed')).toBeVisible();
    await expect(field(page, 'title')).toHaveValue('Typed while it was merged');
    offers.splice(0);
    await page.reload();
    await expect(field(page, 'title')).toHaveValue('Typed while it was merged');
    expect(offers.at(-1)).toContain('was not saved. Bring it back?');
    await save(page);
    const next = await placeOf(page);
    expect(next).not.toBe(place);
    await expect
      .poll(() => there(`edit/${next.split('/').at(-1)}`))
      .toContain('Typed while it was merged');
  });
});
