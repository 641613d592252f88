import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { besideFiles } from '../../../scripts/content/review/pages/besideFiles.ts';
import { builtSite, changedPages } from '../../../scripts/content/review/pages/builtSite.ts';
import { type Tree, writeTree } from '../../unit/content/miniature.ts';

const SITE: Tree = new Map([
  [
    'index.html',
    '<link rel=icon href="/icon.svg"><link rel="manifest" href="/site.webmanifest"><link rel="alternate" href="/talks.xml"><a href="/talks">Talks</a><link rel=stylesheet href="/assets/a.css"><img srcset="/images/logo.svg 1x, /images/logo-2.png?v=1 2x" src="/images/logo.svg">',
  ],
  [
    'talks.html',
    '<a href="/">Home</a><div data-props="{&quot;src&quot;:&quot;/images/mark.svg&quot;}">',
  ],
  ['talks/2.html', '<meta property="og:image" content="https://nikash.example/images/share.png">'],
  ['icon.svg', '<svg>icon</svg>'],
  ['site.webmanifest', '{"icons":[{"src":"icon-192.png"}]}'],
  ['icon-192.png', 'icon'],
  ['assets/a.css', '@font-face{src:url(../fonts/one.woff2)}'],
  ['fonts/one.woff2', 'one'],
  ['images/logo.svg', '<svg>logo</svg>'],
  ['images/logo-2.png', 'logo'],
  ['images/mark.svg', '<svg>mark</svg>'],
  ['images/share.png', 'share'],
  ['images/unnamed.png', 'unnamed'],
  ['talks.xml', '<rss>\n<item>One</item>\n</rss>\n'],
  ['sitemap.xml', '<urlset>\n</urlset>\n'],
  ['events.ics', 'BEGIN:VCALENDAR\n'],
  ['_headers', '/*\n  X: y\n'],
  ['talks.html.br', 'packed'],
  ['admin/index.html', 'editor'],
]);

/** What is told of a built site in which some files have other contents. */
function told(changes: Record<string, string | undefined>) {
  const root = mkdtempSync(join(tmpdir(), 'built-'));
  const [base, head] = ['base', 'head'].map((name) => join(root, name)) as [string, string];
  try {
    const after = new Map(SITE);
    for (const [file, text] of Object.entries(changes)) {
      if (text === undefined) after.delete(file);
      else after.set(file, text);
    }
    writeTree(base, SITE);
    writeTree(head, after);
    const sites = { base: builtSite(base), head: builtSite(head) };
    return {
      pages: changedPages(sites).pages.map(({ route, contents }) => [route, ...contents]),
      beside: besideFiles(sites.base, sites.head).map(({ what, address, lines }) =>
        [what, address, ...lines.map(({ what: side, text }) => `${side} ${text}`)].join(' '),
      ),
    };
  } finally {
    rmSync(root, { recursive: true });
  }
}

it.each([
  ['a logo', 'images/logo.svg', '/'],
  ['a logo that only dense screens load', 'images/logo-2.png', '/'],
  ['an icon', 'icon.svg', '/'],
  ['an icon that the manifest names', 'icon-192.png', '/'],
  ['a font that the style names', 'fonts/one.woff2', '/'],
  ['a mark that an island is given', 'images/mark.svg', '/talks'],
  ['the picture of a shared link', 'images/share.png', '/talks/2'],
])('%s that was repainted changes its page', (_, file, route) => {
  expect(told({ [file]: 'repainted' })).toEqual({ pages: [[route, `/${file}`]], beside: [] });
});

it.each([
  ['a repainted logo', ['logo', 'a'.repeat(24)], ['logo', 'b'.repeat(24)], ['logo']],
  [
    'a repainted logo of phones',
    ['logo-phone', 'a'.repeat(24)],
    ['logo-phone', 'b'.repeat(24)],
    ['logo'],
  ],
  ['another picture', ['hall', 'a'.repeat(24)], ['desk', 'b'.repeat(24)], ['desk', 'hall']],
  ['a picture that only got another name', ['hall', 'a'.repeat(24)], ['desk', 'a'.repeat(24)], []],
] as const)('%s is a change of its page, wherever it is on it', (_, before, after, pictures) => {
  const root = mkdtempSync(join(tmpdir(), 'built-'));
  const site = (name: string, [picture, hash]: readonly [string, string]) => {
    const file = `assets/pictures/${picture}-${hash}-200.avif`;
    writeTree(
      join(root, name),
      new Map([
        ['index.html', `<img src="/${file}">`],
        [file, hash],
      ]),
    );
    return builtSite(join(root, name));
  };
  try {
    const { pages } = changedPages({ base: site('base', before), head: site('head', after) });
    expect(pages).toMatchObject([{ route: '/', what: 'changed', pictures }]);
  } finally {
    rmSync(root, { recursive: true });
  }
});

it('feeds, calendar, sitemap, headers and what nobody names are told, and change no page', () => {
  const changes = {
    'talks.xml': '<rss>\n<item>Two</item>\n</rss>\n',
    'sitemap.xml': '<urlset>\n<url/>\n</urlset>\n',
    'events.ics': undefined,
    _headers: '/*\n  X: z\n',
    'images/unnamed.png': 'other',
    'images/login.js': 'new',
    'talks.html.br': 'packed anew',
    'admin/index.html': 'another editor',
  };
  expect(told(changes)).toEqual({
    pages: [],
    beside: [
      'changed /_headers removed   X: y added   X: z',
      'removed /events.ics removed BEGIN:VCALENDAR',
      'added /images/login.js',
      'changed /images/unnamed.png',
      'changed /sitemap.xml added <url/>',
      'changed /talks.xml removed <item>One</item> added <item>Two</item>',
    ],
  });
});

it('a page that another names does not change with it', () => {
  expect(told({ 'talks.html': 'Other words' }).pages).toEqual([['/talks']]);
  expect(told({})).toEqual({ pages: [], beside: [] });
});

it('a place that links led to is named when it is gone, the label of a field is not', () => {
  const root = mkdtempSync(join(tmpdir(), 'built-'));
  const site = (name: string, html: string) => {
    writeTree(join(root, name), new Map([['talks.html', html]]));
    return builtSite(join(root, name));
  };
  try {
    const base = site(
      'base',
      '<p id="one"></p><p id="two"></p><p id="hint"></p><b aria-describedby="hint">',
    );
    const { pages } = changedPages({ base, head: site('head', '<p id="two"></p>') });
    expect(pages[0]?.lostAnchors).toEqual(['/talks#one']);
  } finally {
    rmSync(root, { recursive: true });
  }
});
