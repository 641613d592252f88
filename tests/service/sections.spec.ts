// Two people and the sections of one page: what is typed stays in its section, and nobody's change is reverted.
import { expect, type Page } from 'playwright/test';
import { content, LED } from '../e2e/helpers/content.ts';
import { skipWithout } from '../e2e/helpers/skipWithout.ts';
import { field, openForm, placeOf, save, saveButton } from './helpers/form.ts';
import { type Person, test } from './helpers/session.ts';

type Section = Record<string, unknown>;

skipWithout('page with two leads');

const file = LED?.file ?? '';
const sections: readonly Section[] = LED?.sections ?? [];
const slug = file.replace(/^.*\/|\.json$/g, '');

/** Whether a link of a page leads to it: then it cannot be removed. */
const isLinked = ({ anchor }: Section) =>
  JSON.stringify(content.pages).includes(`${LED?.path}#${anchor}"`);

/** The places of two of its sections that have a lead; no link leads to the second. */
const led = sections.flatMap((one, index) => (one.lead ? [index] : []));
const theirs = led.findLast((index) => index > 0 && !isLinked(sections[index] ?? {})) ?? 0;
const mine = led.findLast((index) => index !== theirs) ?? 0;

const openSection = (page: Page, index: number) =>
  page.locator('.page-sections .item-open').nth(index).click();

const lead = (page: Page, index: number) => field(page, `sections.${index}.lead`);

/** Holds the answers to saves back until they are let go. */
async function holdSaves(page: Page): Promise<() => void> {
  let letGo = () => {};
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/editor/save', async (route) => {
    const response = await route.fetch();
    await free;
    await route.fulfill({ response });
  });
  return letGo;
}

async function join(person: Person, other: Person): Promise<void> {
  await other.page.goto('/admin/');
  await person.page.goto(await placeOf(other.page));
  await person.page.getByRole('button', { name: 'Edit this proposal' }).click();
}

const leadsIn = (text: string) =>
  (JSON.parse(text || '{"sections":[]}').sections as Section[]).map((one) => one.lead);

test('what a colleague saved in another section stays, though somebody types while saving', {
  tag: '@all',
}, async ({ editor, arrive }) => {
  const [mia, ravi] = [await arrive('Mia Sen'), await arrive('Ravi Sen')];
  const stored = () => leadsIn(editor.git('show', `edit/mia-sen-changes:${file}`));
  await join(ravi, mia);
  for (const { page } of [mia, ravi]) await openForm(page, 'pages', slug);
  const letGo = await holdSaves(mia.page);
  await openSection(mia.page, mine);
  await lead(mia.page, mine).fill('Typed by Mia, before she saved.');
  await openSection(ravi.page, theirs);
  await lead(ravi.page, theirs).fill('Saved by Ravi, in his section.');
  await save(ravi.page);

  await saveButton(mia.page).click();
  await lead(mia.page, mine).fill('Typed by Mia, while it was saved.');
  letGo();
  await expect(mia.page.getByText(/This record was changed elsewhere too/)).toBeVisible();
  await mia.page.keyboard.press('Escape');
  await expect(lead(mia.page, mine)).toHaveValue('Typed by Mia, while it was saved.');
  await save(mia.page);
  await expect.poll(() => stored()[mine]).toBe('Typed by Mia, while it was saved.');
  expect(stored()[theirs]).toBe('Saved by Ravi, in his section.');
});

test('an open section stays open where a colleague moved it, and closes if they removed it', {
  tag: '@all',
}, async ({ editor, arrive }) => {
  const [mia, ravi] = [await arrive('Mia Dey'), await arrive('Ravi Dey')];
  const stored = () =>
    JSON.parse(editor.git('show', `edit/mia-dey-changes:${file}`) || '{"sections":[]}')
      .sections as Section[];
  await join(ravi, mia);
  for (const { page } of [mia, ravi]) await openForm(page, 'pages', slug);
  await openSection(mia.page, theirs);
  await lead(mia.page, theirs).fill('First words of Mia.');

  await test.step('moved up by one', async () => {
    const handle = ravi.page.locator('.item-handle').nth(theirs);
    await handle.focus();
    await ravi.page.keyboard.press('ArrowUp');
    await save(ravi.page);
    const more = ' They go on while the section moves, and none of their letters is lost.';
    await lead(mia.page, theirs).press('End');
    await mia.page.keyboard.press('ControlOrMeta+s');
    await mia.page.keyboard.type(more, { delay: 50 });
    await expect(mia.page.getByText(/This record was changed elsewhere too/)).toBeVisible();
    await expect(lead(mia.page, theirs - 1)).toHaveValue(`First words of Mia.${more}`);
    await lead(mia.page, theirs - 1).fill('Second words of Mia.');
    await save(mia.page);
    await expect.poll(() => stored()[theirs - 1]?.lead).toBe('Second words of Mia.');
    expect(stored()[theirs]?.lead).toBe(sections[theirs - 1]?.lead);
  });

  await test.step('removed', async () => {
    await openForm(ravi.page, 'pages', slug);
    ravi.page.once('dialog', (dialog) => dialog.accept());
    await ravi.page
      .locator('.page-sections li')
      .nth(theirs - 1)
      .getByRole('button', { name: /Delete/ })
      .click();
    await save(ravi.page);
    // Mia's form has no unsaved changes.
    await expect(mia.page.getByText(/Someone removed the part that was open here/)).toBeVisible();
    await expect(mia.page.locator('.page-sections')).toBeVisible();
    await expect.poll(() => stored().length).toBe(sections.length - 1);
  });
});
