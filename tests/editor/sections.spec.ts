import { expect, type Page } from 'playwright/test';
import { field, save, saveButton, stepUp, unsavedWords } from './helpers/admin.ts';
import { openPreview, place, preview, wordsUnder } from './helpers/previewPage.ts';
import { changedLines, checkReport, keep, read, readRecord, saveLine } from './helpers/records.ts';
import { test } from './helpers/session.ts';

const HOME = 'content/pages/home.json';

interface PageRecord {
  sections: { _template: string; hidden?: boolean; anchor?: string; text?: string }[];
}

const sectionsIn = (file: string) => (readRecord(file) as PageRecord | undefined)?.sections ?? [];

/** The anchors of the sections in the preview, from top to bottom. */
const shownSections = (page: Page) =>
  preview(page)
    .locator('main > *')
    .evaluateAll((all) => all.map(({ id }) => id));

/** A button of a section in the list of its page. */
const press = (page: Page, deed: string, label: string) =>
  page
    .locator('.page-sections')
    .getByRole('button', { name: new RegExp(`^${deed} ${label}`) })
    .click();

/** Opens the form of a section in the list of its page. */
const openSection = (page: Page, label: string) =>
  page
    .locator('.page-sections')
    .getByRole('button', { name: new RegExp(`^${label}`) })
    .click();

/** Back from a section to the list of all. */
test('a section is chosen by its picture, filled, moved up, and saved as lines of its own', async ({
  page,
}) => {
  const before = keep(HOME);
  const count = sectionsIn(HOME).length;
  await openPreview(page, '/');

  await page.getByRole('button', { name: 'Add a section' }).click();
  const chooser = page.getByRole('dialog', { name: 'Add a section' });
  const pictures = chooser.locator('iframe');
  await expect(chooser.locator('iframe[src]').first()).toBeVisible();
  // Those out of view come later.
  expect(await chooser.locator('iframe:not([src])').count()).toBeGreaterThan(10);
  for (const picture of [pictures.first(), pictures.last()]) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture.contentFrame().locator('body > *').first()).toBeVisible();
  }
  await expect(chooser.getByRole('searchbox')).toBeFocused();
  await chooser.getByRole('searchbox').fill('text');
  await chooser.getByRole('button', { name: 'Text', exact: true }).click();

  // Its form is open, and the page shows it already.
  await expect.poll(() => shownSections(page)).toHaveLength(count + 1);
  await field(page, `sections.${count}.heading.label`).fill('Diwali');
  await field(page, `sections.${count}.heading.roman`).fill('Lamps are priced');
  await expect(preview(page).getByRole('heading', { name: 'Lamps are priced' })).toBeVisible();
  const text = page.locator('[data-slate-editor]');
  await text.focus();
  await page.keyboard.type('Muhurat trading, for an ');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('hour');
  await expect(preview(page).locator('strong', { hasText: 'hour' })).toBeVisible();
  await stepUp(page);

  const last = (await shownSections(page)).at(-1);
  await page
    .locator('.page-sections')
    .getByRole('button', { name: /^Move Text: Lamps are priced/ })
    .press('ArrowUp');
  await expect.poll(async () => (await shownSections(page)).at(-2)).toBe(last);
  await saveButton(page).click();
  await expect
    .poll(() => sectionsIn(HOME)[count - 1])
    .toMatchObject({ _template: 'text', body: 'Muhurat trading, for an **hour**' });
  expect(changedLines(before, read(HOME)).gone).toEqual([]);
  expect(checkReport()).toBe('');
});

test('a section that moves takes all of its fields along, and nothing of what stood there before', {
  tag: '@all',
}, async ({ page }) => {
  const before = sectionsIn(HOME);
  keep(HOME);
  await openPreview(page, '/');
  const handle = page
    .locator('.page-sections')
    .getByRole('button', { name: /^Move Course selection/ });
  await handle.press('ArrowUp');
  await handle.press('ArrowUp');
  await save(page);
  const at = before.findIndex(({ _template }) => _template === 'curriculum');
  const moved = before.slice(at, at + 1);
  expect(sectionsIn(HOME)).toEqual(before.toSpliced(at, 1).toSpliced(at - 2, 0, ...moved));
  expect(checkReport()).toBe('');
});

test('what was typed outside a section can be saved within it, and nothing is unsaved after that', {
  tag: '@all',
}, async ({ page }) => {
  keep(HOME);
  await openPreview(page, '/');
  await field(page, 'name').fill('The home page');
  await openSection(page, 'Link banner');
  await expect(field(page, 'sections.12.label')).toBeVisible();
  await expect(unsavedWords(page)).toBeVisible();
  await saveLine(page, HOME, '"name": "The home page"');
  await stepUp(page);
  await expect(field(page, 'name')).toHaveValue('The home page');
  await expect(unsavedWords(page)).toHaveCount(0);
  await expect(saveButton(page)).toBeDisabled();
});

