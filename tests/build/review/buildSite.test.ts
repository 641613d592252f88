import { expect, it } from 'vitest';
import { sharesBundles } from '../../../scripts/content/review/buildSite.ts';

// Else a review bundles the same code twice, and takes twice as long.
it('a review knows the build of this project', () => {
  expect(sharesBundles('.')).toBe(true);
});
