import { globSync, readFileSync } from 'node:fs';
import { type ConfigData, HtmlValidate } from 'html-validate';
import { expect, test } from 'playwright/test';
import { schemaOrgDiagnostics } from '../schemaOrg.ts';
import { PAGES, ROUTES, TRANSLATED } from './helpers/routes.ts';

const HTML_RULES: ConfigData = {
  root: true,
  extends: [
    'html-validate:recommended',
    'html-validate:standard',
    'html-validate:document',
    'html-validate:a11y',
  ],
  // Differences that HTML treats as equal and React writes: the case of attributes, empty ones, the slash of void
  // elements.
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

test('the structured data of every page uses only schema.org’s vocabulary', {
  tag: '@all',
}, async ({ request }) => {
  const graphs: Record<string, string> = {};
  for (const route of [...ROUTES, ...TRANSLATED]) {
    const html = await (await request.get(route)).text();
    [, graphs[route] = ''] =
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  }
  expect(schemaOrgDiagnostics(graphs)).toEqual([]);
});

const BUILD = 'dist/client';

/** Texts in every copy of Tina, of its bridge and of the preview's own code. */
const EDITOR = /tinacms|data-tina-field|data-field|quick-edit|page:records|\/admin\/content\.json/;

test('visitors download nothing of the editor', () => {
  const files = globSync('**/*.{html,js,css}', { cwd: BUILD });
  expect(files.length).toBeGreaterThan(20);
  const having = files.filter((file) => EDITOR.test(readFileSync(`${BUILD}/${file}`, 'utf8')));
  expect(having).toEqual([]);
  expect(globSync('admin/**', { cwd: BUILD })).toEqual([]);
});

test('the site contains no file of the build tools', { tag: '@all' }, () =>
  expect(globSync('*.json', { cwd: BUILD }).sort()).toEqual([
    'build.json',
    'speculation-rules.json',
  ]),
);
