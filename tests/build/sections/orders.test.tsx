// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { random } from '../../../components/sections/figures/random.ts';
import type { Section } from '../../../content/schema/pages.ts';
import { samples, violations } from '../../unit/sections/violations.tsx';

/** Rules that each section can follow alone, and break in a wrong order. */
const BETWEEN_SECTIONS = [
  'aria-valid-attr-value',
  'duplicate-id-aria',
  'empty-heading',
  'heading-order',
  'identical-links-same-purpose',
  'landmark-banner-is-top-level',
  'landmark-complementary-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'page-has-heading-one',
  'region',
  'skip-link',
];

/** The sections in an order that depends on a seed. */
function shuffled(seed: string): Section[] {
  const { next } = random(seed);
  return samples
    .map((section) => ({ section, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ section }) => section);
}

it.each(Array.from({ length: 20 }, (_, i) => `order ${i + 1}`))(
  'a page of sections has nothing against it in %s',
  { timeout: 120_000, tags: '@all' },
  async (seed) => expect(await violations(shuffled(seed), BETWEEN_SECTIONS)).toEqual([]),
);
