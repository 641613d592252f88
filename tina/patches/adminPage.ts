/** Where Tina writes the page of its development server, from the folder that it works in (tina/config.ts). */
export const ADMIN_HTML = '.cache/admin/index.html';

/** A script of Vite's own below the folder that tina/config.ts names: there as soon as Tina serves. */
export const PROBE = '/admin/@vite/client';

const BEGIN = `<script>localStorage.setItem('tina.local.isLogedIn', 'true')</script>`;

/**
 * Tina: asks at first whether to begin editing, under its own name.
 * Here: whoever opens the editor on their own machine has answered that.
 * Upstream: no report found. Written for tinacms 3.14.1 and @tinacms/cli 3.1.0.
 */
export const adminPage = (html: string): string =>
  html.replace('<title>TinaCMS</title>', `<title>Nikash editor</title>${BEGIN}`);

/** What that page may load: itself, Tina's server on this machine, and nothing else. */
export function adminPolicy(port: number): string {
  const tina = `http://localhost:${port}`;
  return [
    `default-src 'self' ${tina}`,
    // Tina's development page starts with inline scripts and styles.
    `script-src 'self' 'unsafe-inline' 'unsafe-eval' ${tina}`,
    `style-src 'self' 'unsafe-inline' ${tina}`,
    `connect-src 'self' ${tina} ws://localhost:${port}`,
    `img-src 'self' data: blob: ${tina}`,
    `font-src 'self' data: ${tina}`,
    `worker-src 'self' blob:`,
    `frame-ancestors 'self'`,
  ].join('; ');
}
