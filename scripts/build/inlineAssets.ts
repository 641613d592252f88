import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What was written into a page: each text's CSP source. */
export interface Inlined {
  html: string;
  scripts: string[];
  styles: string[];
}

/** What was read already: hundreds of pages share a few files. */
const texts = new Map<string, string>();

const STYLESHEET = /<link rel="stylesheet"[^>]*? href="([^"]+)"[^>]*>/g;
const ENTRY = /<script type="module" src="([^"]+)"[^>]*><\/script>/g;

/** A text's CSP source. */
export const cspSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Writes a page's style and its one script into the page: a request less before the first paint, and
 * an island runtime that listens before the content arrives.
 * @param root folder of the built site, for the assets
 */
export function inlineAssets(html: string, root: string): Inlined {
  const read = (url: string) => {
    const file = join(root, url);
    const text = texts.get(file) ?? readFileSync(file, 'utf8').trim();
    texts.set(file, text);
    return text;
  };
  const styles: string[] = [];
  const scripts: string[] = [];
  let head = '';
  const rest = html
    .replace(STYLESHEET, (_, url: string) => {
      const style = read(url);
      styles.push(cspSource(style));
      head += `<style>${style}</style>`;
      return '';
    })
    .replace(ENTRY, (_, url: string) => {
      // A module waits for the whole document; a classic script runs at once. Its names stay its own.
      const script = `(()=>{${read(url)}})()`;
      scripts.push(cspSource(script));
      head += `<script>${script}</script>`;
      return '';
    });
  return { html: rest.replace('</title>', `</title>${head}`), scripts, styles };
}
