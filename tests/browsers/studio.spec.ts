// What an editor does in the studio, in the engine of the project.
import { writeFileSync } from 'node:fs';
import { expect } from 'playwright/test';
import { BUNDLING_MS } from '../editor/helpers/admin.ts';
import { checkReport, keep, read, readRecord, restoreRecords } from '../editor/helpers/records.ts';
import { PORT } from '../editor/helpers/scratch.ts';
import { png } from '../editor/helpers/upload.ts';
import { openBeside, openForm, SAVE, saved } from './helpers/editing.ts';
import { KEYS, type Part } from './helpers/Part.ts';
import { test } from './helpers/session.ts';
import type { Window } from './helpers/Window.ts';

test.use({ baseURL: `http://localhost:${PORT}` });
test.afterEach(restoreRecords);

const TALKS = 'content/pages/talks.json';
const EVENT = 'content/events/konkan-exchange-visit.mdx';
const TALK = 'content/talks/losing-well.json';
// What a test leaves in the browser is offered to the next one with the same record.
const OTHER_TALK = 'content/talks/clause-by-clause.json';
const HOME = 'content/pages/home.json';

test('a sentence of the page is clicked, typed, seen on the page, and saved', {
  tag: '@all',
}, async ({ window }) => {
  test.setTimeout(2 * BUNDLING_MS);
  keep(TALKS);
  const words = 'Listen before you trade: others made your mistake already, and say so.';
  const page = await openBeside(window, '/talks', BUNDLING_MS);
  const lead = page.inside('[data-field$=".sections.0.lead"]');
  await lead.click();
  const field = window.part('[name="sections.0.lead"]');
  await field.expect((element) => element === document.activeElement, true);
  await field.fill(words);
  await lead.says(words);
  await saved(window);
  expect(read(TALKS)).toContain(words);
  expect(checkReport()).toBe('');
});

/**
 * Puts the caret at the end of a text, and selects the last letters. On a busy machine the text editor restores its
 * earlier caret after a key: this repeats the keys until the selection is still there a frame later.
 */
const selectLast = (window: Window, text: Part, letters: string) =>
  expect(async () => {
    await window.press([KEYS.End], KEYS.Control);
    if (letters) await window.press([...letters].fill(KEYS.Left), KEYS.Shift);
    const [selected, after] = (await text.evaluate(async (element) => {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const caret = getSelection() as Selection;
      const rest = document.createRange();
      rest.setStart(caret.anchorNode as Node, caret.anchorOffset);
      rest.setEnd(element, element.childNodes.length);
      return [`${caret}`, `${rest}`.replaceAll('\uFEFF', '')];
    })) as unknown as string[];
    expect([selected, after]).toEqual([letters, '']);
  }).toPass();

test('a formatted text: bold, undo, copy and paste', { tag: '@all' }, async ({ window }) => {
  keep(EVENT);
  await openForm(window, EVENT);
  const text = window.part('[data-slate-editor]');
  await text.click();
  await selectLast(window, text, '');
  await window.press([...' Seen in ']);
  await window.press(['b'], KEYS.Control);
  await window.press([...'both']);
  await window.press(['b'], KEYS.Control);
  await window.press([...' engines, gone']);
  await text.says('Seen in both engines, gone');
  await window.press(['z'], KEYS.Control);
  await expect
    .poll(() => text.evaluate(({ textContent }) => textContent?.includes('gone')))
    .toBe(false);
  // With the keys, by the browser's own clipboard.
  await selectLast(window, text, '');
  await window.press([...' twice']);
  await selectLast(window, text, 'twice');
  await window.press(['c'], KEYS.Control);
  await selectLast(window, text, '');
  await window.press(['v'], KEYS.Control);
  await text.says(' twicetwice');
  await saved(window);
  expect(read(EVENT)).toContain(' Seen in **both**');
  expect(read(EVENT)).toContain(' twicetwice');
  expect(checkReport()).toBe('');
});

test('unsaved words: the editor asks before they are left, and offers them again', {
  tag: '@all',
}, async ({ window }) => {
  keep(TALK);
  await openForm(window, TALK);
  const title = window.part('input[name=title]');
  await title.fill('Losing money well');
  await window.link('Back to Talks').press();
  await window.answer(false);
  await title.expect((field) => (field as HTMLInputElement).value, 'Losing money well');
  await window.link('Back to Talks').press();
  await window.answer(true);
  await title.disappears();
  // The words are offered while the form opens. WebKit's driver never answers where a question comes as a page loads.
  await window.evaluate(() => {
    setTimeout(() => location.assign('#/screens/edit?record=content/talks/losing-well.json'));
  });
  await window.answer(true);
  await title.expect((field) => (field as HTMLInputElement).value, 'Losing money well');
  await saved(window);
  expect(readRecord(TALK)).toMatchObject({ title: 'Losing money well' });
});

test('a day and a time are typed, and kept', { tag: '@all' }, async ({ window }) => {
  keep(OTHER_TALK);
  await openForm(window, OTHER_TALK);
  const field = window.part('input[name=publishAt]');
  await field.centre();
  await field.evaluate((input) => {
    // As the browser's own calendar does it: the keys of a date field are those of a country.
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(input, '2099-12-24T00:00');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await saved(window);
  expect(read(OTHER_TALK)).toContain('2099-12-24');
});

test('a picture is uploaded, shown and saved', { tag: '@all' }, async ({ window }, info) => {
  keep(TALK);
  const name = `seen-in-${info.project.name}.png`;
  keep(`public/images/talks/${name}`);
  const file = info.outputPath(name);
  writeFileSync(file, (await png(name)).buffer);
  await openForm(window, TALK);
  await window.part('input[type=file]').upload(file);
  await window
    .part(`img[src$="/images/talks/${name}"]`)
    .expect((image) => (image as HTMLImageElement).naturalWidth, 1280);
  await window.part(SAVE, 'Save').click();
  // No record shows the earlier picture any more: the editor offers to delete it.
  await window.answer(false);
  await expect.poll(() => read(TALK)).toContain(`"/images/talks/${name}"`);
  expect(checkReport()).toBe('');
});

interface PageRecord {
  sections: { _template: string }[];
}

test('a section is chosen by its picture, filled, and saved', { tag: '@all' }, async ({
  window,
}) => {
  keep(HOME);
  const { sections } = readRecord(HOME) as PageRecord;
  const page = await openBeside(window, '/', BUNDLING_MS);
  await window.button('Add a section').click();
  await window.part('[role=dialog] input[type=search]').fill('text');
  await window.part('[role=dialog] iframe').inside('body > *').appears();
  await window.part('[role=dialog] button', 'Text').click();
  await window.part(`[name="sections.${sections.length}.heading.label"]`).fill('Diwali');
  await window.part(`[name="sections.${sections.length}.heading.roman"]`).fill('Lamps are priced');
  await page.inside('main h2', 'Lamps are priced').appears();
  await window.part('[data-slate-editor]').click();
  await window.press([...'Muhurat trading']);
  await page.inside('main p', 'Muhurat trading').appears();
  await window.button('Save').click();
  await expect
    .poll(() => (readRecord(HOME) as PageRecord | undefined)?.sections.at(-1))
    .toMatchObject({ _template: 'text', body: 'Muhurat trading' });
  expect(checkReport()).toBe('');
});
