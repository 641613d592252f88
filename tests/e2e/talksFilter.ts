import { expect, type Page } from '@playwright/test';
import { island } from './probe.ts';

// The talks filter as a person meets it, and what its list shows.

export const filter = (page: Page) =>
  island(page, 'TalksFilter').getByRole('combobox', { name: 'Content type' });

export const option = (page: Page, name: string) =>
  filter(page).getByRole('option', { name, exact: true });

/** Expects the filter to have chosen a type and to say how many talks there are of it. */
export async function expectChosen(page: Page, value: string, words: string) {
  await expect(filter(page)).toHaveValue(value);
  await expect(island(page, 'TalksFilter').locator('[aria-live="polite"] :visible')).toHaveText(
    words,
  );
}

/** Expects the list to show so many of each type. */
export async function expectShown(page: Page, seminars: number, podcasts: number) {
  await expect(page.locator('#talks > [data-type=seminar]:visible')).toHaveCount(seminars);
  await expect(page.locator('#talks > [data-type=podcast]:visible')).toHaveCount(podcasts);
}

/** Chooses by the browser's own means, whatever its list looks like. */
export const choose = (page: Page, name: string) => filter(page).selectOption({ label: name });
