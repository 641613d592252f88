import { chmodSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { contentPart } from '../../../tina/proposals/contentFiles.ts';
import {
  ASHA,
  type Desk,
  editFile,
  gitAt,
  OTHER_TALK,
  RAVI,
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
  const logged = (id: string) =>
    desk.repository
      .events(id)
      .filter(({ kind }) => kind === 'replaced')
      .map(({ detail }) => detail.commit);

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
    expect(logged(proposal.id)).toEqual([pushed]);
    expect(await desk.repository.authors(proposal.id)).toEqual(new Set([ASHA.email]));
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
    expect(logged(proposal.id)).toEqual([pushed, again]);
    await desk.repository.discard(proposal.id, ASHA);
  });

  it('a record, just before the proposal is published: main gets what was approved', async () => {
    const proposal = await desk.begin('Approved as saved');
    await desk.repository.propose(proposal.id, ASHA, 'Approved as saved', '');
    await desk.publish(
      (folder) =>
        editFile(folder, OTHER_TALK, (talk) => {
          talk.title = 'Seen by no one';
        }),
      proposal.branch,
    );
    const pushed = gitAt(desk.origin, 'rev-parse', proposal.branch);
    const seal = await desk.repository.seal(proposal.id);
    expect((await desk.repository.accept(proposal.id, RAVI, { seal })).state).toBe('merged');
    expect(gitAt(desk.origin, 'show', `main:${TALK}`)).toContain('Approved as saved');
    expect(gitAt(desk.origin, 'show', `main:${OTHER_TALK}`)).not.toContain('Seen by no one');
    expect(gitAt(desk.origin, 'log', '--format=%H', 'main')).not.toContain(pushed);
    expect(gitAt(desk.clone, 'for-each-ref', 'refs/kept')).toContain(pushed);
    expect(logged(proposal.id)).toEqual([pushed]);
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
    expect(logged('by-a-colleague')).toEqual([pushed]);
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
    gitAt(desk.origin, 'branch', 'edit/asha-rao-below-it/more', 'main');
    const proposal = await desk.repository.open(ASHA, 'Below it');
    expect(proposal.id).toBe('asha-rao-below-it');
    expect((await desk.change(proposal, ASHA, TALK, { title: 'Saved' })).kind).toBe('saved');
    await desk.pushed(proposal);
    expect(gitAt(desk.clone, 'for-each-ref', 'refs/kept')).toContain(`${proposal.id}/more/`);
  });

  it('gets all branches in one push, and keeps those that it does not refuse', async () => {
    const [first, refused, over] = [
      await desk.begin('First of three'),
      await desk.begin('Refused of three'),
      await desk.begin('Over of three'),
    ];
    const hook = join(desk.origin, 'hooks/update');
    const away = `${desk.origin}.away`;
    renameSync(desk.origin, away);
    for (const one of [first, refused]) await desk.change(one, ASHA, TALK, { minutes: 31 });
    await desk.repository.discard(over.id, ASHA);
    await vi.waitFor(async () => expect((await desk.now(first)).pushed).toBe('waiting'));
    writeFileSync(
      join(away, 'hooks/update'),
      `#!/bin/sh\n[ "$1" != refs/heads/${refused.branch} ] || { echo "Held: $1" >&2; exit 1; }\n`,
      { mode: 0o755 },
    );
    renameSync(away, desk.origin);
    await desk.repository.sync();
    await desk.pushed(first);
    expect((await desk.now(refused)).pushed).toEqual({
      refused: expect.stringContaining(`Held: refs/heads/${refused.branch}`),
    });
    expect(gitAt(desk.origin, 'rev-parse', first.branch)).toBe((await desk.now(first)).head);
    expect(gitAt(desk.origin, 'branch', '--list', over.branch)).toBe('');
    rmSync(hook);
    await desk.repository.sync();
    await desk.pushed(refused);
  });

  it('has the branches that are here: a deleted one comes back', async () => {
    const empty = await desk.repository.open(ASHA, 'Empty');
    const changed = await desk.begin('Deleted there');
    await desk.pushed(empty);
    gitAt(desk.origin, 'branch', '-D', changed.branch, empty.branch);
    await desk.repository.sync();
    for (const one of [empty, changed]) {
      await desk.pushed(one);
      expect(gitAt(desk.origin, 'rev-parse', one.branch)).toBe((await desk.now(one)).head);
    }
  });
});
