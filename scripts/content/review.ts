// `npm run content:review -- BASE...HEAD`: what a change does to the content, in Markdown, or on a page with the site
// before and after.
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportMarkdown } from '../../content/compare/report/reportMarkdown.ts';
import { apartNote, headline } from '../../content/compare/report/say.ts';
import { commandLine, runCommand, UsageError } from '../lib/runCommand.ts';
import { review } from './review/review.ts';

const USAGE = `Usage: npm run content:review -- BASE...HEAD [options]
Reports what HEAD changed since it split from BASE; with two dots, how the two differ now.
  --serve      shows the change, and how the pages look before and after, until Ctrl+C
  --of FOLDER  the repository that has both, if that is not this one`;

const FOLDER = '.cache/review-report';

async function main(): Promise<number> {
  const { values, positionals } = commandLine(USAGE, {
    allowPositionals: true,
    options: {
      serve: { type: 'boolean', default: false },
      of: { type: 'string', default: '.' },
    },
  });
  const [range, ...more] = positionals;
  if (!range || more.length > 0) throw new UsageError('Name two revisions, as in main...HEAD.');
  const report = await review(values.of, range);
  const markdown = reportMarkdown(report);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'review.md'), markdown);
  // In a workflow, GitHub shows the summary on the page of the run.
  if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, markdown);
  console.log([`${headline(report)}.`, apartNote(report)].filter(Boolean).join(' '));
  console.log(`The report: ${join(FOLDER, 'review.md')}`);
  if (!values.serve) {
    console.log('--serve shows it on a page, with the site before and after.');
    return 0;
  }
  // Imported dynamically, because only this option needs the editor's build.
  const { serveReview } = await import('./review/serveReview.ts');
  const { address, close } = await serveReview(values.of, report);
  console.log(`The page: ${address}  (Ctrl+C ends it)`);
  await new Promise((resolve) => process.once('SIGINT', resolve));
  close();
  return 0;
}

await runCommand(main);
