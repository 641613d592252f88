// Proposals at a code host: they are pull requests there, and what becomes of them there is told here.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startFakeGitHub } from './fakeGitHub/fakeGitHub.ts';
import { saveChange } from './form.ts';
import { signIn } from './session.ts';
import { startEditor } from './startEditor.ts';

const FILE = 'content/talks/losing-well.json';

test('a proposal is a pull request by its editor, and is published when it is merged there', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const folder = mkdtempSync(join(tmpdir(), 'github-'));
  const gitHub = await startFakeGitHub({ folder, project: process.cwd() });
  const { api, repository, appId, privateKey, installationId, webhookSecret } = gitHub.settings;
  const editor = await startEditor({
    EDITOR_ORIGIN: gitHub.origin,
    GITHUB_API_URL: api,
    GITHUB_REPOSITORY: repository,
    GITHUB_APP_ID: appId,
    GITHUB_APP_KEY: privateKey,
    GITHUB_APP_INSTALLATION: String(installationId),
    GITHUB_WEBHOOK_SECRET: webhookSecret,
  });
  const context = await browser.newContext({ baseURL: editor.address });
  try {
    gitHub.hookTo(`${editor.address}/editor/hooks`);
    const page = await context.newPage();
    await signIn(editor, page, 'asha@example.org', '/editor/proposals');

    const place = await saveChange(page, FILE, { title: 'Losing money in the open' });
    const branch = `edit/${place.split('/').at(-1)}`;
    await page.goto(place);
    await page.getByLabel('What it changes, in a line').fill('A talk is called otherwise');
    await page.getByRole('button', { name: 'Propose', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Look at it where the code is' })).toBeVisible();
    expect(gitHub.pulls.list()).toMatchObject([
      { title: 'A talk is called otherwise', head: { ref: branch } },
    ]);
    expect(gitHub.git('log', '-1', '--format=%an <%ae>', branch)).toBe(
      'Asha Admin <asha@example.org>',
    );
    // Reviewed there, and not here: an admin has no button for it.
    await expect(page.getByRole('button', { name: 'Accept and publish' })).toBeHidden();

    await gitHub.review(1, 'ravi', 'CHANGES_REQUESTED', 'Say which talk.');
    await expect(async () => {
      await page.reload();
      await expect(page.getByText('Say which talk.')).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await page.getByRole('button', { name: 'Propose', exact: true }).click();
    await gitHub.merge(1);
    await expect(async () => {
      await page.reload();
      await expect(page.getByText('Published', { exact: true })).toBeVisible({ timeout: 1_000 });
    }).toPass();
    expect(gitHub.git('show', `main:${FILE}`)).toContain('Losing money in the open');
  } finally {
    await context.close();
    await editor.stop();
    await gitHub.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
