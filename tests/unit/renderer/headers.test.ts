import { describe, expect, it } from 'vitest';
import { CALENDAR_FOLDER, FEEDS } from '../../../content/load/publish/feeds.ts';
import type { BookingProvider } from '../../../content/schema/bookingProviders.ts';
import {
  fitting,
  headersFor,
  readHeaders,
  writeHeaders,
} from '../../../renderer/headers/headersFile.ts';
import { type PageSources, siteRules } from '../../../renderer/headers/siteRules.ts';
import { nginxConf, readNginx } from '../../../scripts/build/nginxConf.ts';
import { STRICT_TRANSPORT, strictTransport } from '../../../scripts/build/settings.ts';

const INLINE = { scripts: ["'sha256-runtime'"], styles: ["'sha256-style'"] };
const data = 'https://data.example';
const TALKS = { ...INLINE, services: { data, videos: ['vimeo'] } } as const;
const PAGES: readonly PageSources[] = [
  { route: '/', ...INLINE, services: { data, booking: 'cal.com' } },
  { route: '/talks', ...TALKS },
  { route: '/talks/*', ...TALKS },
  { route: '/404', ...INLINE, services: { data } },
];
const rules = siteRules(PAGES, ['/robots.txt', '/icon-192.png']);
const policy = (path: string) => headersFor(rules, path)['Content-Security-Policy'] ?? '';

describe('response headers', () => {
  it('allow a page only the listed sources', () => {
    expect(policy('/talks')).toContain("default-src 'none'");
    expect(policy('/talks')).toContain("script-src 'self' 'sha256-runtime';");
    expect(policy('/talks')).toMatch(/style-src 'self' 'sha256-style'$/);
    expect(policy('/')).not.toMatch(/\*|http:/);
    expect(policy('/')).not.toMatch(/script-src [^;]*unsafe/);
  });

  it('allow inline styles only if the chosen calendar writes some', () => {
    const home = (booking?: BookingProvider) =>
      headersFor(siteRules([{ route: '/', ...INLINE, services: { booking } }]), '/')[
        'Content-Security-Policy'
      ];
    expect(home('cal.com')).toMatch(/style-src 'self' 'unsafe-inline'$/);
    expect(home('calendly.com')).toMatch(
      /style-src 'self' 'sha256-style'; style-src-attr 'unsafe-inline'$/,
    );
    expect(home()).toMatch(/style-src 'self' 'sha256-style'$/);
    expect(policy('/talks')).not.toContain('unsafe');
  });

  it('allow every page the data interface, and only pages with a calendar its service', () => {
    expect(policy('/talks')).toContain("connect-src 'self' https://data.example;");
    expect(policy('/talks')).not.toContain('cal.com');
    expect(policy('/')).toContain('frame-src https://app.cal.com;');
    expect(policy('/')).toMatch(/script-src [^;]* https:\/\/app\.cal\.com\/embed\/embed\.js;/);
  });

  it('allow the players of talks, of the used hosts, on the pages that show talks', () => {
    for (const path of ['/talks', '/talks/page/2'])
      expect(policy(path)).toContain('frame-src https://player.vimeo.com;');
    expect(policy('/')).not.toContain('vimeo');
    expect(JSON.stringify(siteRules([{ route: '/', ...INLINE }]))).not.toContain('frame-src');
  });

  it('allow a page with both the calendar and players, and a page without them neither', () => {
    const both = siteRules([
      { route: '/a', ...INLINE, services: { videos: ['vimeo'], booking: 'cal.com' } },
    ]);
    const frames = 'frame-src https://app.cal.com https://player.vimeo.com;';
    expect(headersFor(both, '/a')['Content-Security-Policy']).toContain(frames);
    expect(policy('/404')).not.toContain('frame-src');
  });

  it('are never set twice for one path: hosts that join two values would break them', () => {
    const paths = [...rules.map(({ path }) => path.replace('*', 'x')), '/talks/2', '/no-such'];
    for (const path of paths) {
      const names = fitting(rules, path).flatMap(({ headers }) => Object.keys(headers));
      expect(names, path).toEqual([...new Set(names)]);
    }
  });

  it('allow other sites to embed the pictures of shared links, and nothing else', () => {
    const embedding = (path: string) => headersFor(rules, path)['Cross-Origin-Resource-Policy'];
    expect(embedding('/share/home-12345678.png')).toBe('cross-origin');
    for (const path of ['/', '/talks/2', '/404', '/robots.txt', '/assets/a.js', '/images/a.png'])
      expect(embedding(path), path).toBe('same-origin');
  });

  it('allow scripts of other sites to read feeds and calendars, and nothing else', () => {
    const feeds = Object.values(FEEDS);
    const all = siteRules(PAGES, ['/robots.txt', ...feeds]);
    const readers = (path: string) => {
      const headers = headersFor(all, path);
      return [headers['Access-Control-Allow-Origin'], headers['Cross-Origin-Resource-Policy']];
    };
    for (const path of [...feeds, `${CALENDAR_FOLDER}/one.ics`])
      expect(readers(path), path).toEqual(['*', 'cross-origin']);
    for (const path of ['/', '/robots.txt', '/assets/a.js'])
      expect(readers(path), path).toEqual([undefined, 'same-origin']);
  });

  it('allow a picture that is opened directly to run and load nothing, in any folder', () => {
    const pictures = [
      '/images/logos/a.svg',
      '/assets/pictures/a-60.avif',
      '/share/home.png',
      '/icon-192.png',
    ];
    for (const path of pictures) {
      expect(policy(path), path).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
    }
  });

  it('isolate the page from windows that it opened, and set nothing for the editor’s address', () => {
    for (const path of ['/', '/talks', '/404'])
      expect(headersFor(rules, path)['Cross-Origin-Opener-Policy'], path).toBe('same-origin');
    expect(headersFor(rules, '/admin/')['Content-Security-Policy']).toBeUndefined();
  });

  it('require HTTPS for a day and for this host alone, until the operator raises it', () => {
    const asked = (value?: string) =>
      headersFor(siteRules(PAGES, [], value), '/talks')['Strict-Transport-Security'];
    expect(asked()).toBe('max-age=86400');
    expect(asked('max-age=63072000')).toBe('max-age=63072000');
  });

  it('are the same after they are written and parsed', () => {
    expect(readHeaders(writeHeaders(rules))).toEqual(rules);
  });

  it.each(['a\n/b', 'a\n\n/b', ' a'])(
    'stop the build where one would become another: %j',
    (value) => {
      const broken = [...rules, { path: '/x', headers: { 'X-Robots-Tag': value } }];
      expect(() => writeHeaders(broken)).toThrow('_headers cannot hold the headers of /x.');
    },
  );
});

