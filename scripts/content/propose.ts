// `npm run content:propose -- "message"`: from the editor's working copy to a pull request.
import { commandLine, runCommand, UsageError } from '../lib/runCommand.ts';
import { type Outcome, propose } from './propose/propose.ts';

const USAGE = `Usage: npm run content:propose -- "What visitors will see that they do not see now"
Checks and formats the changed records, commits them with their pictures upon a branch of their own,
pushes it, and opens the pull request where GITHUB_TOKEN or GH_TOKEN allows it. On the branch of a
proposal (content/…) it adds to that proposal.`;

function report({ branch, changes, request, link, notes, on }: Outcome): string {
  const again = `git switch ${branch}`;
  return [
    `Proposed on ${branch}:`,
    ...changes.map(({ kind, file }) => `  ${kind.padEnd(7)}  ${file}`),
    ...notes,
    ...(request ? [`The request: ${request}`] : []),
    ...(link ? [`Open the request here: ${link}`] : []),
    on === branch
      ? `You are on ${branch}; what you propose from here is added to it.`
      : `You are back on ${on}, which does not have this change yet. To go on with it: ${again}`,
  ].join('\n');
}

async function main(): Promise<number> {
  const { positionals } = commandLine(USAGE, { options: {}, allowPositionals: true });
  const message = positionals.join(' ').trim();
  if (!message) throw new UsageError('Say in a sentence what changes, in quotation marks.');
  console.log(report(await propose(process.cwd(), message)));
  return 0;
}

await runCommand(main);
