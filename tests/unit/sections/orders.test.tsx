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

async function violations(sections: readonly Section[]): Promise<string[]> {
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
    async (seed) => expect(await violations(shuffled(seed))).toEqual([]),
  );
});
