import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../content/compare/refusal.ts';
import { propose } from '../../../scripts/content/propose/propose.ts';
import { BRANCH, hook, MESSAGE, proposingCopy, TALK } from './workingCopy.ts';

const copy = proposingCopy();

/** Expects that nothing is proposed and that nothing changes, and gives the reason. */
async function refused(message = MESSAGE): Promise<string> {
  const before = copy.state();
  const error = await propose(copy.root, message, {}).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Refusal);
  expect(copy.state()).toEqual(before);
  return (error as Refusal).message;
}

describe('nothing is proposed and nothing changes', () => {
  it('where nothing changed, or only the form', async () => {
    expect(await refused()).toMatch(/^There is nothing to propose/);
    // The template is in its canonical form as far as JSON goes.
    copy.write(TALK, JSON.stringify(JSON.parse(copy.read(TALK))));
    await expect(propose(copy.root, MESSAGE, {})).rejects.toThrow('There is nothing to propose');
    expect(copy.state()).toMatchObject({ head: 'refs/heads/main', status: '' });
  });

  it.each(['README.md', 'content/schema/talks.ts', 'content/load/read/json.ts', 'notes.txt'])(
    'where %s changed too',
    async (file) => {
      copy.rename('Anew');
      copy.write(file, 'New.\n');
      expect(await refused()).toMatch(new RegExp(`neither:\n {2}${file}\n`));
    },
  );

  it('where the check is red', async () => {
    copy.rename('x'.repeat(130));
    const reason = await refused();
    expect(reason).toContain(`${TALK}:3:12  error  “Title” has 130 characters`);
    expect(reason).toMatch(/1 error, 0 warnings in 1 file. Fix this first; nothing was proposed.$/);
  });

  it('on no branch, or on one that the remote does not know', async () => {
    copy.rename('Anew');
    copy.git('switch', '--quiet', '--create', 'mine');
    expect(await refused()).toBe(
      'origin has no branch mine. Go to main with git switch main; your changes come along.',
    );
    copy.git('switch', '--quiet', '--detach');
    await expect(propose(copy.root, MESSAGE, {})).rejects.toThrow('on no branch (a detached HEAD)');
  });

  it('without a remote, or with one that does not answer', async () => {
    copy.rename('Anew');
    rmSync(copy.remote, { recursive: true });
    await expect(propose(copy.root, MESSAGE, {})).rejects.toThrow('origin does not answer.');
    copy.git('remote', 'remove', 'origin');
    await expect(propose(copy.root, MESSAGE, {})).rejects.toThrow(
      'git remote add origin <address>',
    );
    expect(copy.git('status', '--porcelain')).toBe(`M ${TALK}`);
  });

  it('where commits would go along that the remote does not have', async () => {
    copy.write('README.md', 'Code.\n');
    copy.git('commit', '--quiet', '--all', '-m', 'Code');
    copy.rename('Anew');
    expect(await refused()).toMatch(/^main holds commits that origin does not have \(1\)/);
  });

  it('where somebody else has added to the proposal', async () => {
    copy.rename('Anew');
    await propose(copy.root, MESSAGE, {});
    copy.git('switch', '--quiet', BRANCH);
    copy.there('update-ref', `refs/heads/${BRANCH}`, 'main');
    copy.rename('Anew again');
    expect(await refused()).toMatch(/^The proposal .+ is not the same here and at origin/);
  });

  it('where a branch stands in the way of all proposals', async () => {
    copy.git('branch', 'content');
    copy.rename('Anew');
    expect(await refused()).toMatch(/^There can be no branch content\/name-the-first-talk-anew;/);
  });

  it('where the remote refuses the push', async () => {
    hook(copy.remote, 'pre-receive', 'echo "Not on Fridays." >&2; exit 1');
    copy.rename('Anew');
    const reason = await refused();
    expect(reason).toMatch(/^origin did not take the proposal; your working copy is unchanged.\n/);
    expect(reason).toContain('Not on Fridays.');
  });

  it('where Git does not know who proposes', async () => {
    copy.git('config', '--unset', 'user.name');
    copy.git('config', '--unset', 'user.email');
    copy.git('config', 'user.useConfigOnly', 'true');
    copy.rename('Anew');
    expect(await refused()).toMatch(/^Git cannot make the commit.\n[\s\S]+user.email/);
  });

  it('in the middle of a merge', async () => {
    copy.git('switch', '--quiet', '--create', 'other');
    copy.write('README.md', 'Other.\n');
    copy.git('commit', '--quiet', '--all', '-m', 'Other');
    copy.git('switch', '--quiet', 'main');
    copy.git('merge', '--quiet', '--no-ff', '--no-commit', 'other');
    expect(await refused()).toMatch(/^A merge is not finished/);
  });

  it('outside of Git', async () => {
    rmSync(join(copy.root, '.git'), { recursive: true });
    await expect(propose(copy.root, MESSAGE, {})).rejects.toThrow('not a working copy of Git');
  });
});
