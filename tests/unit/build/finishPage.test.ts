import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { cspSource, pageFinisher } from '../../../scripts/build/finishPage.ts';

const root = mkdtempSync(join(tmpdir(), 'finish-'));
afterAll(() => rmSync(root, { recursive: true }));
const texts = {
  'all.css':
    '@property --away{syntax:"<number>";inherits:true;initial-value:0}.seen{color:red}.unseen{color:red}.hydrated{color:red}.fetched{color:red}.seen[data-open]{color:red}.seen[data-shut]{color:red}#place>p{color:red}#elsewhere>p{color:red}',
  'entry.js': 'const a=1;open(a)',
  'assets/sample.js': 'el.className="hydrated"',
  'more.js': 'el.className="fetched"',
};
mkdirSync(join(root, 'assets'));
for (const [file, text] of Object.entries(texts)) writeFileSync(join(root, file), `${text}\n`);

const finish = pageFinisher(root, {
  'entry.ts': { file: 'entry.js', css: ['all.css'] },
  'Sample.island.ts': { file: 'assets/sample.js', dynamicImports: ['more.ts'] },
  'more.ts': { file: 'more.js' },
});
const HTML =
  '<!DOCTYPE html><html><head><link rel="stylesheet" type="text/css" href="/all.css"><title>T</title><style id="fonts" media="(scripting: none)">b{}</style></head><body><div id="place"><p class="seen"></p></div><site-island name="Sample" src="/assets/sample.js"></site-island><script type="module" src="/entry.js" defer></script></body></html>';

describe('a finished page', async () => {
  const { html, sources } = await finish('/talks', HTML);
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  const [, script = ''] = /<script>(.*?)<\/script>/.exec(html) ?? [];

  it('contains its style and script after its fonts, and links to neither', () => {
    expect(html).toContain(`b{}</style><style>${style}</style><script>${script}</script></head>`);
    expect(html).not.toMatch(/stylesheet|module/);
    expect(script).toBe('(()=>{const a=1;open(a)})()');
  });

  it('has the style rules that the page, its islands and its scripts need', () => {
    for (const shown of ['.seen{', '.hydrated{', '.fetched{', '.seen[data-open]{', '#place>p{'])
      expect(style).toContain(shown);
    for (const other of ['.unseen', '[data-shut]', '#elsewhere'])
      expect(style).not.toContain(other);
  });

  it('is allowed by the hashes of exactly its own script and styles', () => {
    expect(sources).toEqual({
      route: '/talks',
      scripts: [cspSource(script)],
      styles: [cspSource('b{}'), cspSource(style)],
    });
    expect(html).not.toContain('Content-Security-Policy');
  });
});

it('each page has the style of its own elements, also after one that is nearly the same', async () => {
  const styleOf = async (html: string) =>
    /<style>(.*?)<\/style>/s.exec((await finish('/', html)).html)?.[1];
  const first = await styleOf(HTML);
  const other = HTML.replace('class="seen"', 'class="unseen"');
  expect(await styleOf(other)).toContain('.unseen{');
  expect(await styleOf(other.replace('id="place"', 'id="elsewhere"'))).toContain('#elsewhere>p{');
  expect(
    await styleOf(
      HTML.replace('<site-island name="Sample" src="/assets/sample.js"></site-island>', ''),
    ),
  ).not.toContain('.hydrated');
  expect(await styleOf(HTML)).toBe(first);
});

it('a page runs only its own script, even if it contains another', async () => {
  const ofLanguage = HTML.replace('</head>', '<style>q{}</style></head>');
  expect((await finish('/hi/about', ofLanguage)).sources.scripts).toHaveLength(1);
  for (const at of ['</head>', '<body>']) {
    const evil = ofLanguage.replace(at, () => `<script>evil()</script>${at}`);
    await expect(finish('/about', evil)).rejects.toThrow('/about cannot be published. It holds a');
  }
});

it.each(['/../.env', '//evil.example/x.js', '/other.js'])(
  'a page whose script is %s, which the build did not make, stops the build',
  async (file) => {
    await expect(
      finish(
        '/new',
        HTML.replace('/entry.js', () => file),
      ),
    ).rejects.toThrow(`/new names ${file}, which this build did not make.`);
  },
);

it('a page with a second script stops the build', async () => {
  const two = HTML.replace('<body>', '<body><script type="module" src="/entry.js"></script>');
  await expect(finish('/new', two)).rejects.toThrow('/new does not have one script');
});

it('the page for unknown addresses contains its policy', async () => {
  const { html, sources } = await finish('/404', HTML);
  expect(html).toMatch(/^<!DOCTYPE html><html><head><meta http-equiv="Content-Security-Policy"/);
  for (const source of sources.styles) expect(html).toContain(source);
});

it('a page without fonts or script stops the build', async () => {
  await expect(finish('/new', '<p>')).rejects.toThrow('/new does not have one script');
});
