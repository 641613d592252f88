import axe from 'axe-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { Layout } from '../../../components/layout/Layout.tsx';
import { Sections } from '../../../components/sections/Sections.tsx';
import { selectPage } from '../../../components/sections/selectPage.ts';
import { loadContent } from '../../../content/load/loadContent.ts';
import type { Page, Section } from '../../../content/schema/pages.ts';
import { TYPE } from '../../../content/schema/section.ts';

// Rules that depend on the order of sections: levels of headings, landmarks, names, ids. Colours and sizes are tested in
// a browser (tests/e2e/quality.spec.ts).
const content = loadContent();

/** One section of every type that the sample has. */
export const samples = [
  ...new Map(
    content.pages.flatMap(({ sections }) => sections).map((section) => [section[TYPE], section]),
  ).values(),
].map((section) =>
  // Two pages of the sample have a section of the same name, which on one page would be a duplicate landmark.
  section[TYPE] === 'mission' ? { ...section, label: 'What for' } : section,
);

/** @param rules axe's rules; by default all that need no layout */
export async function violations(
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
    // These need a layout, which jsdom does not compute.
    rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
    resultTypes: ['violations'],
    ...(rules && { runOnly: [...rules] }),
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