const isPrompt = ({ _template }: { _template: string }) => _template === 'prompt';

test('a section is hidden by one line, and its duplicate has an anchor of its own', async ({
  page,
}) => {
  keep(HOME);
  await openPreview(page, '/');
  await press(page, 'Hide', 'Testimonials');
  const letters = preview(page).locator('#testimonials');
  await expect(letters).toHaveAttribute('data-preview-state', 'Hidden');
  await expect(page.getByRole('button', { name: /^Show Testimonials/ })).toBeFocused();
  await saveButton(page).click();
  await expect
    .poll(() => sectionsIn(HOME).find(({ _template }) => _template === 'testimonials')?.hidden)
    .toBe(true);
  await press(page, 'Show', 'Testimonials');
  await expect(letters).not.toHaveAttribute('data-preview-state');

  await press(page, 'Copy', 'Link banner');
  await expect
    .poll(async () => (await shownSections(page)).filter((id) => id.startsWith('prompt')))
    .toEqual(['prompt', 'prompt-2']);
  const copy = page.getByRole('button', { name: /^Copy Link banner/ }).last();
  await copy.focus();
  await saveButton(page).evaluate((button: HTMLElement) => button.click());
  await expect.poll(() => sectionsIn(HOME).filter(isPrompt)).toHaveLength(2);
  await expect(unsavedWords(page)).toBeHidden();
  await expect(copy, 'The new row is the same after its first save').toBeFocused();
  await press(page, 'Copy', 'Event gallery');
  await expect
    .poll(async () => (await shownSections(page)).filter((id) => /^event$|^gallery/.test(id)))
    .toEqual(['event', 'gallery']);
  page.on('dialog', (dialog) => dialog.accept());
  await page
    .locator('.page-sections')
    .getByRole('button', { name: /^✕ Delete Event gallery/ })
    .last()
    .click();
  await expect.poll(async () => (await shownSections(page)).includes('gallery')).toBe(false);
});

test('a kind of record that the page did not show comes with its section, and nothing typed is lost', {
  tag: '@all',
}, async ({ page }) => {
  keep(HOME);
  await openPreview(page, '/');
  await openSection(page, 'Opening with the fan');
  await field(page, 'sections.0.lead').fill(
    'Words that nobody has saved yet, and that a section more must not take away from who typed them.',
  );
  await stepUp(page);
  await page.getByRole('button', { name: 'Add a section' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'List of talks' }).click();
  await expect(preview(page).locator('#talk-list li').first()).toBeVisible();
  await expect(preview(page).getByText('Words that nobody has saved yet')).toBeVisible();
});

test('a word in a section is one line of its page', { tag: '@all' }, async ({ page }) => {
  keep(HOME);
  await openPreview(page, '/');
  await openSection(page, 'Link banner');
  const at = sectionsIn(HOME).findIndex(({ _template }) => _template === 'prompt');
  await field(page, `sections.${at}.label`).fill('Play');
  await saveLine(page, HOME, '"label": "Play"');
});

test('Save in a group waits for what its section lacks', { tag: '@all' }, async ({ page }) => {
  const before = keep(HOME);
  await openPreview(page, '/');
  await openSection(page, 'Link banner');
  const at = sectionsIn(HOME).findIndex(({ _template }) => _template === 'prompt');
  await field(page, `sections.${at}.label`).fill('');
  await field(page, `sections.${at}.action.label`).fill('Play it now');
  await expect(page.getByText('“Small label” is missing. Fill it in.').last()).toBeVisible();
  await expect(saveButton(page)).toBeDisabled();
  expect(read(HOME)).toBe(before);
});

/** Moves the pointer to a section until its buttons are there: for a second they follow a section that was moved. */
async function pointAt(page: Page, id: string): Promise<void> {
  const section = preview(page).locator(`#${id}`);
  await expect(async () => {
    await section.hover({ force: true });
    const distance = await section.evaluate((one) => {
      const [at, bar] = [one, document.getElementById('section-bar')].map(
        (element) => element?.getBoundingClientRect().top ?? 0,
      ) as [number, number];
      return bar - at;
    });
    expect(distance).toBeCloseTo(0, 0);
  }).toPass();
}

