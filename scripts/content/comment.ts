// `npm run content:comment -- review.json`: writes what a review found on the pull request that a
// workflow runs for, always in the same comment. The words of the comment are made here, from data:
// what comes from the job that looked at the proposal is never posted as it is. On a laptop it prints
// what it would write.
import { existsSync, readFileSync } from 'node:fs';
import { readReport } from '../../content/compare/report/reportData.ts';
import { reportMarkdown } from '../../content/compare/report/reportMarkdown.ts';
import { commandLine, runCommand, UsageError } from '../lib/runCommand.ts';
import { stickyComment } from './comment/stickyComment.ts';

async function main(): Promise<number> {
  const { GITHUB_TOKEN, GITHUB_EVENT_PATH, GITHUB_REPOSITORY, GITHUB_API_URL, REPORT_URL } =
    process.env;
  const { positionals } = commandLine('Usage: npm run content:comment -- review.json', {
    allowPositionals: true,
  });
  const [file = '', ...more] = positionals;
  if (!existsSync(file) || more.length > 0)
    throw new UsageError('Name one file, which npm run content:review has written: review.json.');
  const link = REPORT_URL ? `[The whole report](${REPORT_URL})\n\n` : '';
  const markdown = `${link}${reportMarkdown(readReport(readFileSync(file)))}`;
  if (GITHUB_TOKEN && GITHUB_EVENT_PATH && GITHUB_REPOSITORY && GITHUB_API_URL) {
    const { number } = JSON.parse(readFileSync(GITHUB_EVENT_PATH, 'utf8')).pull_request;
    const gitHub = { api: GITHUB_API_URL, token: GITHUB_TOKEN, repository: GITHUB_REPOSITORY };
    console.log(`The comment on #${number} is ${await stickyComment(gitHub, number, markdown)}.`);
  } else {
    console.log(markdown);
    console.log('Not in a workflow with a token: nothing was sent.');
  }
  return 0;
}

await runCommand(main);
