import { type ConsoleMessage, expect, type Locator, type Page } from 'playwright/test';
import type { CollectionName } from '../../../content/schema/collections.ts';
import { hashOf, type Place } from '../../../tina/shared/editorAddress.ts';

// What a person does in the editor.

/** How long the first page of all may wait for what Vite bundles, on a machine that builds something else as well. */
export const BUNDLING_MS = 120_000;

/** Another address each time: the browser does not load a page again for another hash alone. */
let loads = 0;

/** Opens a place of the editor. */
export async function openAdmin(page: Page, place: Place = { page: '/' }): Promise<void> {
  await page.goto(`/admin/?${++loads}${hashOf(place)}`);
  const ready = page.locator('#editor');
  const broken = page.getByRole('heading', { name: 'The editor could not start' });
  await expect(ready.or(broken)).toBeVisible({ timeout: BUNDLING_MS });
  expect(await broken.isVisible(), await page.innerText('body')).toBe(false);
}

/** Opens a record's form from the list of its collection. */
export async function openRecord(page: Page, file: string): Promise<void> {
  await openAdmin(page, { record: file });
  await expect(page.locator(`[data-test="form:${file}"]`)).toBeVisible();
}

/**
 * Puts the caret at the end of a text, and waits until the text editor has noticed: on a busy machine it sets its older
 * caret once more after the key, and the next key would act there.
 */
export async function caretToEnd(page: Page, text: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Control+End');
    const after = await text.evaluate(async (element) => {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const caret = getSelection();
      if (!caret?.focusNode) return 'no caret';
      const rest = document.createRange();
      rest.setStart(caret.focusNode, caret.focusOffset);
      rest.setEnd(element, element.childNodes.length);
      return rest.toString().replaceAll('\uFEFF', '');
    });
    expect(after, 'what stands behind the caret').toBe('');
  }).toPass();
}

/** The record whose form is open beside its page. */
export async function openedFile(page: Page): Promise<string> {
  const form = page.locator('[data-test^="form:"]').filter({ visible: true });
  return String(await form.getAttribute('data-test')).slice('form:'.length);
}

export const saveButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Save', exact: true });

/** The words over a form that is not saved. */
export const unsavedWords = (page: Page): Locator => page.locator('.form-head .unsaved');

/** What leads from a section or an item to what is around it. */
export const wayUp = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Where this form is' }).locator('a, button').last();

export const stepUp = (page: Page): Promise<void> => wayUp(page).click();

/** Presses Save and waits until the editor says that it is done. */
export async function save(page: Page): Promise<void> {
  const done = page.getByText(/^Saved(?:\.|: the record is made\.)$/).last();
  // For a twentieth of a second after a drag, Tina lets no click through.
  await expect(async () => {
    if (await saveButton(page).isEnabled()) await saveButton(page).click();
    await expect(done).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

/** A field's input by the name that Tina gives it. */
export const field = (page: Page, name: string): Locator =>
  page.locator(`input[name="${name}"], textarea[name="${name}"]`);

/** What the editor says in the corner: that it did something, or why it did not. */
export const alertSaying = (page: Page, words: string | RegExp): Locator =>
  page.getByText(words).last();

/** Closes what the editor says over its page. */
export const closeAlert = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Close', exact: true }).last().click();

/** Opens the menu of all content. */
export async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Content' }).click();
}

/** An entry of the open menu. */
export const inMenu = (page: Page, name: string): Locator =>
  page.getByRole('menuitem', { name, exact: true });

/** What the browser complains of, beside what Tina itself says. Tina logs an error that leaves the page beside a form empty. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  const isComplaint = (message: ConsoleMessage) =>
    ['error', 'warning'].includes(message.type()) || message.text().startsWith('GraphQLError');
  const isOurs = (message: ConsoleMessage) =>
    !/React Router Future Flag|Content Security Policy|status of 404|ERR_/.test(message.text());
  page.on('console', (message) => {
    if (isComplaint(message) && isOurs(message))
      complaints.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  return complaints;
}

/** Opens the list of a kind of record. */
export async function openList(page: Page, list: CollectionName): Promise<void> {
  await openAdmin(page, { list });
  await expect(page.locator('.records tbody tr').first()).toBeVisible();
}

/** The row of a record in a list, by its title. */
export const rowOf = (page: Page, title: string): Locator =>
  page
    .locator('.records tbody tr')
    .filter({ has: page.getByRole('link', { name: title, exact: true }) });

/** Does something with a record that its list offers. */
export async function chooseFor(page: Page, title: string, name: string): Promise<void> {
  await page.getByRole('button', { name: `What can be done with ${title}` }).click();
  await page.getByRole('menuitem', { name }).click();
}

/** Drags the item of a list from one place to another. */
export async function dragItem(page: Page, from: number, to: number): Promise<void> {
  const handles = page.locator('.item-handle');
  const titles = page.locator('.item-open');
  const title = await titles.nth(from).innerText();
  const grip = (handle: Locator) =>
    handle.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
  // The list may be rendered again under the hand: then it is taken hold of again.
  await expect(async () => {
    await page.mouse.up();
    const held = handles.nth((await titles.allInnerTexts()).indexOf(title));
    // Held near an edge of the form, an item scrolls it.
    await held.evaluate((handle) => handle.scrollIntoView({ block: 'center' }));
    const [start, end] = [await grip(held), await grip(handles.nth(to))];
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    // A frame for each step: a hand that was still in the last one moves no row.
    for (let step = 1; step <= 24; step++) {
      await page.mouse.move(start.x, start.y + ((end.y - start.y) * step) / 20);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await expect(titles.nth(to)).toHaveText(title, { timeout: 1_000 });
  }).toPass();
  await page.mouse.up();
}

/** Both changed the title: the editor asks, and nothing is written. */
export async function goOnTyping(page: Page) {
  const dialog = page.getByRole('dialog', { name: /changed the same$/ });
  await expect(dialog.getByRole('group', { name: 'Title' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Go on typing' }).click();
  await expect(alertSaying(page, 'Nothing was written')).toBeVisible();
}
