import { expect, type Locator } from 'playwright/test';

/**
 * Presses Save and types at the end of a field without a pause until the save has been answered, and a little longer.
 * @param address what a save waits for last
 * @returns what the field has to hold then
 */
export async function typeThroughSave(
  field: Locator,
  save: Locator,
  address: string,
): Promise<string> {
  const page = field.page();
  await expect(save).toBeEnabled();
  await field.press('End');
  let words = await field.inputValue();
  let isAnswered = false;
  void page.waitForResponse(address).then(() => {
    isAnswered = true;
  });
  // A press of the pointer would take the caret away.
  await save.evaluate((button: HTMLButtonElement) => button.click());
  for (let more = 0; more < 4; more = isAnswered ? more + 1 : 0) {
    await page.keyboard.type(', letters', { delay: 2 });
    words += ', letters';
  }
  return words;
}
