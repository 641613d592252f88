import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let root = '';

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Commits files; those without a text are deleted. */
function commit(files: Readonly<Record<string, string | undefined>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    if (text === undefined) rmSync(join(root, file));
    else writeFileSync(join(root, file), text);
  }
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Change');
}

const upgrade = (ref: string) =>
  spawnSync(process.execPath, [resolve('scripts/upgrade.ts'), ref], {
    cwd: root,
    encoding: 'utf8',
  });

/** The files of the sample, and the code. */
const BASE = {
  'content/talks/one.json': 'sample',
  'content/brand/mark.svg': 'sample',
  'content/schema/talks.ts': 'old',
  'public/images/talks/one.svg': 'sample',
  'scripts/build.ts': 'old\n',
  'tests/unit/sample/words.test.ts': 'sample',
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'upgrade-'));
  git('init', '--quiet', '--initial-branch=firm');
  git('config', 'user.name', 'Test');
  git('config', 'user.email', 'test@example.org');
  commit(BASE);
  git('branch', 'upstream');
  commit({
    'content/talks/one.json': undefined,
    'content/talks/own.json': 'firm',
    'content/brand/mark.svg': 'firm',
    'public/images/talks/one.svg': undefined,
    'tests/unit/sample/words.test.ts': undefined,
    'tests/site/content/talks/one.json': 'sample',
    'tests/site/content/talks/gone.json': 'sample',
  });
  git('checkout', '--quiet', 'upstream');
  commit({
    'content/talks/one.json': 'sample, changed',
    'content/talks/two.json': 'sample, new',
    'content/talks/two.hi.json': 'sample, translated',
    'content/brand/mark.svg': 'sample, changed',
    'content/brand/wordmark.svg': 'sample, new',
    'content/schema/talks.ts': 'new',
    'public/fonts/hi-text.woff2': 'sample, new',
    'public/images/talks/two.svg': 'sample, new',
    'scripts/build.ts': 'new\n',
    'tests/unit/sample/more.test.ts': 'sample, new',
  });
  git('checkout', '--quiet', 'firm');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('merges the code of a newer version, and nothing of its sample', () => {
  const { status, stderr, stdout } = upgrade('upstream');
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(stdout).toContain('not committed yet');
  expect(read('scripts/build.ts')).toBe('new\n');
  expect(read('content/schema/talks.ts')).toBe('new');
  expect(read('content/brand/mark.svg')).toBe('firm');
  expect(read('content/talks/own.json')).toBe('firm');
  expect(git('diff', '--cached', '--name-only').trim().split('\n')).toEqual([
    'content/schema/talks.ts',
    'scripts/build.ts',
    'tests/site/content/talks/gone.json',
    'tests/site/content/talks/one.json',
    'tests/site/content/talks/two.json',
  ]);
  // The records for the editor's tests belong to the version of the tests.
  expect(read('tests/site/content/talks/one.json')).toBe('sample, changed');
  expect(existsSync(join(root, 'tests/site/content/talks/gone.json'))).toBe(false);
  expect(git('status', '--porcelain', '--untracked-files=all')).not.toContain('??');
  for (const file of ['content/talks/one.json', 'content/talks/two.hi.json', 'public/fonts'])
    expect(existsSync(join(root, file)), file).toBe(false);
  git('commit', '--quiet', '--message', 'Upgrade');
  expect(upgrade('upstream').stdout).toContain('has all of upstream already');
});

it('names conflicts in code, and keeps the records out of them', () => {
  commit({ 'scripts/build.ts': 'own\n' });
  const { status, stdout } = upgrade('upstream');
  expect(status).toBe(1);
  expect(git('diff', '--name-only', '--diff-filter=U').trim()).toBe('scripts/build.ts');
  expect(stdout).toContain('Conflicts, for you to resolve:\nscripts/build.ts\n');
});

it('refuses uncommitted changes and an unknown version, and changes nothing', () => {
  expect(upgrade('nowhere').stderr).toContain('nowhere is not a version');
  writeFileSync(join(root, 'notes.txt'), 'Not committed.\n');
  expect(upgrade('upstream').stderr).toContain('not committed');
  expect(git('status', '--porcelain')).toBe('?? notes.txt\n');
});
