import { expect, type Page } from '@playwright/test';
import { awake } from './probe.ts';

const FIRST = /strategy marketplace/;
export const cards = (page: Page) => page.locator('#features ul > li');
export const trigger = (page: Page, name = FIRST) => page.getByRole('button', { name });
export const dialog = (page: Page) => page.getByRole('dialog', { name: FIRST });
export const details = (page: Page) => cards(page).first().locator('details');
export const overlay = (page: Page) => page.locator('[data-overlay]');

/** Presses the first card on its title, far from its trigger's words. */
export const pressCard = (page: Page) =>
  cards(page)
    .first()
    .click({ position: { x: 120, y: 90 } });

/** Expands the first card. */
export async function expand(page: Page): Promise<void> {
  await page.goto('/');
  await pressCard(page);
  await awake(page, 'FeatureGrid');
  await expect(dialog(page)).toBeVisible();
  await expect(overlay(page)).toHaveCSS('opacity', '1');
}

/** Waits until the card lies in its place, where focus goes on. */
export async function expectCollapsed(page: Page): Promise<void> {
  await expect(dialog(page)).toHaveCount(0);
  await expect(trigger(page)).toBeFocused();
  await expect(details(page)).toHaveJSProperty('open', false);
}
