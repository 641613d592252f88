// Two people and one record: nothing is overwritten, and each is told in words.
import { expect } from '@playwright/test';
import { field, openForm, save, saveButton } from './form.ts';
import { test } from './session.ts';

test('different fields go together, the same one is asked for, and a deleted record comes back', async ({
  editor,
  arrive,
}) => {
  const [mia, ravi] = [await arrive('Mia Iyer'), await arrive('Ravi Nair')];
  await openForm(mia.page, 'talks', 'losing-well');
  await mia.page.getByRole('link', { name: 'Propose…' }).waitFor();
  const place = await mia.page.getByRole('link', { name: 'Propose…' }).getAttribute('href');

  await test.step('a colleague joins by the link, and both see each other', async () => {
    await ravi.page.goto(String(place));
    await ravi.page.getByRole('button', { name: 'Edit this proposal' }).click();
    await openForm(ravi.page, 'talks', 'losing-well');
    await expect(mia.page.locator('#service-bar')).toContainText('Ravi Nair has this record open');
    await expect(ravi.page.locator('#service-bar')).toContainText('Mia Iyer has this record open');
  });

  await test.step('different fields', async () => {
    await field(mia.page, 'title').fill('Losing rather well');
    await save(mia.page);
    await expect(ravi.page.locator('#service-bar')).toContainText('It was changed meanwhile');
    const description = field(ravi.page, 'description');
    await description.fill(`${await description.inputValue()} Again.`);
    await saveButton(ravi.page).click();
    await expect(ravi.page.getByText(/Others had changed something else/)).toBeVisible();
    await ravi.page.keyboard.press('Escape');
    await expect(field(ravi.page, 'title')).toHaveValue('Losing rather well');
    await expect(description).toHaveValue(/ Again\.$/);
  });

  await test.step('the same field', async () => {
    await openForm(mia.page, 'talks', 'losing-well');
    await field(mia.page, 'title').fill('Losing, by Mia');
    await field(ravi.page, 'title').fill('Losing, by Ravi');
    await save(mia.page);
    await saveButton(ravi.page).click();
    const asked = ravi.page.getByRole('dialog', { name: 'Somebody changed the same' });
    await expect(asked).toContainText('Mia Iyer');
    await expect(asked.getByRole('button', { name: 'Save with these' })).toBeDisabled();
    await asked.getByLabel(/Losing, by Ravi/).check();
    await asked.getByRole('button', { name: 'Save with these' }).click();
    await expect(asked).toBeHidden();
    const stored = () =>
      JSON.parse(
        editor.git('show', 'edit/mia-iyer-changes:content/talks/losing-well.json') || '{}',
      );
    await expect.poll(() => stored().title).toBe('Losing, by Ravi');
    expect(stored().description).toMatch(/ Again\.$/);
  });
});
