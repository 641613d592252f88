import { test } from 'playwright/test';
import { namedCollections } from '../../../content/schema/collections.ts';
import type { SectionType } from '../../../content/schema/pages.ts';
import { content, PARTS, placesOf } from './content.ts';

/** Whether a section shows all records of a collection, and there are none. */
const isEmpty = (type: string): boolean =>
  namedCollections.some(
    ([name, { section, shown }]) =>
      section === type && shown === 'all' && [content[name]].flat().length === 0,
  );

/**
 * Skips the tests of a file, or the test that calls it, if the site lacks a type of section or another part, and gives
 * the reason. It is the only allowed skip: the sample has all of them (tests/unit/sample/skips.test.ts).
 */
export function skipWithout(...needed: readonly (SectionType | keyof typeof PARTS)[]): void {
  const missing = needed.filter((one) =>
    one in PARTS
      ? !PARTS[one as keyof typeof PARTS]
      : placesOf(one as SectionType).length === 0 || isEmpty(one),
  );
  test.skip(missing.length > 0, `This site has no ${missing.join(', ')}.`);
}
