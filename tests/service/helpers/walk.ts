// The long walk of two people: propose, comment, change, approve, publish, live, take back, live.
import { expect, type Locator, type Page } from 'playwright/test';
import { clockText, timeOf } from '../../../content/schema/datetime.ts';
import { expectAccessible } from './expectAccessible.ts';
import { saveChange } from './form.ts';
import { SECOND, THIRD } from './records.ts';
import { type Person, test } from './session.ts';
import type { Editor } from './startEditor.ts';

/** How somebody presses and types. */
interface Hands {
  press(target: Locator): Promise<void>;
  type(target: Locator, words: string): Promise<void>;
}

export const pointer: Hands = {
  press: (target) => target.click(),
  type: (target, words) => target.fill(words),
};

/** How often Tab may be pressed until a control of a page has the focus. */
const MOST_TABS = 150;

/** Moves the focus with Tab alone. */
async function reach(target: Locator): Promise<void> {
  const { keyboard } = target.page();
  await expect(target).toBeVisible();
  for (let count = 0; count < MOST_TABS; count++) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    // Frames have links too: the page offers to skip them.
    const isSkip = await target.page().locator('.skip:focus').count();
    await keyboard.press(isSkip ? 'Enter' : 'Tab');
    if (isSkip) await keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
  expect(await target.evaluate((element) => element.matches(':focus-visible'))).toBe(true);
}

export const keyboard = {
  reach,
  async press(target: Locator) {
    await reach(target);
    await target.page().keyboard.press('Enter');
  },
  async type(target: Locator, words: string) {
    await reach(target);
    await target.page().keyboard.press('ControlOrMeta+a');
    await target.page().keyboard.type(words);
  },
};

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
const stateOf = (page: Page) => page.locator('main p strong').first();

/** In a state: its words are on the page, axe finds no fault, and nothing is wider than the window. */
export async function expectState(page: Page, state: string): Promise<void> {
  await expect(stateOf(page)).toHaveText(state);
  await expectWhole(page);
}

async function expectWhole(page: Page): Promise<void> {
  await expectAccessible(page);
  const { scrollWidth, clientWidth } = await page
    .locator('html')
    .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
  expect(scrollWidth).toBe(clientWidth);
}

export interface Walk {
  readonly editor: Editor;
  readonly mia: Person;
  readonly ravi: Person;
  readonly hands: Hands;
  readonly file: string;
  /** The change that is proposed, and what becomes of it after the comment. */
  readonly changes: readonly [object, object];
  readonly title: string;
  /** What the built site says of itself. */
  build(): Promise<string>;
}

/** Proposes, comments, changes, answers. @returns the address of the proposal, which waits for review */
export async function toReview({
  editor,
  mia,
  ravi,
  hands,
  file,
  changes,
  title,
}: Walk): Promise<string> {
  // Another test may have published a change of it.
  const main = JSON.parse(editor.git('show', `main:${file}`));
  const place = await saveChange(mia.page, file, changes[0], main);
  await mia.page.goto(place);
  await expectState(mia.page, 'Draft');
  await hands.type(mia.page.getByLabel('Title', { exact: true }), title);
  await hands.press(button(mia.page, 'Send for review'));
  await expectState(mia.page, 'In review');

  await ravi.page.goto(place);
  await expectState(ravi.page, 'In review');
  const field = ravi.page.locator('.changes dl > div').first();
  await hands.press(field.locator('summary'));
  await hands.type(field.getByRole('textbox'), 'Is it not too long?');
  await hands.press(button(ravi.page, 'Add the comment'));
  await expect(field.getByText('Is it not too long?')).toBeVisible();
  await expectWhole(ravi.page);
  await hands.press(ravi.page.locator('summary', { hasText: 'Ask for changes' }));
  await hands.type(ravi.page.getByLabel('What is to be changed'), 'Make it shorter.');
  await hands.press(button(ravi.page, 'Ask for changes'));
  await expectState(ravi.page, 'Changes asked for');

  await saveChange(mia.page, file, changes[1], { ...main, ...changes[0] });
  await mia.page.goto(place);
  await expectState(mia.page, 'Changes asked for');
  await expect(mia.page.getByText('Make it shorter.')).toBeVisible();
  await hands.press(mia.page.locator('summary', { hasText: 'Answer' }));
  await hands.type(mia.page.getByLabel('Answer Ravi'), 'It was.');
  await hands.press(button(mia.page, 'Add the answer'));
  await hands.press(button(mia.page, 'Send for review'));
  await expectState(mia.page, 'In review');
  await ravi.page.goto(place);
  await expect(ravi.page.getByRole('figure').getByText('Make it shorter.')).toBeVisible();
  await expect(ravi.page.locator('.changes').getByText('It was.')).toBeVisible();
  return place;
}

