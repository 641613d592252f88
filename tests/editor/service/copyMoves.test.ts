import { chmodSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { contentPart } from '../../../tina/proposals/contentFiles.ts';
import { ASHA, type Desk, editFile, gitAt, OTHER_TALK, TALK, testSetup } from './repository.ts';

const setup = testSetup();
let desk: Desk;

beforeAll(async () => {
  desk = await setup.start();
});

it.each<[string, ReturnType<typeof contentPart>]>([
  ['content/talks/a.json', 'record'],
  ['content/events/a.mdx', 'record'],
  ['public/images/talks/a.webp', 'picture'],
  ['content/schema/talks.ts', undefined],
  ['content/load/inspect.json', undefined],
  ['content/package.json', undefined],
  ['content/talks/deep/a.json', undefined],
  ['public/icon-192.png', undefined],
  ['public/images/a.html', undefined],
  ['.github/workflows/build.yml', undefined],
  ['package.json', undefined],
  ['content/talks/a b.json', undefined],
  ['content/talks/..json', undefined],
])('%s is content, or it is not', (file, part) => {
  expect(contentPart(file)).toBe(part);
});

describe('somebody pushes to the branch of a proposal', () => {
  it('a record: it is taken in', async () => {
    const proposal = await desk.begin('Pushed to');
    await desk.publish(
      (folder) =>
        editFile(folder, OTHER_TALK, (talk) => {
          talk.minutes = 21;
        }),
      proposal.branch,
    );
    // Before anybody knows of it, this is saved too.
    await desk.change(proposal, ASHA, TALK, { minutes: 22 });
    await desk.pushed(proposal);
    expect((await desk.fields(proposal.id, OTHER_TALK)).record.minutes).toBe(21);
    expect((await desk.fields(proposal.id, TALK)).record.minutes).toBe(22);
    expect(gitAt(desk.origin, 'rev-parse', proposal.branch)).toBe((await desk.now(proposal)).head);
  });

  it('another value of a field: it is asked for, and the answer brings both together', async () => {
    const proposal = await desk.begin('By the editor');
    await desk.publish((folder) => {
      editFile(folder, TALK, (talk) => {
        talk.title = 'By a colleague';
      });
    }, proposal.branch);
    await desk.change(proposal, ASHA, TALK, { title: 'By the editor, later' });
    await desk.repository.sync();
    const { conflicts, state } = await desk.now(proposal);
    expect(state).toBe('draft');
    expect(conflicts).toMatchObject([
      { file: TALK, fields: [{ mine: 'By the editor, later', theirs: 'By a colleague' }] },
    ]);
    const path = conflicts[0]?.fields[0]?.path as string;
    const resolved = { [path]: 'mine' as const };
    const answer = await desk.repository.bringForward(proposal.id, ASHA, resolved);
    expect(answer.kind).toBe('forward');
    await desk.pushed(proposal);
    expect(await desk.now(proposal)).toMatchObject({ state: 'draft', conflicts: [] });
    expect(gitAt(desk.origin, 'show', `${proposal.branch}:${TALK}`)).toContain('the editor, later');
    await desk.repository.discard(proposal.id, ASHA);
  });

  it.each<[string, (folder: string) => void]>([
    ['code', (folder) => writeFileSync(join(folder, 'content/schema/talks.ts'), 'steal();\n')],
    [
      'a link that is called as a record',
      (folder) => symlinkSync('/etc/passwd', join(folder, 'content/talks/link.json')),
    ],
    [
      'a page',
      (folder) => {
        mkdirSync(join(folder, 'public/images'), { recursive: true });
        writeFileSync(join(folder, 'public/images/x.html'), '<script>');
      },
    ],
  ])('%s: it is refused, and nothing of it lies in the worktree', async (_, change) => {
    const proposal = await desk.begin('Refused');
    const { head } = await desk.now(proposal);
    await desk.publish(change, proposal.branch);
    await desk.repository.sync();
    const told = await desk.now(proposal);
    expect(told.head).toBe(head);
    expect(told.pushed).toEqual({
      refused: expect.stringContaining('takes records and pictures alone'),
    });
    const worktree = await desk.repository.worktree(proposal.id);
    for (const file of [
      'content/schema',
      'evil.yml',
      'content/talks/link.json',
      'public/x.png',
      'public/images/x.html',
    ])
      expect(existsSync(join(worktree, file))).toBe(false);
    // Words are saved all the same, and nothing at origin is replaced.
    const there = gitAt(desk.origin, 'rev-parse', proposal.branch);
    expect((await desk.change(proposal, ASHA, TALK, { minutes: 3 })).kind).toBe('saved');
    await desk.repository.sync();
    expect(gitAt(desk.origin, 'rev-parse', proposal.branch)).toBe(there);
    await desk.repository.discard(proposal.id, ASHA);
  });
});

describe('origin', () => {
  it('refuses a push, and says why', async () => {
    const hook = join(desk.origin, 'hooks/pre-receive');
    mkdirSync(join(desk.origin, 'hooks'), { recursive: true });
    writeFileSync(hook, '#!/bin/sh\necho "Frozen for the release." >&2\nexit 1\n');
    chmodSync(hook, 0o755);
    const proposal = await desk.repository.open(ASHA, 'Refused there');
    expect((await desk.change(proposal, ASHA, TALK, { title: 'Kept' })).kind).toBe('saved');
    await vi.waitFor(async () =>
      expect((await desk.now(proposal)).pushed).toEqual({
        refused: expect.stringContaining('Frozen for the release.'),
      }),
    );
    rmSync(hook);
    await desk.repository.sync();
    await desk.pushed(proposal);
  });

  it('has another branch in the way, and nothing else stops', async () => {
    // Git cannot hold `edit/x` and `edit/x/y` at once.
    const proposal = await desk.repository.open(ASHA, 'In the way');
    gitAt(desk.origin, 'branch', `${proposal.branch}/more`, 'main');
    expect((await desk.change(proposal, ASHA, TALK, { title: 'Saved' })).kind).toBe('saved');
    const other = await desk.begin('Beside it');
    expect((await desk.now(other)).pushed).toBe('yes');
    expect((await desk.now(proposal)).pushed).not.toBe('yes');
    gitAt(desk.origin, 'branch', '-D', `${proposal.branch}/more`);
    await desk.repository.sync();
    await desk.pushed(proposal);
  });
});
