import { expect, type Page } from '@playwright/test';
import { awake } from './probe.ts';

// The menu under 768 px as a person meets it.

export const hamburger = (page: Page) => page.getByRole('button', { name: 'Open menu' });
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
export const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
export const close = (page: Page) => page.getByRole('button', { name: 'Close menu' });

/** Opens the menu and waits until it is a dialog. */
export async function open(page: Page, route = '/talks'): Promise<void> {
  await page.goto(route);
  await hamburger(page).tap();
  await awake(page, 'MobileMenu');
  await expect(dialog(page)).toBeVisible();
}