/** The site is built; both pages say since when it is live. */
export async function toLive({ editor, ravi, hands, build }: Walk, place: string): Promise<void> {
  const { page } = ravi;
  editor.site.shows(await build());
  await hands.press(page.getByRole('link', { name: 'Published', exact: true }));
  await expect(page).toHaveURL(/\/editor\/published$/);
  await expect(async () => {
    await page.reload();
    await expect(
      page.getByRole('heading', { name: 'Waits for the next update of the site' }),
    ).toHaveCount(0, { timeout: 1_000 });
    await expect(page.getByRole('heading', { name: /^Live since / })).toBeVisible({
      timeout: 1_000,
    });
  }).toPass({ timeout: 40_000 });
  await expectWhole(page);
  await page.goto(place);
  await expect(page.getByText(/live since/)).toBeVisible();
  await expectWhole(page);
}

/** Takes back what was published last, and that is live too. */
export async function toTakenBack(walk: Walk, before: string): Promise<void> {
  const { editor, mia, ravi, hands, file, title } = walk;
  await mia.page.goto('/editor/published');
  await hands.press(button(mia.page, `Take back “${title}”`));
  await expectState(mia.page, 'Draft');
  await hands.press(button(mia.page, 'Send for review'));
  await expectState(mia.page, 'In review');
  await ravi.page.goto(mia.page.url());
  await hands.press(button(ravi.page, 'Accept and publish'));
  await expectState(ravi.page, 'Published');
  expect(editor.git('show', `main:${file}`)).toBe(before);
  await toLive(walk, mia.page.url());
  await ravi.page.goto('/editor/published');
  await expect(ravi.page.getByRole('link', { name: `Taken back “${title}”` })).toBeVisible();
}

const buildOf = (editor: Editor) => async () =>
  JSON.stringify({ commit: editor.git('rev-parse', 'main'), time: new Date().toISOString() });

export const PHONE = { width: 390, height: 844 };

/** A walk that an editor decides the end of. */
export const longWalk = (
  name: string,
  family: string,
  hands: Hands,
  viewport?: { width: number; height: number },
) =>
  test(`the long walk, ${name}`, { tag: '@all' }, async ({ editor, arrive }) => {
    test.setTimeout(300_000);
    const mia = await arrive(`Mia ${family}`, 'editor', viewport);
    const ravi = await arrive(`Ravi ${family}`, 'reviewer', viewport);
    const title = `A title ${name}`;
    const changes = [{ title: `${title} that is far too long` }, { title }] as const;
    const walk: Walk = {
      ...{ editor, mia, ravi, hands, file: SECOND.file, changes, title },
      build: buildOf(editor),
    };
    const before = editor.git('show', `main:${SECOND.file}`);
    const place = await toReview(walk);
    await hands.press(ravi.page.locator('summary', { hasText: 'Publish later' }));
    await hands.press(button(ravi.page, 'Accept only'));
    await expectState(ravi.page, 'Approved');
    await mia.page.goto(place);
    await hands.press(button(mia.page, 'Publish now'));
    await expectState(mia.page, 'Published');
    expect(editor.git('show', `main:${SECOND.file}`)).toContain(title);
    await ravi.page.goto('/editor/published');
    await expect(ravi.page.locator('main')).toContainText(/update/);
    await toLive(walk, place);
    await toTakenBack(walk, before);
  });

export const scheduledWalk = (family: string) =>
  test('the long walk of a scheduled proposal, with a restart: out within 15 seconds of its minute', {
    tag: '@all',
  }, async ({ editor, arrive }) => {
    test.setTimeout(300_000);
    const [mia, ravi] = [await arrive(`Mia ${family}`), await arrive(`Ravi ${family}`, 'reviewer')];
    const { page } = ravi;
    const title = 'A title for the next minute';
    const walk: Walk = {
      ...{ editor, mia, ravi, hands: pointer, file: THIRD.file, title },
      changes: [{ title: `${title}, or the one after` }, { title }],
      build: buildOf(editor),
    };
    const before = editor.git('show', `main:${THIRD.file}`);
    const place = await toReview(walk);
    // The clock of the field has minutes: the next one may be over before it is pressed.
    const time = clockText(new Date(Date.now() + 90_000).toISOString());
    await page.locator('summary', { hasText: 'Publish later' }).click();
    await page.getByLabel(/^Publish on/).fill(time);
    await button(page, 'Accept and schedule').click();
    await expectState(page, 'Scheduled');
    await editor.restart();
    await page.reload();
    await expectState(page, 'Scheduled');
    await expect
      .poll(() => editor.git('show', `main:${THIRD.file}`), { timeout: 120_000 })
      .toContain(`"${title}"`);
    const seconds = Number(editor.git('log', '-1', '--format=%ct', 'main')) - timeOf(time) / 1_000;
    expect(seconds).toBeGreaterThanOrEqual(0);
    expect(seconds).toBeLessThan(15);
    // Main has it a moment before the log does.
    await expect(async () => {
      await page.reload();
      await expect(stateOf(page)).toHaveText('Published', { timeout: 1_000 });
    }).toPass();
    await expectWhole(page);
    await toLive(walk, place);
    await toTakenBack(walk, before);
  });
