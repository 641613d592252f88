import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
  'sample.js': 'el.className="hydrated"',
  'more.js': 'el.className="fetched"',
};
for (const [file, text] of Object.entries(texts)) writeFileSync(join(root, file), `${text}\n`);

const finish = pageFinisher(
  root,
  {
    'Sample.island.ts': { file: 'sample.js', dynamicImports: ['more.ts'] },
    'more.ts': { file: 'more.js' },
  },
  {},
);
const HTML =
  '<!DOCTYPE html><html><head><link rel="stylesheet" type="text/css" href="/all.css"><title>T</title><style id="fonts" media="(scripting: none)">b{}</style></head><body><div id="place"><p class="seen"></p></div><site-island name="Sample" src="/sample.js"></site-island><script type="module" src="/entry.js" defer></script></body></html>';

describe('a finished page', async () => {
  const { html, sources } = await finish('/talks', HTML);
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  const [, script = ''] = /<script>(.*?)<\/script>/.exec(html) ?? [];

  it('holds its style and its script behind its fonts, and links to neither', () => {
    expect(html).toContain(`b{}</style><style>${style}</style><script>${script}</script></head>`);
    expect(html).not.toMatch(/stylesheet|module/);
    expect(script).toBe('(()=>{const a=1;open(a)})()');
  });

  it('has of the style what it shows, what its islands may show, and what scripts may set', () => {
    for (const shown of ['.seen{', '.hydrated{', '.fetched{', '.seen[data-open]{', '#place>p{'])
      expect(style).toContain(shown);
    for (const other of ['.unseen', '[data-shut]', '#elsewhere'])
      expect(style).not.toContain(other);
  });

  it('is allowed by the hash of exactly what stands in it', () => {
    expect(sources).toEqual({
      route: '/talks',
      scripts: [cspSource(script)],
      styles: [cspSource('b{}'), cspSource(style)],
    });
    expect(html).not.toContain('Content-Security-Policy');
  });
});

it('a page may run the script behind the style of its language, and no other that it holds', async () => {
  const evil = '<style>p{}</style><script>evil()</script>';
  const html = HTML.replace('<body>', `<body>${evil}`);
  expect((await finish('/about', html)).sources.scripts).toHaveLength(1);
  const ofLanguage = '<style>q{}</style><script>wait()</script></head>';
  const { sources } = await finish('/hi/about', html.replace('</head>', ofLanguage));
  expect(sources.scripts).toHaveLength(2);
  expect(sources.scripts).toContain(cspSource('wait()'));
});

it('the page of unknown addresses brings its policy along', async () => {
  const { html, sources } = await finish('/404', HTML);
  expect(html).toMatch(/^<!DOCTYPE html><html><head><meta http-equiv="Content-Security-Policy"/);
  for (const source of sources.styles) expect(html).toContain(source);
});

it('a page without fonts or script stops the build', async () => {
  await expect(finish('/new', '<p>')).rejects.toThrow('/new has no script or no fonts');
});
