import { expect, test } from '@playwright/test';
import { type ConfigData, HtmlValidate } from 'html-validate';
import { schemaOrgFindings } from '../schemaOrg.ts';
import { PAGES, ROUTES } from './routes.ts';

const HTML_RULES: ConfigData = {
  root: true,
  extends: [
    'html-validate:recommended',
    'html-validate:standard',
    'html-validate:document',
    'html-validate:a11y',
  ],
  // How React writes what HTML reads alike: the case of attributes, empty ones, the slash of voids.
  rules: {
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
  },
};

for (const route of PAGES) {
  test(`${route} is valid HTML`, async ({ request }) => {
    const html = await (await request.get(route)).text();
    const { results } = await new HtmlValidate(HTML_RULES).validateString(html, route);
    expect(
      results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
      ),
    ).toEqual([]);
  });
}

/** What a page tells search engines of the records that it shows. */
const RECORD_TYPES: Partial<Record<(typeof ROUTES)[number], string[]>> = {
  '/education': ['Course'],
  '/events': ['Event'],
  '/talks': ['VideoObject', 'PodcastEpisode'],
  '/team': ['Person'],
};

test('the structured data of every page keeps to schema.org’s vocabulary', async ({ request }) => {
  const graphs: Record<string, string> = {};
  for (const route of ROUTES) {
    const html = await (await request.get(route)).text();
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    graphs[route] = data;
    const nodes: { '@type': string }[] = JSON.parse(data)['@graph'];
    const types = new Set(nodes.map((node) => node['@type']));
    for (const type of ['Organization', 'WebPage', ...(RECORD_TYPES[route] ?? [])])
      expect(types, route).toContain(type);
  }
  expect(schemaOrgFindings(graphs)).toEqual([]);
});
