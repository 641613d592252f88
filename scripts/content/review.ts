// `npm run content:review -- BASE...HEAD [--out DIR]`: what a change does to the content and to the
// pages, as a page to look at, as Markdown, and as the data that a comment is written from.
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportJson } from '../../content/compare/report/reportData.ts';
import { reportMarkdown } from '../../content/compare/report/reportMarkdown.ts';
import { apartNote, headline } from '../../content/compare/report/say.ts';
import { startPreview } from '../../renderer/serve/previewServer.ts';
import { commandLine, runCommand, UsageError } from '../lib/runCommand.ts';
import type { Sites } from './review/pages/builtSite.ts';
import { reportHtml } from './review/render/reportHtml.ts';
import { review } from './review/review.ts';

/**
 * Serves both built sites of a review, to this machine alone, until the process ends.
 * @returns their addresses
 */
async function serveSites(folders: Sites): Promise<Sites> {
  const [base, head] = await Promise.all([
    startPreview({ root: folders.base }),
    startPreview({ root: folders.head }),
  ]);
  return { base: base.url, head: head.url };
}

const USAGE = `Usage: npm run content:review -- BASE...HEAD [options]
Reports what HEAD changed since it split from BASE; with two dots, how the two differ now.
  --out DIR     where review.html, review.md and review.json are written (.cache/review-report)
  --serve       serves both built sites until Ctrl+C; the report links each page's two states
  --no-pages    builds nothing
  --build-code  builds a change of code too, which runs that code on this machine`;

async function main(): Promise<number> {
  const { values, positionals } = commandLine(USAGE, {
    allowPositionals: true,
    allowNegative: true,
    options: {
      out: { type: 'string', default: '.cache/review-report' },
      pages: { type: 'boolean', default: true },
      serve: { type: 'boolean', default: false },
      'build-code': { type: 'boolean', default: false },
    },
  });
  const [range, ...more] = positionals;
  if (!range || more.length > 0) throw new UsageError('Name two revisions, as in main...HEAD.');
  const start = performance.now();
  const { pages, out, 'build-code': buildCode } = values;
  const result = await review({ root: process.cwd(), range, pages, buildCode });
  const served = values.serve && result.sites ? await serveSites(result.sites) : undefined;
  const html = await reportHtml(result, served);
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, 'review.html'), html);
  const markdown = reportMarkdown(result);
  writeFileSync(join(out, 'review.md'), markdown);
  writeFileSync(join(out, 'review.json'), reportJson(result));
  // In a workflow the run's own page shows it, to everyone who may see the run.
  if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, markdown);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    [`${headline(result)}.`, result.unbuilt, apartNote(result)].filter(Boolean).join(' '),
  );
  console.log(
    `${join(out, 'review.html')} (${Math.round(html.length / 1000)} KB), review.md and review.json, in ${seconds} s.`,
  );
  if (served) console.log(`Before: ${served.base}  After: ${served.head}  (Ctrl+C ends both)`);
  else if (values.serve) console.log('Nothing was built, so nothing is served.');
  else if (result.sites) console.log('With --serve its links open each page before and after.');
  return 0;
}

await runCommand(main);
