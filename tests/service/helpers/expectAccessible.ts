import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/**
 * Finds no fault by the rules of axe, in a page or in a part of it. Axe never ends in a frame without scripts; what
 * these show is a page of the site, which has tests of its own.
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  const axe = new AxeBuilder({ page }).include(part).exclude('iframe[sandbox]');
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