test('from the page a section is added below, moved and hidden; words find its type', {
  tag: '@all',
}, async ({ page }) => {
  keep(HOME);
  await openPreview(page, '/');
  const bar = preview(page).getByRole('toolbar', { name: 'Section' });
  await pointAt(page, 'logos');
  await bar.getByRole('button', { name: '+ Section below' }).click();
  const chooser = page.getByRole('dialog', { name: /^Add a section below “Logos/ });
  await chooser.getByRole('searchbox').fill('quote portrait');
  await expect(chooser.locator('li')).toHaveText(['Quotation with portrait']);
  await chooser.getByRole('searchbox').fill('faq');
  await chooser.getByRole('button', { name: 'Terms' }).click();
  await expect
    .poll(async () => (await shownSections(page)).slice(1, 3))
    .toEqual(['logos', 'terms']);
  await pointAt(page, 'terms');
  await bar.getByRole('button', { name: 'Move up' }).click();
  await expect
    .poll(async () => (await shownSections(page)).slice(1, 3))
    .toEqual(['terms', 'logos']);
  await pointAt(page, 'logos');
  await bar.getByRole('button', { name: 'Hide' }).click();
  await expect(preview(page).locator('#logos')).toHaveAttribute('data-preview-state', 'Hidden');
});

test('the buttons of a section leave its words free, and are only in its form beside a narrow page', {
  tag: '@all',
}, async ({ page }) => {
  await openPreview(page, '/');
  const bar = preview(page).getByRole('toolbar', { name: 'Section' });
  const first = preview(page).locator('main > *').first();
  await first.hover({ position: { x: 40, y: 200 }, force: true });
  const add = bar.getByRole('button', { name: '+ Section above' });
  await expect(add).toBeVisible();
  expect(await wordsUnder(add)).toBe('');
  const tools = bar.locator('div');
  expect(await wordsUnder(tools)).toBe('');
  const name = bar.locator('strong');
  await expect(name).toHaveAttribute('title', String(await name.textContent()));
  await expect(name).toBeHidden();
  await bar.getByRole('button', { name: 'Hide' }).hover();
  await expect(name).toBeVisible();
  // On a tablet, the words of most sections reach from margin to margin.
  await page.getByRole('button', { name: 'Tablet', exact: true }).click();
  for (const section of (await preview(page).locator('main > *').all()).slice(0, 4)) {
    await section.evaluate((one) => scrollTo(0, one.getBoundingClientRect().top + scrollY + 20));
    await section.hover({ force: true });
    expect(await wordsUnder(tools)).toBe('');
  }
  await page.getByRole('button', { name: 'Phone', exact: true }).click();
  await first.hover({ position: { x: 40, y: 210 }, force: true });
  await expect(preview(page).locator('#section-bar')).toBeHidden();
  await page.getByRole('button', { name: 'Fit', exact: true }).click();
});

test('the buttons of a section follow the pointer when the page scrolls, and act on what they name', {
  tag: '@all',
}, async ({ page }) => {
  keep(HOME);
  await openPreview(page, '/');
  const bar = preview(page).getByRole('toolbar', { name: 'Section' });
  await pointAt(page, 'logos');
  const before = await bar.getAttribute('aria-label');
  const { x = 0, y = 0, height = 0 } = (await page.locator('#page-frame').boundingBox()) ?? {};
  await page.mouse.move(x + 40, y + height / 2);
  await page.mouse.wheel(0, 2 * height);
  // The same name and place twice: the page has come to rest.
  const shown = async () => [await bar.getAttribute('aria-label'), (await bar.boundingBox())?.y];
  let now = await shown();
  await expect(async () => {
    const last = now;
    now = await shown();
    expect(now).toEqual(last);
    expect(now[0]).not.toBe(before);
  }).toPass();
  const heading = String(now[0]).replace('Section: ', '');
  // As a hand does: Playwright's own click scrolls the page first.
  const button = await bar.getByRole('button', { name: 'Hide' }).boundingBox();
  await page.mouse.click((button?.x ?? 0) + 9, (button?.y ?? 0) + 9);
  const hidden = preview(page).locator('main > [data-preview-state="Hidden"]');
  await expect(hidden.getByRole('heading').first()).toHaveText(heading);
});

test('a section that no link leads to, with a field of it open, is moved up twice and hidden from the page: none is lost', {
  tag: '@all',
}, async ({ page }) => {
  keep(HOME);
  const kinds = () => sectionsIn(HOME).map(({ _template, hidden }) => [_template, hidden ?? false]);
  const before = kinds();
  const at = sectionsIn(HOME).findLastIndex(({ text, anchor }) => text && !anchor);
  await openPreview(page, '/');
  const section = preview(page).locator('main > *').nth(at);
  const id = await section.getAttribute('id');
  const moved = preview(page).locator(`main > [id="${id}"]`);
  // A click on its text opens the form of the section, in place of the list.
  await place(page, `pages.sections.${at}.text`).click();
  await expect(page.locator('.page-sections')).toBeHidden();
  const bar = preview(page).getByRole('toolbar', { name: 'Section' });
  await moved.hover({ force: true });
  for (const by of [1, 2]) {
    await test.step(`move ${by}`, () => bar.getByRole('button', { name: 'Move up' }).click());
    await expect.poll(async () => (await shownSections(page)).indexOf(`${id}`)).toBe(at - by);
  }
  await bar.getByRole('button', { name: 'Hide' }).click();
  await expect(moved).toHaveAttribute('data-preview-state', 'Hidden');
  await save(page);
  const kind = sectionsIn(HOME)[at - 2]?._template ?? '';
  expect(kind).toBe(before[at]?.[0]);
  expect(kinds()).toEqual(before.toSpliced(at, 1).toSpliced(at - 2, 0, [kind, true]));
});

