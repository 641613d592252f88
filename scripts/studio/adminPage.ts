import type { EditorFailure } from './EditorFailure.ts';

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

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** What stands at /admin/ where the editor could not start or has stopped: what happened, and what to do. */
export const failurePage = ({ title, why }: EditorFailure): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>body { font: 18px/1.5 system-ui; max-width: 36em; margin: 4em auto; padding: 0 1em; overflow-wrap: anywhere }</style>
<h1>${title}</h1>
<p>What is known of the cause: ${escaped(why)}.</p>
<p>Nothing that was saved is lost: it stands in <code>content/</code>. What a form in another tab still holds is not saved: copy it before you close or reload that tab.</p>
<p>To edit again, press Ctrl-C in the terminal in which <code>npm start</code> runs, run <code>npm start</code> once more, and reload this page. If it happens again, give the cause above to whoever keeps the code.</p>
<p>The site itself runs: <a href="/">look at it</a>. Records can be changed in <code>content/</code> by hand.</p>
</html>
`;
