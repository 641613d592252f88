// What becomes of a proposal after its review: published, and taken back.
import { expect, type Locator, type Page } from 'playwright/test';
import { clockText } from '../../content/schema/datetime.ts';
import { skipWithout } from '../e2e/helpers/skipWithout.ts';
import { expectAccessible } from './helpers/expectAccessible.ts';
import { openForm, saveChange } from './helpers/form.ts';
import { KIND, SECOND, THIRD } from './helpers/records.ts';
import { type Person, test } from './helpers/session.ts';
import type { Editor } from './helpers/startEditor.ts';

skipWithout('four talks or courses');

const PHONE = { width: 390, height: 844 };

/** Saves a title and sends it for review. @returns the address of the proposal */
async function propose({ page }: Person, file: string, title: string): Promise<string> {
  const place = await saveChange(page, file, { title });
  await page.goto(place);
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByRole('button', { name: 'Send for review' }).click();
  await expect(page.getByRole('status')).toHaveText(/Sent for review/);
  return place;
}

const stateOf = (page: Page) => page.locator('main p strong').first();

test('a publication is taken back in three clicks, on a phone', async ({ editor, arrive }) => {
  const mia = await arrive('Mia Verma');
  const ravi = await arrive('Ravi Verma', 'reviewer', PHONE);
  const nila = await arrive('Nila Verma', 'reviewer');
  const { page } = ravi;
  const title = 'A title that is published too early';
  const before = editor.git('show', `main:${SECOND.file}`);
  await ravi.page.goto(await propose(mia, SECOND.file, title));
  await page.getByRole('button', { name: 'Accept and publish' }).click();
  await expect(stateOf(page)).toHaveText('Published');
  await expect(page.getByRole('button', { name: `Take back “${title}”` })).toBeVisible();
  await expect(page.locator('.changes').getByRole('insertion')).toHaveText(title);
  await expect(page.getByRole('heading', { name: 'How it looks' })).toBeVisible();
  await expectAccessible(page);
  const mailed = () => editor.mails(mia.email).map(({ body }) => body);
  await expect
    .poll(mailed, { timeout: 30_000 })
    .toContainEqual(
      expect.stringMatching(/is published\.\s+Ravi Verma approved it\.\s+.+1 change/),
    );

  await page.getByRole('link', { name: 'Published' }).click();
  const picture = page.getByRole('listitem').filter({ hasText: title }).locator('iframe');
  await expect(picture.contentFrame().locator('body')).toContainText(title);
  await expectAccessible(page);
  await page.getByRole('button', { name: `Take back “${title}”` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Take back: ${title}`);
  await expect(page.locator('.changes del').first()).toBeVisible();
  // Before it is sent: the reader saved into it, and does not decide on it.
  await expect(page.getByText(/Another reviewer decides: .*Nila Verma/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send for review' }).click();
  await expect(stateOf(page)).toHaveText('In review');

  await nila.page.goto(page.url());
  await nila.page.getByRole('button', { name: 'Accept and publish' }).click();
  await expect(stateOf(nila.page)).toHaveText('Published');
  expect(editor.git('show', `main:${SECOND.file}`)).toBe(before);
  await nila.page.getByRole('link', { name: 'Published' }).click();
  await nila.page.getByRole('link', { name: `Taken back “${title}”` }).click();
  await expect(nila.page.getByRole('heading', { level: 1 })).toHaveText(`Take back: ${title}`);
});

/** A time by the site's clock, as the browser's field has it: so many minutes from now. */
const inMinutes = (minutes: number) =>
  clockText(new Date(Date.now() + minutes * 60_000).toISOString());

test('a proposal is scheduled on a phone, withdrawn, and published by its editor', {
  tag: '@all',
}, async ({ editor, arrive }) => {
  const mia = await arrive('Mia Kapoor', 'editor', PHONE);
  const { page } = await arrive('Ravi Kapoor', 'reviewer', PHONE);
  const title = 'A title for the first day of the fair';
  const place = await propose(mia, THIRD.file, title);
  await page.goto(place);
  await expectAccessible(page);
  const tops = await page
    .locator('.facts > *')
    .evaluateAll((facts) => facts.map((fact) => fact.getBoundingClientRect().bottom));
  const lines = Math.max(...tops) - Math.min(...tops);
  expect(lines, 'State and author are in one line').toBeLessThan(16);
  const later = page.locator('summary', { hasText: 'Publish later' });
  await later.click();
  await page.getByLabel(/^Publish on/).fill(inMinutes(60));
  await expectAccessible(page);
  await test.step('a time that was typed is not passed over', async () => {
    await page.getByRole('button', { name: 'Accept and publish' }).click();
    await expect(page.getByRole('alert')).toContainText('You typed a time');
    await page.goto(place);
  });
  await later.click();
  await page.getByLabel(/^Publish on/).fill(inMinutes(60));
  // As the button next to it does.
  await page.getByLabel(/^Publish on/).press('Enter');
  await expect(page.getByRole('status')).toHaveText(/^Scheduled for /);
  await expect(stateOf(page)).toHaveText('Scheduled');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Published' }).click();
  await expect(page.getByRole('heading', { name: 'Scheduled' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('published on');
  await expectAccessible(page);

  await mia.page.goto(place);
  await mia.page.getByRole('button', { name: 'Do not publish at this time' }).click();
  await expect(stateOf(mia.page)).toHaveText('Approved');
  await expectAccessible(mia.page);
  await mia.page.getByRole('button', { name: 'Publish now' }).click();
  await expect(stateOf(mia.page)).toHaveText('Published');
  expect(editor.git('show', `main:${THIRD.file}`)).toContain(title);
});

test('a reviewer comments on a field by keyboard, and its editor answers; mail tells both', {
  tag: '@all',
}, async ({ editor, arrive }) => {
  const mia = await arrive('Mia Das', 'editor', PHONE);
  const { page, email } = await arrive('Ravi Das', 'reviewer');
  const title = 'A title that needs a comment';
  const place = await propose(mia, SECOND.file, title);
  const waiting = () => editor.mails(email).map(({ body }) => body);
  await expect.poll(() => waiting().join('\n'), { timeout: 30_000 }).toContain(place);
  await test.step('the mail shows what changes, a picture and one button', async () => {
    const mail = editor.mails(email).find(({ body }) => body.includes(place));
    expect(mail?.body).toMatch(new RegExp(`${title}: \\d+ pages? · 1 change`));
    expect(mail?.pictures.map(({ id, isInline }) => [id, isInline])).toEqual([
      ['mark', true],
      ['picture', true],
    ]);
    const own = await page.context().newPage();
    await own.setContent(mail?.html ?? '');
    await expect(own.getByRole('link', { name: 'Review it' })).toHaveAttribute(
      'href',
      editor.address + place,
    );
    await own.close();
  });

  await page.goto(place);
  const change = page.locator('.changes dl > div').first();
  await change.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(change.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Is it not too long?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const comment = change.getByRole('figure').filter({ hasText: 'Is it not too long?' });
  await expect(comment).toBeFocused();
  await expect(comment).toBeInViewport();
  await expectAccessible(page);

  await test.step('it stands at its field in the form, which leads to its answer', async () => {
    const form = await mia.context.newPage();
    await openForm(form, KIND, SECOND.slug);
    const said = form.locator('[data-name=title]').getByRole('figure');
    await expect(said).toContainText(/Ravi Das · just now\s*Is it not too long\?/);
    await expect(form.locator('.form-head').getByText('1 comment')).toBeVisible();
    await expectAccessible(form);
    await said.getByRole('link', { name: 'Answer' }).click();
    await expect(form.locator('figure:target')).toContainText('Is it not too long?');
    await form.close();
  });

  await mia.page.reload();
  await mia.page.getByRole('link', { name: /^Ravi Das on “.+” › / }).click();
  await expect(mia.page.locator('figure:focus')).toBeInViewport();
  const answer = mia.page.getByLabel('Answer Ravi Das');
  await mia.page.locator('summary', { hasText: 'Answer' }).click();
  await answer.fill('It fits on a phone.');
  await expectAccessible(mia.page);
  await test.step('another button asks before the answer is lost', async () => {
    const asked = mia.page.waitForEvent('dialog').then(async (dialog) => {
      expect(dialog.type()).toBe('beforeunload');
      await dialog.dismiss();
    });
    await Promise.all([asked, mia.page.getByRole('button', { name: 'Save' }).click()]);
    await expect(answer).toHaveValue('It fits on a phone.');
  });
  await mia.page.getByRole('button', { name: 'Add the answer' }).click();
  await expect(mia.page.locator('figure:focus')).toContainText('It fits on a phone.');

  await mia.page.getByRole('link', { name: 'Account' }).click();
  await mia.page.getByLabel(/^Send me mail/).uncheck();
  await mia.page.getByRole('button', { name: 'Save' }).click();
  await expect(mia.page.getByLabel(/^Send me mail/)).not.toBeChecked();
  await expectAccessible(mia.page);
});

/** Presses with a pointer, and counts. A click that puts the cursor into a field counts too, and typing does not. */
class Pointer {
  count = 0;

  async press(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }

  /** Opens the link of the mail that somebody got about a proposal. */
  async openMail(editor: Editor, { page, email }: Person, place: string): Promise<void> {
    this.count += 1;
    const body = () =>
      editor
        .mails(email)
        .map((mail) => mail.body)
        .join('\n');
    await expect.poll(body, { timeout: 60_000 }).toContain(editor.address + place);
    await page.goto(place);
  }
}

test('clicks, with the link of the mail: approve 2, comment 3, publish on a day 3, see what is live 1, take back 3, show to a manager 3', {
  tag: '@all',
}, async ({ editor, arrive }) => {
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  /** How many clicks a reviewer who got a mail needs. */
  const clicks = async (
    file: string,
    title: string,
    does: (pointer: Pointer, page: Page) => Promise<void>,
  ) => {
    const [mia, reviewer] = [
      await arrive(`Mia ${title}`),
      await arrive(`Ravi ${title}`, 'reviewer'),
    ];
    const pointer = new Pointer();
    await pointer.openMail(editor, reviewer, await propose(mia, file, title));
    await does(pointer, reviewer.page);
    return { count: pointer.count, page: reviewer.page };
  };

  const commented = await clicks(SECOND.file, 'To comment on', async (pointer, page) => {
    const field = page.locator('.changes dl > div').first();
    await pointer.press(field.locator('summary'));
    await expect(field.getByRole('textbox')).toBeFocused();
    await page.keyboard.type('Is it right?');
    await pointer.press(button(page, 'Add the comment'));
    await expect(field.getByText('Is it right?')).toBeVisible();
  });
  expect(commented.count).toBe(3);

  const scheduled = await clicks(SECOND.file, 'For a Tuesday', async (pointer, page) => {
    await pointer.press(page.locator('summary', { hasText: 'Publish later' }));
    const time = page.getByLabel(/^Publish on/);
    await expect(time).toBeFocused();
    await time.fill(inMinutes(7 * 24 * 60));
    await pointer.press(button(page, 'Accept and schedule'));
    await expect(stateOf(page)).toHaveText('Scheduled');
  });
  expect(scheduled.count).toBe(3);

  const shown = await clicks(SECOND.file, 'For a manager', async (pointer, page) => {
    await pointer.press(button(page, 'Make a link'));
    await pointer.press(page.getByLabel('Copy this link now'));
    await page.keyboard.press('ControlOrMeta+c');
  });
  expect(shown.count).toBe(3);

  const title = 'To be live';
  const { count, page } = await clicks(SECOND.file, title, async (pointer, page) => {
    await pointer.press(button(page, 'Accept and publish'));
    await expect(stateOf(page)).toHaveText('Published');
  });
  expect(count).toBe(2);

  const commit = editor.git('rev-parse', 'main');
  editor.site.shows(JSON.stringify({ commit, time: new Date().toISOString() }));
  const pointer = new Pointer();
  await pointer.press(page.getByRole('link', { name: 'Published', exact: true }));
  expect(pointer.count).toBe(1);
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: /^Live since/ })).toBeVisible({
      timeout: 1_000,
    });
  }).toPass({ timeout: 40_000 });
  await pointer.press(button(page, `Take back “${title}”`));
  await pointer.press(button(page, 'Send for review'));
  await expect(stateOf(page)).toHaveText('In review');
  expect(pointer.count).toBe(3);
});
