// `npm run upgrade -- REF`: merges a newer version of this project into a firm's own site, without its sample.
import { execFileSync, spawnSync } from 'node:child_process';
import { Refusal } from '../content/compare/refusal.ts';
import { CODE_FOLDERS } from '../content/load/source/codeFolders.ts';
import { commandLine, runCommand, UsageError } from './lib/runCommand.ts';

const USAGE = `Usage: npm run upgrade -- REF
Merges REF (a branch or tag of the project that this site began from, such as upstream/main). Records,
translations, pictures, fonts and icons stay as they are here. It commits nothing.`;

/** The sample's records, which `npm run init` copied for the editor's tests. */
const TEST_RECORDS = 'tests/site';

/** Files that belong to the firm: a newer version of the project only has the sample's. */
const OWN = [
  'content',
  ':(exclude)content/schema',
  ':(exclude)content/load',
  ':(exclude)content/compare',
  'public',
  'scripts/content/check/pictures.json',
  TEST_RECORDS,
  ':(glob)tests/*/sample/**',
  '.github/CODEOWNERS',
];

/** The files of `content/` that `npm run init` copies: records without SVG files and translations. */
const RECORDS = [
  'content',
  ...CODE_FOLDERS.map((folder) => `:(exclude)content/${folder}`),
  ':(exclude,glob)content/**/*.svg',
  ':(exclude,glob)content/**/*.*.json',
];

const git = (...args: readonly string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

function main(): number {
  const { positionals } = commandLine(USAGE, { allowPositionals: true });
  const [ref, ...more] = positionals;
  if (!ref || more.length > 0 || ref.startsWith('-')) throw new UsageError('Name one version.');
  if (spawnSync('git', ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`]).status !== 0)
    throw new UsageError(`${ref} is not a version in this repository. Run git fetch first.`);
  if (git('status', '--porcelain'))
    throw new Refusal(409, 'There are changes that are not committed. Commit them first.');
  const kept = git('ls-files', '-z', '--', ...OWN, `:(exclude)${TEST_RECORDS}`);
  const hasPutAside = git('ls-files', '--', TEST_RECORDS) !== '';
  const { status, stderr } = spawnSync('git', ['merge', '--no-commit', '--no-ff', ref]);
  const isMerging =
    spawnSync('git', ['rev-parse', '--verify', '--quiet', 'MERGE_HEAD']).status === 0;
  if (!isMerging) {
    if (status !== 0) throw new Refusal(409, `Git could not merge ${ref}: ${stderr}`);
    console.log(`This site has all of ${ref} already.`);
    return 0;
  }
  // Including files in conflict, and files that the sample added without a conflict.
  git('rm', '-r', '-f', '--quiet', '--ignore-unmatch', '--', ...OWN);
  const restore = ['restore', '--source=HEAD', '--staged', '--worktree'];
  if (kept)
    execFileSync(
      'git',
      ['--literal-pathspecs', ...restore, '--pathspec-from-file=-', '--pathspec-file-nul'],
      { input: kept },
    );
  if (hasPutAside) {
    // These records must fit the schemas and tests of their version.
    const archive = ['archive', `--prefix=${TEST_RECORDS}/`, ref, '--', ...RECORDS];
    execFileSync('tar', ['-x'], { input: execFileSync('git', archive, { maxBuffer: 2 ** 28 }) });
    git('add', '--', TEST_RECORDS);
  }
  const conflicts = git('diff', '--name-only', '--diff-filter=U');
  console.log(
    [
      `Merged ${ref}, not committed yet. git merge --abort undoes it.`,
      ...(conflicts ? ['Conflicts, for you to resolve:', conflicts] : []),
      'Next:',
      '  npm ci && npm run content:schema',
      '  npm run content:check    lists what the new version requires of your records',
      '  npm test && git add -A && git commit',
    ].join('\n'),
  );
  return conflicts ? 1 : 0;
}

await runCommand(main);
