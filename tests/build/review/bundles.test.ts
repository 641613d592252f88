import { describe, expect, it } from 'vitest';
import type { Revision } from '../../../content/compare/revisions.ts';
import { bundlesOf } from '../../../scripts/content/review/review.ts';

const FILES = {
  'components/ui/Link.tsx': '1',
  'content/brand/brand.json': '1',
  'content/brand/mark.svg': '1',
  'content/forms/forms.json': '1',
  'content/site/site.json': '1',
  'content/talks/one.json': '1',
  'public/images/one.webp': '1',
};

const bundles = (changed?: keyof typeof FILES) => {
  const files = new Map(Object.entries({ ...FILES, ...(changed && { [changed]: '2' }) }));
  const revision: Revision = { name: 'mine', commit: 'abc', subject: '', day: '', files };
  return bundlesOf('.cache', revision);
};

describe('revisions', () => {
  it.each(['content/talks/one.json', 'public/images/one.webp'] as const)(
    'that differ in %s share their bundles',
    (file) => expect(bundles(file)).toBe(bundles()),
  );

  it.each([
    'components/ui/Link.tsx',
    'content/brand/brand.json',
    'content/brand/mark.svg',
    'content/forms/forms.json',
    'content/site/site.json',
  ] as const)('that differ in %s, which bundles hold, do not', (file) =>
    expect(bundles(file)).not.toBe(bundles()),
  );
});
