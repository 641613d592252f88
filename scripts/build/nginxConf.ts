import { isDeepStrictEqual } from 'node:util';
import { type HeaderRule, headersFor, NOT_SERVED } from '../../renderer/headers/headersFile.ts';
import type { Redirect } from '../../renderer/redirects.ts';

/**
 * A value for nginx: quoted, unless no character of it has a meaning in nginx.
 * @throws for characters that nginx cannot quote: a `$`, which begins a variable, and control characters
 */
function quoted(value: string): string {
  if (/[$\p{Cc}]/u.test(value)) throw new Error(`nginx.conf cannot hold “${value}”.`);
  return /^[\w./-]+$/.test(value) ? value : `"${value.replace(/["\\]/g, '\\$&')}"`;
}

/** The file of a page's address. */
const fileOf = (path: string) => {
  if (path === '/') return '/index.html';
  return path.endsWith('*') ? '$uri.html' : `${path}.html`;
};

/** A rule as a `location`: nginx inherits no header into a block that adds one, so each block has all of them. */
function location(rule: HeaderRule, rules: readonly HeaderRule[]): string {
  const isFolder = rule.path.endsWith('*');
  const page = rule.headers['Cross-Origin-Opener-Policy'] !== undefined;
  const { 'Content-Type': type, ...headers } = headersFor(rules, rule.path);
  return [
    `  location ${isFolder ? `^~ ${rule.path.slice(0, -1)}` : `= ${rule.path}`} {`,
    `    try_files ${page ? fileOf(rule.path) : '$uri'} =404;`,
    ...(type ? [`    types { }`, `    default_type ${quoted(type)};`] : []),
    ...added(headers),
    '  }',
  ].join('\n');
}

/**
 * Redirects of complete addresses to complete addresses. A part of the request in `Location` could name
 * another host: nginx decodes `/%5Cevil.example/` before it matches.
 */
const moved = ({ from, to, status = 301 }: Redirect) =>
  `  location = ${quoted(from)} { return ${status} ${withQuery(quoted(to))}; }`;

/** A quoted address followed by the query of the request. */
const withQuery = (address: string) =>
  address.endsWith('"') ? `${address.slice(0, -1)}$is_args$args"` : `${address}$is_args$args`;

/** The variants of an address with a file ending or a trailing slash. */
const unclean = ({ from, ...where }: Redirect): Redirect[] =>
  (from === '/' ? ['/index.html'] : [`${from}/`, `${from}.html`]).map((one) => ({
    from: one,
    ...where,
  }));

const added = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => `    add_header ${name} ${quoted(value)} always;`);

const headerWords = (headers: Readonly<Record<string, string>>): string[] =>
  Object.entries(headers).flatMap(([name, value]) => [name, value, 'always']);

interface NginxSite {
  /** From `siteRules`; the first is for all addresses. */
  rules: readonly HeaderRule[];
  host: string;
  /** The addresses of all pages. */
  routes: readonly string[];
  /** Earlier addresses. */
  redirects?: readonly Redirect[];
}

interface Directive {
  words: string[];
  /** The directives inside its braces. */
  block?: Directive[];
}

const TOKEN =
  /\s+|#.*|"(?<quoted>(?:[^"\\]|\\[\s\S])*)"(?=[\s;)])|(?<sign>[{};])|(?<bare>[^\s"{};#][^\s{;]*)/gy;

/** Parses the directives of a configuration. @throws for what nginx would not accept */
export function readNginx(text: string): Directive[] {
  const blocks: Directive[][] = [[]];
  let [words, end]: [string[], number] = [[], 0];
  for (const { 0: token, index, groups: { quoted, sign, bare } = {} } of text.matchAll(TOKEN)) {
    const word = bare ?? quoted?.replace(/\\(["\\])/g, '$1');
    if (word !== undefined) words.push(word);
    else if (sign) {
      if ((sign === '}') !== (words.length === 0)) break;
      if (sign === '}') blocks.pop();
      else blocks.at(-1)?.push({ words, ...(sign === '{' && { block: [] }) });
      const block = blocks.at(-1)?.at(-1)?.block;
      if (sign === '{' && block) blocks.push(block);
      words = [];
    }
    end = index + token.length;
  }
  const [directives] = blocks;
  if (!directives || blocks.length > 1 || words.length > 0 || end < text.length)
    throw new Error(
      `nginx.conf cannot be read here: ${text.slice(text.lastIndexOf('\n', end - 1) + 1).split('\n')[0]}`,
    );
  return directives;
}

/** What each `location` does: its address, its redirect, its headers. */
const answers = (text: string): string[][] =>
  readNginx(text)
    .flatMap(({ block = [] }) => block)
    .filter(({ words: [name] }) => name === 'location')
    .map(({ words, block = [] }) => [
      `${words.at(-1)}`,
      ...block
        .filter(({ words: [name = ''] }) => ['return', 'add_header'].includes(name))
        .flatMap((directive) => directive.words.slice(1)),
    ]);

/**
 * A site as two nginx `server` blocks, with its headers, clean addresses, redirects and the 404 page.
 * @throws with the address of a location that is not parsed as intended
 */
export function nginxConf({ rules, host, routes, redirects = [] }: NginxSite): string {
  const [everywhere, ...special] = rules;
  const pages = routes.map((route) => ({ from: route, to: route }));
  const name = quoted(host);
  // Browsers ignore it over HTTP (RFC 6797, 7.2).
  const { 'Strict-Transport-Security': _, ...plain } = everywhere?.headers ?? {};
  const redirected = [...redirects, ...[...pages, ...redirects].flatMap(unclean)];
  const conf = `# Written by npm run build from renderer/headers: it holds the hashes of this build.
server {
  listen 80;
  server_name ${name};
${added(plain).join('\n')}
  return 301 https://${name}$request_uri;
}

server {
  # For HTTP/2: from nginx 1.25.1 also “http2 on;”, before it “listen 443 ssl http2;”.
  listen 443 ssl;
  server_name ${name};
  # ssl_certificate …; ssl_certificate_key …;
  root ${quoted(`/var/www/${host}`)};
  charset utf-8;
  absolute_redirect off;

  # With ngx_brotli, also “brotli_static on;”: the build has compressed the texts.
  gzip on;
  gzip_types text/css text/plain text/calendar application/javascript application/json
    application/manifest+json application/xml text/xml application/rss+xml image/svg+xml;

  # For redirects and nginx's own answers; a location that adds a header has them all.
${added(everywhere?.headers ?? {}).join('\n')}
  error_page 404 /404;
  # Files for hosts, and hidden ones.
  if ($uri ~ "${NOT_SERVED.source}") { return 404; }

${redirected.map(moved).join('\n')}
${special.map((rule) => location(rule, rules)).join('\n')}
  location / {
    try_files $uri =404;
${added(everywhere?.headers ?? {}).join('\n')}
  }
}
`;
  const expected = [
    ...redirected.map(({ from, to, status = 301 }) => [from, `${status}`, `${to}$is_args$args`]),
    ...special.map(({ path }) => {
      const { 'Content-Type': _, ...headers } = headersFor(rules, path);
      return [path.replace(/\*$/, ''), ...headerWords(headers)];
    }),
    ['/', ...headerWords(everywhere?.headers ?? {})],
  ];
  const parsed = answers(conf);
  const wrong = expected.findIndex((one, i) => !isDeepStrictEqual(one, parsed[i]));
  if (wrong >= 0 || parsed.length > expected.length)
    throw new Error(
      `nginx.conf is not parsed as intended for ${(expected[wrong] ?? parsed.at(-1))?.[0]}.`,
    );
  return conf;
}
