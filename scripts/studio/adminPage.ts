/** What the editor's page may load: itself, Tina's server on this machine, and nothing else. */
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

// Tina asks at first whether to begin; who opens the editor on their own machine has answered that.
const BEGIN = `<script>localStorage.setItem('tina.local.isLogedIn', 'true')</script>`;

/** Tina's page under the site's name, ready to edit. */
export const adminPage = (html: string): string =>
  html.replace('<title>TinaCMS</title>', `<title>Nikash editor</title>${BEGIN}`);

/** What stands at /admin/ when the editor could not start. */
export const failurePage = (message: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>The editor could not start</title>
<style>body { font: 18px/1.5 system-ui; max-width: 36em; margin: 4em auto; padding: 0 1em }</style>
<h1>The editor could not start</h1>
<p>${message.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>
<p>The site itself runs: <a href="/">look at it</a>. Records can be changed in <code>content/</code> by hand.</p>
</html>
`;
