// From the invitation to the site: what a marketing editor and a reviewer do.
import { expect } from 'playwright/test';
import { hashOf } from '../../tina/shared/editorAddress.ts';
import { skipWithout } from '../e2e/helpers/skipWithout.ts';
import { builtPage } from './helpers/builtPage.ts';
import { expectAccessible } from './helpers/expectAccessible.ts';
import { beside, field, openBeside, save, saveChange } from './helpers/form.ts';
import { FIRST, FOURTH, pageWithOpening } from './helpers/records.ts';
import { test } from './helpers/session.ts';

skipWithout('four talks or courses', 'page of the bar with an opening');

/** The last word of a text. */
const LAST_WORD = /[\p{L}\p{N}]+(?=[^\p{L}\p{N}]*$)/u;

test('a headline is changed on the real page, saved, proposed, and accepted into main', async ({
  editor,
  arrive,
}) => {
  const mia = await arrive('Mia Rao');
  const { page } = mia;
  const talks = pageWithOpening();
  const [lastWord = ''] = LAST_WORD.exec(talks.headline) ?? [];
  const changed = talks.headline.replace(LAST_WORD, 'aloud');
  await openBeside(page, talks.route);
  await beside(page).locator('h1 [data-field]').first().click();
  await field(page, talks.headlineField).fill(changed);
  await expect(beside(page).locator('h1')).toContainText(changed);
  await save(page);

  const branch = 'edit/mia-rao-changes';
  await expect
    .poll(() => editor.git('log', '-1', '--format=%an <%ae>', branch))
    .toBe(`Mia Rao <${mia.email}>`);
  expect(editor.git('diff', '--numstat', `main...${branch}`)).toBe(`1\t1\t${talks.file}`);
  expect(editor.git('show', `main:${talks.file}`)).not.toContain(changed);

  await page.getByRole('link', { name: 'Send for review…' }).click();
  await expect(page.getByRole('heading', { name: 'Send for review' })).toBeInViewport();
  await expect(page.locator('.changes del').first()).toContainText(lastWord);
  await expect(page.locator('.changes ins').first()).toContainText('aloud');
  await expectAccessible(page);
  await page.getByLabel('Title', { exact: true }).fill('The talks are said aloud');
  await page.getByLabel(/^Note to reviewers/).fill('Shorter on a phone.');
  await page.getByRole('button', { name: 'Send for review' }).click();
  await expect(page.getByRole('status')).toHaveText(/Sent for review/);
  // Another title keeps the note.
  await page.getByLabel('Title', { exact: true }).fill('The talks are said out loud');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status')).toHaveText('The title and the note are changed.');
  await expect(page.getByRole('blockquote')).toHaveText('Shorter on a phone.');

  const ravi = await arrive('Ravi Shah', 'reviewer');
  const row = ravi.page.getByRole('listitem').filter({ hasText: 'The talks are said out loud' });
  await expect(row).toContainText('In review');
  const bar = ravi.page.getByRole('navigation', { name: 'Editor' });
  await expect(bar.getByRole('link', { name: /^Proposals \d+ waiting for you$/ })).toBeVisible();
  await expect(row.frameLocator('iframe').getByRole('heading').first()).toContainText(changed);
  await row.getByRole('link').click();
  await expect(ravi.page.getByRole('blockquote')).toHaveText('Shorter on a phone.');
  await expectAccessible(ravi.page);
  await test.step('the address of a page leads to it, and the decision stays in view', async () => {
    const accept = ravi.page.getByRole('button', { name: 'Accept and publish' });
    await expect(accept).toBeInViewport();
    await ravi.page.locator('.changes').getByRole('link', { name: talks.route }).click();
    await expect(ravi.page.locator('.snapshot article').first()).toBeInViewport();
    await expect(accept).toBeInViewport();
  });
  const ask = ravi.page.locator('summary', { hasText: 'Ask for changes' });
  await ask.click();
  await expect(ravi.page.getByLabel('What is to be changed')).toBeFocused();
  await ravi.page.keyboard.press('Escape');
  await expect(ask).toBeFocused();
  await expect(ravi.page.getByLabel('What is to be changed')).toBeHidden();
  await ask.click();
  await ravi.page.getByLabel('What is to be changed').fill('A comma too many.');
  await ravi.page.getByRole('button', { name: 'Ask for changes' }).click();
  await page.reload();
  await expect(page.getByText('A comma too many.')).toBeVisible();
  await page.getByRole('button', { name: 'Send for review' }).click();
  await ravi.page.reload();
  await test.step('what is saved after the reviewer looked is not published', async () => {
    const place = ravi.page.url();
    await saveChange(page, FOURTH.file, { focus: 'top' });
    await ravi.page.getByRole('button', { name: 'Accept and publish' }).click();
    const alert = ravi.page.getByRole('alert');
    await expect(alert).toContainText('changed since you opened this page');
    await expect(alert).toContainText(/“.+” \(.*Keep in view/);
    expect(editor.git('show', `main:${talks.file}`)).not.toContain(changed);
    await ravi.page.goto(place);
  });
  await ravi.page.getByRole('button', { name: 'Accept and publish' }).click();
  await expect(ravi.page.locator('main').getByText('Published', { exact: true })).toBeVisible();
  expect(editor.git('show', `main:${talks.file}`)).toContain(changed);
  expect(editor.git('log', '-1', '--format=%(trailers:key=Approved-by)', 'main')).toBe(
    `Approved-by: Ravi Shah <${ravi.email}>`,
  );
  await expect(ravi.page.getByText('Mia Rao sent it for review').first()).toBeVisible();
  await expectAccessible(ravi.page);
  await ravi.page.getByRole('link', { name: 'Published' }).click();
  const [newest, engineers] = [
    ravi.page.locator('main li').first(),
    ravi.page.locator('main li').last(),
  ];
  await expect(newest).toContainText(/The talks are said out loud.*Mia Rao.*approved by Ravi Shah/);
  await expect(engineers).toContainText('not reviewed here');
  await expectAccessible(ravi.page);

  await test.step('the site that is built of it has the words', async () => {
    test.setTimeout(240_000);
    const { html } = await builtPage(editor, talks.route);
    expect(html).toContain(changed);
  });
});

test('a reviewer begins where a proposal waits, and corrects a word in it with three presses', {
  tag: '@all',
}, async ({ editor, arrive }) => {
  const mia = await arrive('Mia Corrected');
  const { route, file, headlineField } = pageWithOpening();
  // Another test may have published a change of it.
  const { sections } = JSON.parse(editor.git('show', `main:${file}`));
  const [opening] = sections;
  const wrong = { ...opening, headline: { ...opening.headline, roman: 'Talks are sayed' } };
  const change = { sections: sections.with(0, wrong) };
  const place = await saveChange(mia.page, file, change, { sections });
  await mia.page.goto(place);
  await mia.page.getByRole('button', { name: 'Send for review' }).click();
  await expect(mia.page.getByRole('status')).toHaveText(/Sent for review/);

  const { page } = await arrive('Ravi Correcting', 'reviewer');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Proposals' })).toBeVisible();
  await page.goto(place);
  await page.getByRole('button', { name: /^Edit .+ › Headline › / }).click();
  const words = field(page, headlineField);
  await expect(words).toBeFocused();
  await expect(words).toHaveValue('Talks are sayed');
  await expect(beside(page).locator('[data-chosen]').first()).toBeInViewport();
  expect(
    await beside(page)
      .locator('body')
      .evaluate(() => location.pathname),
  ).toBe(route);
  await words.fill(opening.headline.roman);
  await save(page);
  await page.getByRole('link', { name: 'Back to the review' }).click();
  await expect(page).toHaveURL(new RegExp(place));
  await expect(page.getByText('Nothing differs from what is published.')).toBeVisible();
  expect(editor.git('log', '-1', '--format=%an', 'edit/mia-corrected-changes')).toBe(
    'Ravi Correcting',
  );

  await test.step('an address whose field is gone opens the record', async () => {
    const hash = hashOf({ record: file, field: 'sections.99.headline.roman' });
    await page.goto(`/admin/?gone${hash}`);
    await expect(page.locator(`[data-test="form:${file}"]`)).toBeVisible();
    await expect(field(page, 'name')).toBeVisible();
  });
});

test('one word is changed on a phone', { tag: '@all' }, async ({ editor, arrive }) => {
  const { page } = await arrive('Noor Khan', 'editor', { width: 390, height: 844 });
  await expectAccessible(page);
  const { route, file, headlineField } = pageWithOpening();
  await openBeside(page, route);
  await page.getByRole('button', { name: 'Content' }).click();
  await expect(page.getByRole('menuitem', { name: 'Proposals' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-test^="form:"]')).toHaveCount(0);
  await beside(page).locator('h1 [data-field]').first().click();
  await expect(page.locator('[data-test^="form:"]').first()).toBeInViewport();
  await openBeside(page, route);
  await page.getByRole('button', { name: 'Show the form' }).click();
  await page
    .locator('.page-sections')
    .getByRole('button', { name: /^Opening/ })
    .click();
  const words = field(page, headlineField);
  const before = await words.inputValue();
  await words.fill(`${before} again`);
  await save(page);
  await expect
    .poll(() => editor.git('show', `edit/noor-khan-changes:${file}`))
    .toContain(`${before} again`);
});

test('an admin invites, changes a role and closes an account', async ({ editor, arrive }) => {
  const { page } = await arrive('Asha Iyer', 'admin', { width: 390, height: 844 });
  await page.getByRole('link', { name: 'People' }).click();
  await expectAccessible(page);
  await page.getByLabel('Name', { exact: true }).fill('Zoya Ali');
  await page.getByLabel('Email address').fill('zoya@example.org');
  await page.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByRole('status')).toHaveText('Zoya Ali may sign in with zoya@example.org.');
  await page.getByLabel('Name', { exact: true }).fill('Zoya again');
  await page.getByLabel('Email address').fill('zoya@example.org');
  await page.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByRole('alert')).toHaveText('zoya@example.org is invited already.');
  await page.getByLabel('Role of Zoya Ali').selectOption('reviewer');
  await page.getByRole('button', { name: 'Change the role of Zoya Ali' }).click();
  await expect(page.getByRole('status')).toHaveText('Zoya Ali is reviewer now.');
  await page.getByRole('button', { name: 'Close Zoya Ali’s account' }).click();
  await expect(page.getByRole('heading', { name: 'Close Zoya Ali’s account?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Close the account' }).click();
  await expect(page.getByText('Cannot sign in.')).toBeVisible();
  expect(editor.people.find('zoya@example.org')).toMatchObject({
    role: 'reviewer',
    disabled: true,
  });
});

test('two proposals of one field: the second is decided in words before it is published', {
  tag: '@all',
}, async ({ editor, arrive }) => {
  // Two people, and two merges one after the other.
  test.setTimeout(180_000);
  const { file } = FIRST;
  const [mia, ravi] = [await arrive('Mia Bhat'), await arrive('Ravi Jain', 'reviewer')];
  const nila = await arrive('Nila Jain', 'reviewer');
  const places: string[] = [];
  for (const { page, name } of [mia, ravi]) {
    const place = await saveChange(page, file, { title: `Order books, by ${name}` });
    places.push(place);
    await page.goto(place);
    await page.getByLabel('Title', { exact: true }).fill(`A title by ${name}`);
    await page.getByRole('button', { name: 'Send for review' }).click();
  }
  // Who saved into it does not decide while another reviewer can.
  await expect(ravi.page.getByText(/Another reviewer decides: .*Nila Jain/)).toBeVisible();
  await expect(ravi.page.getByRole('button', { name: 'Accept and publish' })).toHaveCount(0);
  await nila.page.goto(String(places[1]));
  await nila.page.getByRole('button', { name: 'Accept and publish' }).click();
  await expect(nila.page.locator('main').getByText('Published', { exact: true })).toBeVisible();

  await expect(async () => {
    await mia.page.goto(String(places[0]));
    await expect(mia.page.getByRole('heading', { name: 'What does not fit' })).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();
  await expectAccessible(mia.page);
  await mia.page.getByRole('radio', { name: /Order books, by Mia Bhat/ }).check();
  await mia.page.getByRole('button', { name: 'Take these words' }).click();
  await expect(mia.page.getByRole('status')).toHaveText(/It fits again/);
  await ravi.page.goto(String(places[0]));
  await ravi.page.getByRole('button', { name: 'Accept and publish' }).click();
  await expect(ravi.page.locator('main').getByText('Published', { exact: true })).toBeVisible();
  expect(editor.git('show', `main:${file}`)).toContain('Order books, by Mia Bhat');
});

test('the bar leads to the page of the proposal, to a new one, and back to the one before', async ({
  arrive,
}) => {
  const { page } = await arrive('Mia Menon');
  await page.goto('/admin/');
  const menu = (name: string) => page.locator('#editor-bar').getByRole('button', { name });
  await menu('Changes by Mia Menon').click();
  await expect(page.getByRole('menuitem').first()).toHaveAttribute(
    'href',
    /^\/editor\/proposals\//,
  );
  await expectAccessible(page, '.content-menu');
  await page.getByRole('menuitem', { name: 'New proposal' }).click();
  await menu('Untitled proposal').click();
  await page.getByRole('menuitem', { name: 'Go on with “Changes by Mia Menon”' }).click();
  await expect(menu('Changes by Mia Menon')).toBeVisible();
});
