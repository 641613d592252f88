import { expect, type Page } from 'playwright/test';
import { countOf, TALK_FILTERS } from '../../../components/widgets/TalksFilter/talkFilters.ts';
import type { TalkListName } from '../../../content/load/publish/talksPath.ts';
import { content, number, PODCASTS, placeOf, SEMINARS } from './content.ts';
import { island } from './probe.ts';

// Helpers for the talks filter and its list.

/** The page of the talks. */
export const { route: TALKS } = placeOf('talkList');

const { talks: words } = content.site;

/** The label of an option. */
export const optionName = (list: TalkListName): string => words[list].option;

/** The filter's text for the number of talks of an option. */
export const counted = (
  list: TalkListName,
  counts: Readonly<Record<TalkListName, number>> = {
    all: content.talks.length,
    seminar: SEMINARS,
    podcast: PODCASTS,
  },
): string => countOf(list, counts, words, number);

export const filter = (page: Page) =>
  island(page, 'TalksFilter').getByRole('combobox', { name: words.filter, exact: true });

export const option = (page: Page, list: TalkListName) =>
  filter(page).getByRole('option', { name: optionName(list), exact: true });

/** The first letters of an option, as many as no other option begins with. */
function lettersOf(list: TalkListName): string {
  const [name = '', ...others] = [list, ...TALK_FILTERS.filter((other) => other !== list)].map(
    (one) => optionName(one).toLowerCase(),
  );
  const last = [...name].findIndex(
    (_, i) => !others.some((other) => other.startsWith(name.slice(0, i + 1))),
  );
  return name.slice(0, last + 1);
}

/** Presses the keys of the letters that choose an option. Playwright knows the keys of Latin letters only. */
export async function typeOption(page: Page, list: TalkListName): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const letter of lettersOf(list)) {
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', key: letter, text: letter });
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key: letter });
  }
}

/** Expects the filter to show a type, and the number of the visible talks. */
export async function expectChosen(page: Page, value: string, shown: TalkListName) {
  await expect(filter(page)).toHaveValue(value);
  await expect(island(page, 'TalksFilter').locator('[aria-live="polite"] :visible')).toHaveText(
    counted(shown),
  );
}

/** Expects the list to show this many talks of each type. */
export async function expectShown(page: Page, seminars: number, podcasts: number) {
  await expect(page.locator('#talks > [data-type=seminar]:visible')).toHaveCount(seminars);
  await expect(page.locator('#talks > [data-type=podcast]:visible')).toHaveCount(podcasts);
}

/** Selects an option by the browser's API, for any appearance of the list. */
export const choose = (page: Page, list: TalkListName) =>
  filter(page).selectOption({ label: optionName(list) });
