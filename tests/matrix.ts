import type { TestDetails } from 'playwright/test';

/** Values that one test is repeated with: the first is in the first tier, the others have the tag (README.md). */
export const matrix = <T>(values: readonly T[]): (readonly [value: T, tier: TestDetails])[] =>
  values.map((value, i) => [value, i === 0 ? {} : { tag: '@all' }]);
