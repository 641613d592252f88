// A record in another language, in a proposal. No test if the site has only one language.
import { expect } from 'playwright/test';
import { translationFile } from '../../content/load/translations/translationFiles.ts';
import { languageName } from '../../content/schema/languages.ts';
import { hashOf } from '../../tina/shared/editorAddress.ts';
import { LANGUAGES } from '../e2e/helpers/content.ts';
import { skipWithout } from '../e2e/helpers/skipWithout.ts';
import { expectAccessible } from './helpers/expectAccessible.ts';
import { beside, field, placeOf, saveChange } from './helpers/form.ts';
import { FIRST } from './helpers/records.ts';
import { test } from './helpers/session.ts';

skipWithout('four talks or courses');

test.use({ more: { EDITOR_AUTOSAVE: '' } });
skipWithout('four talks or courses');

const [language] = LANGUAGES;

if (language)
  test('a translation is saved automatically, and is called by its record in the review', async ({
    editor,
    arrive,
  }) => {
    const { page } = await arrive('Mia Translated');
    const { prefix, locale } = language;
    const words = translationFile(FIRST.file, prefix);
    await page.goto(`/admin/${hashOf({ record: FIRST.file, in: prefix })}`);
    await expect(page.locator(`[data-test="form:${words}"]`)).toBeVisible();
    await expect(beside(page).locator('html')).toHaveAttribute('lang', locale);
    await field(page, 'title').fill('Un autre titre');
    await expect(beside(page).getByText('Un autre titre').first()).toBeVisible();
    await expect(page.locator('#editor-bar strong')).toContainText(/^Saved \d\d:\d\d$/);
    const stored = () => editor.git('show', `edit/mia-translated-changes:${words}`);
    await expect.poll(stored).toContain('Un autre titre');
    await expectAccessible(page, '.form-head');

    // The words of the record follow what another person saves.
    const own = page.locator('.field[data-name="title"] .own-words');
    const ravi = await arrive('Ravi Translated', 'reviewer');
    await ravi.page.goto(await placeOf(page));
    await ravi.page.getByRole('button', { name: 'Edit this proposal' }).click();
    await saveChange(ravi.page, FIRST.file, { title: 'A title that is newer' });
    await expect(own).toContainText('A title that is newer');
    await expect(own).toContainText('Changed after it was translated');

    await page.goto(await placeOf(page));
    const name = new RegExp(` — ${languageName(prefix)}`);
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await page.getByRole('button', { name: /^Edit .+ — / }).click();
    await expect(page.locator(`[data-test="form:${words}"]`)).toBeVisible();
    await expect(field(page, 'title')).toHaveValue('Un autre titre');
  });
