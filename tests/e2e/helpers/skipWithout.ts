import { test } from 'playwright/test';
import type { SectionType } from '../../../content/schema/pages.ts';
import { placesOf } from './content.ts';

/**
 * Skips the tests of a file where the site has no section of one of these types, and gives the reason. It is the
 * one allowed skip: the sample has all of them (tests/unit/sample/skips.test.ts).
 */
export function skipWithout(...types: readonly SectionType[]): void {
  const missing = types.filter((type) => placesOf(type).length === 0);
  test.skip(missing.length > 0, `This site has no section ${missing.join(', ')}.`);
}
