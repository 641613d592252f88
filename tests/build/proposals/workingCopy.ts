import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { miniature, writeTree } from '../../unit/content/miniature.ts';

export const TALK = 'content/talks/one-1.json';
export const MESSAGE = 'Name the first talk anew';
export const BRANCH = 'content/name-the-first-talk-anew';
const ADDRESS = 'https://github.com/nikash/site.git';

/** A site under Git for each test, with a remote that is a folder and is called as on GitHub. */
export function proposingCopy() {
  const work = mkdtempSync(join(tmpdir(), 'propose-'));
  const template = join(work, 'template');
  let folder = template;

  beforeAll(() => {
    vi.stubEnv('GIT_TERMINAL_PROMPT', '0');
    const site = join(template, 'site');
    writeTree(
      site,
      new Map([...miniature(), ['README.md', 'A site.\n'], ['.gitignore', '*.log\n']]),
    );
    gitAt(site, 'init', '--quiet', '--initial-branch=main');
    gitAt(site, 'config', 'user.name', 'Asha Rao');
    gitAt(site, 'config', 'user.email', 'asha@nikash.example');
    gitAt(site, 'add', '.');
    gitAt(site, 'commit', '--quiet', '-m', 'Begin');
    gitAt(site, 'clone', '--quiet', '--bare', '.', join(template, 'remote.git'));
  });

  beforeEach(() => {
    folder = mkdtempSync(join(work, 'copy-'));
    cpSync(template, folder, { recursive: true });
    copy.git('remote', 'add', 'origin', ADDRESS);
    copy.git('config', `url.${copy.remote}.insteadOf`, ADDRESS);
  });

  afterAll(() => {
    vi.unstubAllEnvs();
    rmSync(work, { recursive: true, force: true });
  });

  const copy = {
    get root() {
      return join(folder, 'site');
    },
    get remote() {
      return join(folder, 'remote.git');
    },
    git: (...args: string[]) => gitAt(copy.root, ...args),
    /** Git at the remote. */
    there: (...args: string[]) => gitAt(copy.remote, ...args),
    read: (file: string) => readFileSync(join(copy.root, file), 'utf8'),
    write: (file: string, text: string) => writeTree(copy.root, new Map([[file, text]])),
    /** Gives the first talk another title. */
    rename: (title: string) =>
      copy.write(
        TALK,
        copy.read(TALK).replace(/"title": ".*"/, () => `"title": "${title}"`),
      ),
    /** All that a failed proposal must leave as it was. */
    state: () => ({
      head: copy.git('symbolic-ref', '-q', 'HEAD'),
      refs: copy.git('for-each-ref', '--format=%(refname) %(objectname)', 'refs/heads'),
      status: copy.git('status', '--porcelain', '--untracked-files=all'),
      staged: copy.git('diff', '--cached'),
      changes: copy.git('diff'),
      there: copy.there('for-each-ref', '--format=%(refname)', 'refs/heads'),
    }),
  };
  return copy;
}

const gitAt = (cwd: string, ...args: string[]) =>
  execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** A program that Git runs at a certain moment, in a working copy's or a remote's own folder. */
export function hook(folder: string, name: string, script: string): void {
  const file = join(folder, 'hooks', name);
  writeTree(folder, new Map([[`hooks/${name}`, `#!/bin/sh\n${script}\n`]]));
  chmodSync(file, 0o755);
}
