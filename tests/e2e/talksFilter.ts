import { expect, type Page } from '@playwright/test';
import { island } from './probe.ts';

// The talks filter as a person meets it, and what its list shows.

export const filter = (page: Page) => island(page, 'TalksFilter').getByRole('button');

export const option = (page: Page, name: string) => page.getByRole('option', { name, exact: true });

export const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

/** How many talks the filter says there are. */
export const result = (page: Page) =>
  island(page, 'TalksFilter').locator('[aria-live="polite"] [data-says]:visible');

/** Expects the list to show so many of each type, by descending id as the HTML has them. */
export async function expectShown(page: Page, seminars: number, podcasts: number) {
  await expect(page.locator('#talks > [data-type=seminar]:visible')).toHaveCount(seminars);
  await expect(page.locator('#talks > [data-type=podcast]:visible')).toHaveCount(podcasts);
}

export async function choose(page: Page, name: string) {
  await filter(page).click();
  await option(page, name).click();
}
