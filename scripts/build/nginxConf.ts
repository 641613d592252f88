import { type HeaderRule, headersFor } from '../../renderer/headers.ts';

/** A rule of `location`: nginx inherits no header into a block that adds one, so each has them all. */
function location(rule: HeaderRule, rules: readonly HeaderRule[]): string {
  const isFolder = rule.path.endsWith('*');
  const page = rule.headers['Content-Security-Policy'] !== undefined;
  const { 'Content-Type': type, ...headers } = headersFor(rules, rule.path);
  const file = rule.path === '/' ? '/index.html' : isFolder ? '$uri.html' : `${rule.path}.html`;
  return [
    `  location ${isFolder ? `^~ ${rule.path.slice(0, -1)}` : `= ${rule.path}`} {`,
    ...(page ? [`    try_files ${file} =404;`] : []),
    ...(type ? [`    types { }`, `    default_type ${type};`] : []),
    ...Object.entries(headers).map(
      ([name, value]) => `    add_header ${name} "${value.replaceAll('"', '\\"')}" always;`,
    ),
    '  }',
  ].join('\n');
}

/**
 * The header rules as an nginx `server`, with clean addresses and the 404 page.
 * @param rules as `headerRules` gives them; the first is everybody's
 */
export function nginxConf(rules: readonly HeaderRule[], host: string): string {
  const [everywhere, ...special] = rules;
  return `# Written by npm run build from renderer/headers.ts: it holds the hashes of this build.
server {
  listen 443 ssl;
  http2 on;
  server_name ${host};
  # ssl_certificate …; ssl_certificate_key …;
  root /var/www/${host};
  gzip on;
  gzip_types text/css text/plain text/calendar application/javascript application/json
    application/xml application/rss+xml image/svg+xml;
  # With ngx_brotli: brotli_static on; the build has compressed every text already.

  rewrite ^/(.+)/$ /$1 permanent;
  error_page 404 /404;

${special.map((rule) => location(rule, rules)).join('\n')}
  location / {
    try_files $uri =404;
${Object.entries(everywhere?.headers ?? {})
  .map(([name, value]) => `    add_header ${name} "${value}" always;`)
  .join('\n')}
  }
}
`;
}
