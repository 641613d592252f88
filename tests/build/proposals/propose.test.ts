import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { propose } from '../../../scripts/content/propose/propose.ts';
import { BRANCH, hook, MESSAGE, proposingCopy, TALK } from './workingCopy.ts';

const LOGO = 'content/logos/one-2.json';
const copy = proposingCopy();

describe('a proposal', () => {
  it('is a commit of the changed records and pictures, on a branch of its own', async () => {
    copy.rename('Anew');
    copy.write(TALK, copy.read(TALK).replaceAll('\n', '\r\n'));
    copy.write(
      'content/talks/three.json',
      copy.read(TALK).replace('"id": 1', '"id": 3').replace('talks/one.svg', 'talks/two.svg'),
    );
    copy.write('public/images/talks/two.svg', copy.read('public/images/talks/one.svg'));
    copy.write('noise.log', 'ignored');
    rmSync(join(copy.root, LOGO));
    const outcome = await propose(copy.root, `${MESSAGE}\n\nThe speaker asked for it.`, {});
    expect(outcome).toMatchObject({
      branch: BRANCH,
      base: 'main',
      on: 'main',
      notes: [],
      link: `https://github.com/nikash/site/compare/main...${BRANCH}?expand=1&title=Name%20the%20first%20talk%20anew`,
    });
    expect(copy.there('diff', '--name-status', 'main', BRANCH).split('\n')).toEqual([
      `D\t${LOGO}`,
      `M\t${TALK}`,
      'A\tcontent/talks/three.json',
      'A\tpublic/images/talks/two.svg',
    ]);
    expect(copy.there('show', '-s', '--format=%an|%B', BRANCH).trim()).toBe(
      `Asha Rao|${MESSAGE}\n\nThe speaker asked for it.`,
    );
    expect(copy.there('show', `${BRANCH}:${TALK}`)).toContain('\n  "title": "Anew",\n');
    expect(copy.state()).toMatchObject({
      head: 'refs/heads/main',
      status: '',
      staged: '',
      changes: '',
    });
    expect(copy.git('rev-parse', `${BRANCH}@{upstream}`)).toBe(copy.there('rev-parse', BRANCH));
  });

  it('gets a name that no branch has, and does not depend on what is staged', async () => {
    copy.git('branch', BRANCH);
    copy.there('branch', `${BRANCH}-2`, 'main');
    copy.rename('Staged');
    copy.git('add', TALK);
    copy.rename('Anew');
    expect(await propose(copy.root, MESSAGE, {})).toMatchObject({ branch: `${BRANCH}-3` });
    expect(copy.there('show', `${BRANCH}-3:${TALK}`)).toContain('"Anew"');
    expect(copy.state()).toMatchObject({ status: '', staged: '' });
  });

  it('grows by what is proposed from its own branch', async () => {
    copy.rename('Anew');
    await propose(copy.root, MESSAGE, {});
    copy.git('switch', '--quiet', BRANCH);
    copy.rename('Anew again');
    expect(await propose(copy.root, 'As the reviewer says', {})).toMatchObject({
      branch: BRANCH,
      base: 'main',
      on: BRANCH,
    });
    expect(copy.there('log', '--format=%s', `main..${BRANCH}`)).toBe(
      `As the reviewer says\n${MESSAGE}`,
    );
    expect(copy.state()).toMatchObject({ head: `refs/heads/${BRANCH}`, status: '' });
  });

  it('loses nothing that is typed while it is pushed', async () => {
    copy.rename('Anew');
    hook(join(copy.root, '.git'), 'pre-push', `echo >> ${TALK}`);
    const { on, notes } = await propose(copy.root, MESSAGE, {});
    expect({ on, notes }).toEqual({ on: BRANCH, notes: [expect.stringContaining(TALK)] });
    expect(copy.git('diff', '--stat')).toContain('1 insertion');
    expect(copy.read(TALK)).toMatch(/"Anew"[\s\S]+\n\n$/);
  });

  it('tells what the check warns of in its files, and where to ask when the host is unknown', async () => {
    copy.git('remote', 'set-url', 'origin', copy.remote);
    copy.write(TALK, copy.read(TALK).replace('"alt"', '"expiresAt": "2020-01-01",\n  "alt"'));
    const outcome = await propose(copy.root, MESSAGE, { GITHUB_TOKEN: 'secret' });
    expect(outcome).not.toHaveProperty('link');
    expect(outcome.notes).toEqual([
      expect.stringMatching(
        `^The check warns: ${TALK}:\\d+ {2}The record expired on 1 January 2020`,
      ),
      `Ask for a review of the branch ${BRANCH} where origin lies.`,
    ]);
  });
});

describe('npm run content:propose', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [resolve('scripts/content/propose.ts'), ...args], {
      cwd: copy.root,
      encoding: 'utf8',
      env: { ...process.env, GITHUB_TOKEN: '', GH_TOKEN: '' },
    });

  it('asks for a message, tells what it did, and refuses without a stack', () => {
    expect(run()).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('Say in a sentence'),
    });
    expect(run('Nothing')).toMatchObject({
      status: 1,
      stdout: '',
      stderr: 'There is nothing to propose: all records and pictures are as in the last commit.\n',
    });
    copy.rename('Anew');
    expect(run(MESSAGE)).toMatchObject({
      status: 0,
      stderr: '',
      stdout: [
        `Proposed on ${BRANCH}:`,
        `  changed  ${TALK}`,
        `Open the request here: https://github.com/nikash/site/compare/main...${BRANCH}?expand=1&title=Name%20the%20first%20talk%20anew`,
        `You are back on main, which does not have this change yet. To go on with it: git switch ${BRANCH}`,
        '',
      ].join('\n'),
    });
  });
});
