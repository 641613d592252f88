// `npm run content:review -- BASE..HEAD [--out DIR]`: what a change does to the content and to the
// pages, as a page to look at and as Markdown for a comment.
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { reportHtml } from './review/render/reportHtml.ts';
import { reportMarkdown } from './review/render/reportMarkdown.ts';
import { headline } from './review/render/say.ts';
import { review } from './review/review.ts';
import { runCommand, UsageError } from './runCommand.ts';

const USAGE = `Usage: npm run content:review -- BASE..HEAD [--out DIR] [--no-pages]
Compares two revisions and writes review.html and review.md. BASE...HEAD leaves out what BASE did
since the two parted; --no-pages builds nothing.`;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    allowNegative: true,
    options: {
      out: { type: 'string', default: '.cache/review-report' },
      pages: { type: 'boolean', default: true },
    },
  });
  const [range, ...more] = positionals;
  if (!range || more.length > 0) throw new UsageError('Which two revisions?');
  const start = performance.now();
  const result = await review({ root: process.cwd(), range, pages: values.pages });
  const html = await reportHtml(result);
  mkdirSync(values.out, { recursive: true });
  writeFileSync(join(values.out, 'review.html'), html);
  const markdown = reportMarkdown(result);
  writeFileSync(join(values.out, 'review.md'), markdown);
  // In a workflow the run's own page shows it, to whoever may see the run.
  if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, markdown);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${headline(result)}. ${result.unbuilt ?? ''}`.trimEnd());
  console.log(
    `${join(values.out, 'review.html')} (${Math.round(html.length / 1000)} KB) and review.md, in ${seconds} s.`,
  );
  return 0;
}

await runCommand(USAGE, main);
