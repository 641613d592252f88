/** Where Tina writes the page of its development server, from the folder that it works in (tina/config.ts). */
export const ADMIN_HTML = '.cache/admin/index.html';

/** A script of Vite's own below the folder that tina/config.ts names: there as soon as Tina serves. */
export const PROBE = '/admin/@vite/client';

const BEGIN = `<script>
localStorage.setItem('tina.local.isLogedIn', 'true');
const append = document.head.appendChild;
document.head.appendChild = (node) => {
  if (/^https:/.test(node.href)) node.removeAttribute('href');
  return append.call(document.head, node);
};
</script>`;

const EMPTY = '<div id="root"></div>';

/** Until the editor takes its place. */
const OPENING = `<div id="root"><p style="padding: 3rem; font: 18px/1.5 system-ui, sans-serif">The editor opens. The first time after a start this takes some seconds.</p></div>`;

/** Where Tina's page believes that its own parts are. */
const OWN_PORT = /http:\/\/localhost:\d+(?=\/admin\/)/g;

/**
 * Tina: asks at first whether to begin editing, under its own name, takes its parts from a port of its
 * own, which is another one after each start, and a typeface from another host, which the page's policy
 * forbids and the console complains of. Its page is white until all of it has come.
 * Here: whoever opens the editor on their own machine has answered that, and all of it comes from the
 * studio's address, so that an open tab outlives a restart (tina/config.ts names it for the records); no
 * other host is asked for anything. The page says that it is on its way.
 * Upstream: no report found. Written for tinacms 3.14.1 and @tinacms/cli 3.1.0.
 */
export const adminPage = (html: string): string =>
  html
    .replace('<title>TinaCMS</title>', () => `<title>Editor</title>${BEGIN}`)
    .replace(EMPTY, () => OPENING)
    .replaceAll(OWN_PORT, '');

/** What that page may load: what the studio serves, and nothing else. */
export const ADMIN_POLICY = [
  `default-src 'self'`,
  // Tina's development page starts with inline scripts and styles.
  `script-src 'self' 'unsafe-inline' 'unsafe-eval'`,
  `style-src 'self' 'unsafe-inline'`,
  `img-src 'self' data: blob:`,
  `font-src 'self' data:`,
  `worker-src 'self' blob:`,
  `frame-ancestors 'self'`,
].join('; ');
