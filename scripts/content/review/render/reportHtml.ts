import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { runnerImport } from 'vite';
import { brandTokens } from '../../../../renderer/vite/brandTokens.ts';
import type { Sites } from '../pages/builtSite.ts';
import type { Review } from '../review.ts';
import { thumbnails } from './thumbnails.ts';

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const read = (name: string) => readFileSync(pathOf(name), 'utf8').trim();

/**
 * The report as one page that needs nothing else. What it shows was written by the authors of the
 * change, so its policy lets nothing run but its own script.
 * @param served where both built sites answer, if they do: each page then is linked
 */
export async function reportHtml(review: Review, served?: Sites): Promise<string> {
  // Node strips types but compiles no JSX.
  const { module } = await runnerImport<typeof import('./Report.tsx')>(pathOf('Report.tsx'), {
    configFile: false,
    logLevel: 'error',
  });
  // Those of the site that this tool belongs to.
  const colours = brandTokens(pathOf('../../../..'));
  const style = `:root{${colours}}\n${read('report.css')}`;
  const script = read('report.client.js');
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = `default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'sha256-${hash}'`;
  const small = await thumbnails(review);
  const props = { review, small, served, policy, style, script };
  return `<!DOCTYPE html>${renderToStaticMarkup(createElement(module.Report, props))}\n`;
}