describe('the setting of HSTS', () => {
  const read = (value: string) => strictTransport({ [STRICT_TRANSPORT]: value });

  it.each([
    'max-age=0',
    'max-age=604800',
    'max-age=31536000; includeSubDomains',
    'max-age=63072000; includeSubDomains; preload',
  ])('accepts “%s”', (value) => expect(read(` ${value} `)).toBe(value));

  it('may be left out', () => {
    expect(strictTransport({})).toBeUndefined();
    expect(read('')).toBeUndefined();
  });

  it.each([
    ['31536000', 'Write it as in the header'],
    ['max-age=1 year', 'Write it as in the header'],
    ['max-age=31536000\nX-Evil: 1', 'Write it as in the header'],
    ['max-age=31536000; preload', 'Browsers’ preload lists accept a name only with'],
    ['max-age=600; includeSubDomains; preload', 'Browsers’ preload lists accept a name only with'],
  ])('refuses “%s”', (value, words) => expect(() => read(value)).toThrow(words));
});

it('nginx redirects from HTTP to HTTPS, under the name of the site', () => {
  const [first] = nginxConf({ rules, host: 'site.example', routes: [] }).split('\n}');
  expect(first).toContain('listen 80;');
  expect(first).toContain('return 301 https://site.example$request_uri;');
});

it('nginx serves the pages of a folder, and pictures unchanged', () => {
  const location = (start: string) => {
    const conf = nginxConf({ rules, host: 'site.example', routes: [] });
    return conf.slice(conf.indexOf(`location ^~ ${start} {`)).split('\n  }')[0] ?? '';
  };
  expect(location('/talks/')).toContain('try_files $uri.html =404;');
  expect(location('/images/')).toContain("default-src 'none'");
  expect(location('/images/')).toContain('try_files $uri =404;');
});

describe('data in nginx.conf', () => {
  it.each([['x"; return 200'], ['a b;'], ['x\\']])('%s is quoted', (value) => {
    const conf = nginxConf({
      rules,
      host: 'site.example',
      routes: [],
      redirects: [{ from: `/${value}`, to: '/about' }],
    });
    expect(conf).toContain(`location = "/${value.replace(/["\\]/g, '\\$&')}" {`);
  });

  it('is not cached in a redirect that may end', () => {
    const redirects = [{ from: '/fr', to: '/', status: 302 as const }];
    const conf = nginxConf({ rules, host: 'site.example', routes: [], redirects });
    for (const from of ['/fr', '/fr/', '/fr.html'])
      expect(conf).toContain(`location = ${from} { return 302 /$is_args$args; }`);
  });

  it('is parsed again: an address or a header with another meaning is named', () => {
    const site = { host: 'site.example', routes: ['/'] };
    const withRule = (path: string, name: string) =>
      nginxConf({ ...site, rules: [...rules, { path, headers: { [name]: 'none' } }] });
    expect(() => withRule('/plans', 'X-Robots-Tag')).not.toThrow();
    for (const name of ['X-Robots-Tag none; add_header X', 'X { } X', 'X } location /a {'])
      expect(() => withRule('/plans', name)).toThrow(/nginx\.conf .*(?:for \/plans\.|here: )/);
    for (const path of ['/a b', '/a { } location /b', '/a;'])
      expect(() => withRule(path, 'X-Robots-Tag')).toThrow(/nginx\.conf .*\/a/);
  });

  it('is parsed as by nginx', () => {
    expect(readNginx('a b; # c;\nd = "e \\"f; {" {\n  g "h";\n}')).toEqual([
      { words: ['a', 'b'] },
      { words: ['d', '=', 'e "f; {'], block: [{ words: ['g', 'h'] }] },
    ]);
    for (const broken of ['a', 'a {', 'a; }', '{ }', 'a "b;', 'a "b"c;', ';'])
      expect(() => readNginx(broken), broken).toThrow('nginx.conf cannot be read here');
  });

  it.each(['$host', 'a\nb', '\u0000'])('%j is refused', (value) => {
    expect(() => nginxConf({ rules, host: value, routes: [] })).toThrow('nginx.conf cannot hold');
    expect(() =>
      nginxConf({
        rules,
        host: 'site.example',
        routes: [],
        redirects: [{ from: '/a', to: value }],
      }),
    ).toThrow();
  });
});
