import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/** Finds no fault by the rules of axe, in a page or in a part of it. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
