import { chmodSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { contentPart } from '../../../tina/proposals/contentFiles.ts';
import {
  ASHA,
  type Desk,
  editFile,
  gitAt,
  OTHER_TALK,
  TALK,
  testSetup,
  unlike,
} from './repository.ts';

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
  const events = ({ id }: { id: string }) => desk.repository.events(id).map(({ kind }) => kind);

  it.each<[string, (folder: string) => void]>([
    [
      'a record',
      (folder) =>
        editFile(folder, OTHER_TALK, (talk) => {
          talk.minutes = 21;
        }),
    ],
    [
      'another value of a field',
      (folder) =>
        editFile(folder, TALK, (talk) => {
          talk.title = 'By a colleague';
        }),
    ],
    ['code', (folder) => writeFileSync(join(folder, 'content/schema/talks.ts'), 'steal();\n')],
    [
      'code, in the name of the editor',
      (folder) => {
        gitAt(folder, 'config', 'user.email', 'editor@localhost');
        writeFileSync(join(folder, 'content/schema/talks.ts'), 'steal();\n');
      },
    ],
    [
      'a record, in the names of the editor and of a colleague',
      (folder) => {
        gitAt(folder, 'config', 'user.email', 'editor@localhost');
        gitAt(folder, 'config', 'author.email', ASHA.email);
        editFile(folder, TALK, (talk) => {
          talk.title = 'By the reviewer alone';
        });
      },
    ],
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
  ])('%s: it is kept for an engineer, and replaced by what is saved', async (title, change) => {
    const proposal = await desk.begin(title);
    const { head } = await desk.now(proposal);
    await desk.publish(change, proposal.branch);
    const pushed = gitAt(desk.origin, 'rev-parse', proposal.branch);
    await desk.repository.sync();
    await vi.waitFor(() => expect(gitAt(desk.origin, 'rev-parse', proposal.branch)).toBe(head));
    expect(await desk.now(proposal)).toMatchObject({ head, state: 'draft', conflicts: [] });
    expect(events(proposal)).toEqual(['begun', 'saved']);
    expect(gitAt(desk.clone, 'for-each-ref', 'refs/kept')).toContain(pushed);
    const worktree = await desk.repository.worktree(proposal.id);
    expect(unlike(worktree, desk.clone, proposal.branch)).toBe('');
    // Before the editor has seen it, a save replaces it too.
    await desk.publish(change, proposal.branch);
    const again = gitAt(desk.origin, 'rev-parse', proposal.branch);
    await desk.change(proposal, ASHA, TALK, { minutes: 22 });
    await desk.pushed(proposal);
    expect(gitAt(desk.clone, 'for-each-ref', 'refs/kept')).toContain(again);
    expect(gitAt(desk.origin, 'rev-parse', proposal.branch)).toBe((await desk.now(proposal)).head);
    await desk.repository.discard(proposal.id, ASHA);
  });

  it('a history that has nothing in common with main: it is kept and replaced', async () => {
    const proposal = await desk.begin('Begun again');
    const { head } = await desk.now(proposal);
    const alone = (folder: string) => {
      gitAt(folder, 'checkout', '--quiet', '--orphan', 'alone');
      gitAt(folder, 'commit', '--quiet', '-m', 'Alone');
    };
    await desk.publish(alone, proposal.branch, true);
    const pushed = gitAt(desk.origin, 'rev-parse', proposal.branch);
    await desk.repository.sync();
    await desk.pushed(proposal);
    expect(gitAt(desk.origin, 'rev-parse', proposal.branch)).toBe(head);
    expect(gitAt(desk.clone, 'for-each-ref', 'refs/kept')).toContain(pushed);
    await desk.repository.discard(proposal.id, ASHA);
  });

  it('another branch beside it: it is kept and deleted', async () => {
    const proposal = await desk.begin('Beside another');
    await desk.publish(() => {}, proposal.branch);
    gitAt(desk.origin, 'branch', 'edit/by-a-colleague', proposal.branch);
    const pushed = gitAt(desk.origin, 'rev-parse', proposal.branch);
    await desk.repository.sync();
    await vi.waitFor(() =>
      expect(gitAt(desk.origin, 'branch', '--list', 'edit/by-a-colleague')).toBe(''),
    );
    const kept = gitAt(desk.clone, 'for-each-ref', '--format=%(refname)', 'refs/kept');
    expect(kept).toContain(`/by-a-colleague/${pushed}`);
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

  it('refuses one branch, and takes the others', async () => {
    const proposal = await desk.repository.open(ASHA, 'In the way');
    const hook = join(desk.origin, 'hooks/update');
    writeFileSync(hook, `#!/bin/sh\n[ "$1" != refs/heads/${proposal.branch} ]\n`, { mode: 0o755 });
    expect((await desk.change(proposal, ASHA, TALK, { title: 'Saved' })).kind).toBe('saved');
    const other = await desk.begin('Beside it');
    expect((await desk.now(other)).pushed).toBe('yes');
    expect((await desk.now(proposal)).pushed).toHaveProperty('refused');
    // One that waits beside it is not called refused.
    gitAt(desk.clone, 'update-ref', '-d', `refs/remotes/origin/${other.branch}`);
    expect((await desk.now(other)).pushed).toBe('waiting');
    rmSync(hook);
    await desk.repository.sync();
    await desk.pushed(proposal);
  });

  it('has another branch in the way, which is kept and deleted', async () => {
    // Git cannot hold `edit/x` and `edit/x/y` at once.
    const proposal = await desk.repository.open(ASHA, 'Below it');
    gitAt(desk.origin, 'branch', `${proposal.branch}/more`, 'main');
    expect((await desk.change(proposal, ASHA, TALK, { title: 'Saved' })).kind).toBe('saved');
    await desk.pushed(proposal);
    expect(gitAt(desk.clone, 'for-each-ref', 'refs/kept')).toContain(`${proposal.id}/more/`);
  });

  it('gets no branch of a proposal without a change', async () => {
    const empty = await desk.repository.open(ASHA, 'Empty');
    await desk.begin('With a change');
    await desk.repository.sync();
    expect(gitAt(desk.origin, 'branch', '--list', empty.branch)).toBe('');
    expect((await desk.now(empty)).pushed).toBe('yes');
  });
});
