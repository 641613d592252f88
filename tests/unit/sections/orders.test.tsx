// @vitest-environment jsdom
import axe from 'axe-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Layout } from '../../../components/layout/Layout.tsx';
import { random } from '../../../components/sections/figures/random.ts';
import { Sections } from '../../../components/sections/Sections.tsx';
import { selectPage } from '../../../components/sections/selectPage.ts';
import { loadContent } from '../../../content/load/loadContent.ts';
import type { Page, Section } from '../../../content/schema/pages.ts';
import { TYPE } from '../../../content/schema/section.ts';

// What depends on the order of sections: levels of headings, landmarks, names, ids. Colours and sizes do not, and
// are seen in a browser (tests/e2e/quality.spec.ts).
const content = loadContent();

/** One section of every type that the sample has. */
const samples = [
  ...new Map(
    content.pages.flatMap(({ sections }) => sections).map((section) => [section[TYPE], section]),
  ).values(),
].map((section) =>
  // Two pages of the sample call a section alike, which on one page would be two landmarks of one name.
  section[TYPE] === 'mission' ? { ...section, label: 'What for' } : section,
);

/** What can be right in each section alone, and wrong in how they follow each other. */
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

/** @param rules axe's rules; all that need no layout, where none are named */
async function violations(
  sections: readonly Section[],
  rules?: readonly string[],
): Promise<string[]> {
  const seo = { title: 'A page in another order', description: '' };
  const page: Page = { name: 'Page', path: '/page', seo, sections: [...sections] };
  const part = { list: 'all', page: 1 } as const;
  const selected = selectPage(page, content, { part, now: Date.parse('2026-01-01') });
  document.documentElement.lang = 'en';
  document.title = seo.title;
  document.body.innerHTML = renderToStaticMarkup(
    <Layout site={content.site} brand={content.brand} route={page.path}>
      <Sections {...selected} />
    </Layout>,
  );
  const { violations: found } = await axe.run(document.body, {
    // They need a layout, which jsdom has not.
    rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
    resultTypes: ['violations'],
    ...(rules && { runOnly: [...rules] }),
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** The sections in an order that follows from a seed. */
function shuffled(seed: string): Section[] {
  const { next } = random(seed);
  return samples
    .map((section) => ({ section, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ section }) => section);
}

describe('a page of sections', { timeout: 120_000 }, () => {
  it.each(samples.map((section) => [section[TYPE], section] as const))(
    'has nothing against it with %s alone',
    async (_type, section) => expect(await violations([section])).toEqual([]),
  );

  it.each(Array.from({ length: 20 }, (_, i) => `order ${i + 1}`))(
    'has nothing against it in %s',
    async (seed) => expect(await violations(shuffled(seed), BETWEEN_SECTIONS)).toEqual([]),
  );
});
