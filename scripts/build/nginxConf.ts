import type { HeaderRule } from '../../renderer/headers/headersFile.ts';
import { headersFor } from '../../renderer/headers/headersFile.ts';
import type { Redirect } from '../../renderer/redirects.ts';

/** The file that answers a page's address. */
const fileOf = (path: string) => {
  if (path === '/') return '/index.html';
  return path.endsWith('*') ? '$uri.html' : `${path}.html`;
};

/** A rule as a `location`: nginx inherits no header into a block that adds one, so each has them all. */
function location(rule: HeaderRule, rules: readonly HeaderRule[]): string {
  const isFolder = rule.path.endsWith('*');
  const page = rule.headers['Cross-Origin-Opener-Policy'] !== undefined;
  const { 'Content-Type': type, ...headers } = headersFor(rules, rule.path);
  return [
    `  location ${isFolder ? `^~ ${rule.path.slice(0, -1)}` : `= ${rule.path}`} {`,
    ...(page ? [`    try_files ${fileOf(rule.path)} =404;`] : []),
    ...(type ? [`    types { }`, `    default_type "${type}";`] : []),
    ...added(headers),
    '  }',
  ].join('\n');
}

const moved = ({ from, to }: Redirect) => `  location = ${from} {\n    return 301 ${to};\n  }`;

const added = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(
    ([name, value]) => `    add_header ${name} "${value.replaceAll('"', '\\"')}" always;`,
  );

/**
 * The header rules as an nginx `server`, with clean addresses and the 404 page.
 * @param redirects addresses that are no more
 * @param rules as `siteRules` gives them; the first is everybody's
 */
export function nginxConf(
  rules: readonly HeaderRule[],
  host: string,
  redirects: readonly Redirect[] = [],
): string {
  const [everywhere, ...special] = rules;
  return `# Written by npm run build from renderer/headers: it holds the hashes of this build.
server {
  listen 80;
  server_name ${host};
  return 301 https://${host}$request_uri;
}

server {
  # For HTTP/2: from nginx 1.25.1 also “http2 on;”, before it “listen 443 ssl http2;”.
  listen 443 ssl;
  server_name ${host};
  # ssl_certificate …; ssl_certificate_key …;
  root /var/www/${host};
  charset utf-8;
  absolute_redirect off;

  # With ngx_brotli, also “brotli_static on;”: the build has compressed the texts.
  gzip on;
  gzip_types text/css text/plain text/calendar application/javascript application/json
    application/manifest+json application/xml text/xml application/rss+xml image/svg+xml;

  # One address a page: no ending, no slash at its end.
  rewrite ^/index\\.html$ / permanent;
  rewrite ^/(.+)(?:\\.html|/)$ /$1 permanent;
  error_page 404 /404;

${[...redirects.map(moved), ...special.map((rule) => location(rule, rules))].join('\n')}
  location / {
    try_files $uri =404;
${added(everywhere?.headers ?? {}).join('\n')}
  }
}
`;
}
