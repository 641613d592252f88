// `npm run content:comment -- review.md`: puts the report on the pull request that a workflow runs
// for, always in the same comment. On a laptop it prints what it would write. It stands on Node
// alone, because the job that may write runs it without installing anything.
import { readFileSync } from 'node:fs';
import { stickyComment } from './review/stickyComment.ts';

const { GITHUB_TOKEN, GITHUB_EVENT_PATH, GITHUB_REPOSITORY, GITHUB_API_URL, REPORT_URL } =
  process.env;
const [file] = process.argv.slice(2);

if (!file) {
  console.error('Usage: npm run content:comment -- review.md');
  process.exitCode = 2;
} else {
  const link = REPORT_URL ? `[The report with all pictures](${REPORT_URL})\n\n` : '';
  const markdown = `${link}${readFileSync(file, 'utf8')}`;
  if (GITHUB_TOKEN && GITHUB_EVENT_PATH && GITHUB_REPOSITORY && GITHUB_API_URL) {
    const { number } = JSON.parse(readFileSync(GITHUB_EVENT_PATH, 'utf8')).pull_request;
    const gitHub = { api: GITHUB_API_URL, token: GITHUB_TOKEN, repository: GITHUB_REPOSITORY };
    console.log(`The comment on #${number} is ${await stickyComment(gitHub, number, markdown)}.`);
  } else {
    console.log(markdown);
    console.log('Not in a workflow with a token: nothing was sent.');
  }
}