test('who hides or deletes a section that links lead to is asked first, and told whose links', {
  tag: '@all',
}, async ({ page }) => {
  keep(HOME);
  const at = sectionsIn(HOME).findIndex(({ anchor }) => anchor === 'contact-us');
  await openPreview(page, '/');
  const row = page.locator('.page-sections li').nth(at);
  const asked: string[] = [];
  let answer = false;
  page.on('dialog', async (dialog) => {
    asked.push(dialog.message());
    await (answer ? dialog.accept() : dialog.dismiss());
  });
  for (const act of ['Hide', 'Delete']) {
    await row.getByRole('button', { name: new RegExp(`^\\W*${act}`) }).click();
    await expect.poll(() => asked.at(-1)).toMatch(`${act} “`);
  }
  // Another page and the list of links of the site.
  expect(asked.at(-1)).toMatch(/Links in .*“Events”.* lead there/);
  await expect(row).not.toHaveAttribute('data-hidden');
  answer = true;
  await row.getByRole('button', { name: /^Hide/ }).click();
  await expect(row).toHaveAttribute('data-hidden');
  // To show it again needs no answer.
  await row.getByRole('button', { name: /^Show/ }).click();
  await expect(row).not.toHaveAttribute('data-hidden');
  expect(asked).toHaveLength(3);
});

test('on a phone a section is moved, hidden and deleted in its form, over the page', {
  tag: '@all',
}, async ({ browser, baseURL }) => {
  const file = 'content/pages/home.json';
  const before = JSON.parse(keep(file)).sections;
  const viewport = { width: 390, height: 844 };
  const page = await browser.newPage({ baseURL, viewport, hasTouch: true, isMobile: true });
  await page.goto(`/admin/#/screens/edit?page=/`);
  await preview(page).locator('h1').tap();
  const chosen = preview(page).locator('[data-chosen]');
  await expect(chosen).toBeInViewport({ ratio: 1 });
  const tool = (name: string) => page.getByRole('button', { name, exact: true });
  const head = await page.locator('.form-head').boundingBox();
  expect(head?.height, 'the head of the sheet is one row').toBeLessThan(64);
  await tool('Change this section').tap();
  await expect(tool('Move this section up')).toBeDisabled();
  await tool('Move this section down').tap();
  await expect(tool('Move this section up')).toBeEnabled();
  await tool('Hide this section').tap();
  await expect(tool('Show this section')).toBeVisible();
  await save(page);
  expect(JSON.parse(read(file)).sections).toEqual([
    before[1],
    { ...before[0], hidden: true },
    ...before.slice(2),
  ]);
  await tool('Delete this section').tap();
  await expect(page.getByText(/is deleted\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).first().tap();
  await expect(page.locator('.item-open')).toHaveCount(before.length);
  const form = page.getByRole('region', { name: 'The form' });
  const height = async () => (await form.boundingBox())?.height ?? 0;
  const low = await height();
  await tool('Make the form higher').tap();
  await expect.poll(height).toBeGreaterThan(low + 100);
  await tool('Done').tap();
  await expect(form).toBeHidden();
  await page.close();
});

test('a new section whose records are not read yet comes into view, and the page stays meanwhile', {
  tag: '@all',
}, async ({ page }) => {
  const count = sectionsIn(HOME).length;
  await openPreview(page, '/');
  // Such a page has all elements of its own still.
  const kept = await preview(page).locator('main').elementHandle();
  await page.getByRole('button', { name: 'Add a section' }).click();
  const chooser = page.getByRole('dialog', { name: 'Add a section' });
  await chooser.getByRole('button', { name: 'Upcoming events', exact: true }).click();
  const added = preview(page).locator(`[data-field^="${HOME}.sections.${count}."]`).first();
  await expect(added).toBeInViewport();
  await expect(field(page, `sections.${count}.headline.roman`)).toBeFocused();
  expect(await kept?.evaluate((main) => main.isConnected)).toBe(true);
});
