// `npm run content:comment -- review.md`: writes the result of a review as a comment on the workflow's pull request,
// always the same comment. Outside a workflow it prints the comment.
import { existsSync, readFileSync } from 'node:fs';
import { commandLine, runCommand, UsageError } from '../lib/runCommand.ts';
import { stickyComment } from './comment/stickyComment.ts';

async function main(): Promise<number> {
  const { GITHUB_TOKEN, GITHUB_EVENT_PATH, GITHUB_REPOSITORY, GITHUB_API_URL } = process.env;
  const { positionals } = commandLine('Usage: npm run content:comment -- review.md', {
    allowPositionals: true,
  });
  const [file = '', ...more] = positionals;
  if (!existsSync(file) || more.length > 0)
    throw new UsageError('Name one file, which npm run content:review has written: review.md.');
  const markdown = readFileSync(file, 'utf8');
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
