import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Proposal } from '../../../tina/service/repository/Repository.ts';
import { ASHA, type Desk, editFile, gitAt, MEERA, OTHER_TALK, TALK, workshop } from './workshop.ts';

const shop = workshop();
let desk: Desk;

beforeAll(async () => {
  desk = await shop.start();
});

const stateOf = async ({ id }: Proposal) => {
  const found = await desk.repository.proposal(id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
};

/** A proposal with a saved title, that origin has too. */
async function begin(title: string): Promise<Proposal> {
  const proposal = await desk.repository.open(ASHA, title);
  await desk.change(proposal, ASHA, TALK, { title });
  await desk.pushed(proposal);
  return proposal;
}

describe('main moves', () => {
  it('and proposals have what was published, next to their own', async () => {
    const proposal = await begin('Forward');
    await desk.publish((folder) => {
      editFile(folder, TALK, (talk) => {
        talk.minutes = 33;
      });
      writeFileSync(join(folder, 'README.md'), 'Code moved too.\n');
    });
    await desk.repository.sync();
    expect((await desk.fields(proposal.id, TALK)).record).toMatchObject({
      title: 'Forward',
      minutes: 33,
    });
    expect(gitAt(desk.clone, 'show', `${proposal.branch}:README.md`)).toBe('Code moved too.');
    expect(gitAt(desk.repository.worktree(proposal.id), 'status', '--porcelain')).toBe('');
    expect(
      gitAt(desk.clone, 'merge-base', '--is-ancestor', 'refs/remotes/origin/main', proposal.branch),
    ).toBe('');
    await desk.pushed(proposal);
    await desk.repository.discard(proposal.id, ASHA);
  });

  it('and a proposal without changes is simply newer', async () => {
    const proposal = await desk.repository.open(ASHA, 'Empty');
    await desk.publish(() => {});
    await desk.repository.sync();
    expect((await stateOf(proposal)).head).toBe(gitAt(desk.origin, 'rev-parse', 'main'));
    expect((await stateOf(proposal)).state).toBe('draft');
  });

  it('by another history, and proposals stand upon the new one', async () => {
    await desk.publish((folder) =>
      writeFileSync(join(folder, 'secret.txt'), 'Not to be published.\n'),
    );
    await desk.repository.sync();
    const proposal = await begin('Upon a rewritten main');
    await desk.change(proposal, MEERA, OTHER_TALK, { title: 'By Meera' });
    await desk.pushed(proposal);
    const { head } = await stateOf(proposal);
    await desk.publish((folder) => rmSync(join(folder, 'secret.txt')), 'main', true);
    await desk.repository.sync();
    const now = await stateOf(proposal);
    expect(now.state).toBe('draft');
    expect((await desk.fields(proposal.id, TALK)).record.title).toBe('Upon a rewritten main');
    expect((await desk.fields(proposal.id, OTHER_TALK)).record.title).toBe('By Meera');
    const main = gitAt(desk.origin, 'rev-parse', 'main');
    expect(gitAt(desk.clone, 'merge-base', main, now.head)).toBe(main);
    expect(gitAt(desk.clone, 'log', '--format=%s', proposal.branch, '--', 'secret.txt')).toBe('');
    const credits = gitAt(desk.clone, 'log', '-1', '--format=%an %b', proposal.branch);
    expect(credits).toMatch(/Asha Rao/);
    expect(credits).toMatch(/Meera Iyer/);
    // What was told to be saved is still to be found.
    expect(gitAt(desk.clone, 'for-each-ref', '--contains', head, 'refs/kept')).not.toBe('');
    await desk.pushed(proposal);
    expect(gitAt(desk.origin, 'rev-parse', proposal.branch)).toBe(now.head);
  });

  it('and what does not go together is told by record and field, and can be decided', async () => {
    const proposal = await begin('Mine');
    await desk.publish((folder) =>
      editFile(folder, TALK, (talk) => {
        talk.title = 'Published';
      }),
    );
    await desk.repository.sync();
    const told = await stateOf(proposal);
    expect(told).toMatchObject({
      state: 'conflicting',
      conflicts: [
        {
          file: TALK,
          name: 'Mine',
          fields: [{ label: ['Title'], mine: 'Mine', theirs: 'Published', who: 'Engineer' }],
        },
      ],
    });
    // Meanwhile everything else can be saved.
    expect((await desk.change(proposal, ASHA, OTHER_TALK, { minutes: 5 })).kind).toBe('saved');
    const path = told.conflicts[0]?.fields[0]?.path as string;
    const resolved = { [path]: 'theirs' as const };
    await desk.repository.bringForward(proposal.id, ASHA, resolved);
    expect(await stateOf(proposal)).toMatchObject({ state: 'draft', conflicts: [] });
    expect((await desk.fields(proposal.id, TALK)).record.title).toBe('Published');
    expect((await desk.fields(proposal.id, OTHER_TALK)).record.minutes).toBe(5);
  });

  it('and one name twice is told; another name solves it', async () => {
    const proposal = await desk.repository.open(ASHA, 'A name twice');
    const { record } = await desk.fields(proposal.id, TALK);
    const file = 'content/talks/twice.json';
    const mine = {
      ...record,
      id: 61,
      title: 'Twice, mine',
      playLink: 'https://partner.example/61',
    };
    await desk.repository.save(proposal.id, ASHA, { file, record: mine, base: null });
    await desk.publish((folder) => {
      const theirs = { ...mine, id: 62, title: 'Twice, theirs' };
      writeFileSync(join(folder, file), `${JSON.stringify(theirs, null, 2)}\n`);
    });
    await desk.repository.sync();
    const told = await stateOf(proposal);
    expect(told.conflicts).toMatchObject([{ file, fields: [] }]);
    expect(told.conflicts[0]?.message).toContain('Another record called twice was published');
    const { base } = await desk.fields(proposal.id, file);
    const other = { file: 'content/talks/twice-2.json', renamedFrom: file, record: mine, base };
    expect((await desk.repository.save(proposal.id, ASHA, other)).kind).toBe('saved');
    expect(await stateOf(proposal)).toMatchObject({ state: 'draft', conflicts: [] });
    expect((await desk.fields(proposal.id, file)).record.title).toBe('Twice, theirs');
    expect((await desk.fields(proposal.id, other.file)).record.title).toBe('Twice, mine');
  });

  it('and records that break a rule only together are told', async () => {
    const proposal = await desk.repository.open(ASHA, 'A number twice');
    const { record } = await desk.fields(proposal.id, TALK);
    const talk = (id: string) => ({ ...record, id: 88, playLink: `https://partner.example/${id}` });
    const file = 'content/talks/number-mine.json';
    await desk.repository.save(proposal.id, ASHA, { file, record: talk('mine'), base: null });
    await desk.publish((folder) => {
      const path = join(folder, 'content/talks/number-theirs.json');
      writeFileSync(path, `${JSON.stringify(talk('theirs'), null, 2)}\n`);
    });
    await desk.repository.sync();
    const { state, conflicts } = await stateOf(proposal);
    expect(state).toBe('conflicting');
    expect(conflicts[0]?.message).toContain('“Number” is the same as in');
    await expect(desk.repository.propose(proposal.id, ASHA, 'Twice', '')).rejects.toThrow(
      '“Number”',
    );
    await desk.change(proposal, ASHA, file, { id: 89 });
    expect((await stateOf(proposal)).state).toBe('draft');
  });

  it('and a deletion there, against words here, is asked for', async () => {
    const file = 'content/talks/number-theirs.json';
    const proposal = await desk.repository.open(ASHA, 'Deleted there');
    await desk.change(proposal, ASHA, file, { minutes: 77 });
    await desk.publish((folder) => rmSync(join(folder, file)));
    await desk.repository.sync();
    const { conflicts } = await stateOf(proposal);
    expect(conflicts).toMatchObject([{ file, fields: [{ label: ['The whole record'] }] }]);
    const path = conflicts[0]?.fields[0]?.path as string;
    await desk.repository.bringForward(proposal.id, ASHA, { [path]: 'mine' });
    expect((await desk.fields(proposal.id, file)).record.minutes).toBe(77);
  });
});

describe('somebody pushes to the branch of a proposal', () => {
  it('a record: it is taken in', async () => {
    const proposal = await begin('Pushed to');
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
    expect(gitAt(desk.origin, 'rev-parse', proposal.branch)).toBe((await stateOf(proposal)).head);
  });

  it.each<[string, (folder: string) => void]>([
    ['code', (folder) => writeFileSync(join(folder, 'content/schema/talks.ts'), 'steal();\n')],
    ['a workflow', (folder) => writeFileSync(join(folder, 'evil.yml'), 'run: it\n')],
    [
      'a link that is called as a record',
      (folder) => symlinkSync('/etc/passwd', join(folder, 'content/talks/link.json')),
    ],
    ['a picture outside its folder', (folder) => writeFileSync(join(folder, 'public/x.png'), 'x')],
    [
      'a page',
      (folder) => {
        mkdirSync(join(folder, 'public/images'), { recursive: true });
        writeFileSync(join(folder, 'public/images/x.html'), '<script>');
      },
    ],
  ])('%s: it is refused, and nothing of it lies in the worktree', async (_, change) => {
    const proposal = await begin('Refused');
    const { head } = await stateOf(proposal);
    await desk.publish(change, proposal.branch);
    await desk.repository.sync();
    const told = await stateOf(proposal);
    expect(told.head).toBe(head);
    expect(told.pushed).toEqual({
      refused: expect.stringContaining('takes records and pictures alone'),
    });
    const worktree = desk.repository.worktree(proposal.id);
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
      expect((await stateOf(proposal)).pushed).toEqual({
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
    const other = await begin('Beside it');
    expect((await stateOf(other)).pushed).toBe('yes');
    expect((await stateOf(proposal)).pushed).not.toBe('yes');
    gitAt(desk.origin, 'branch', '-D', `${proposal.branch}/more`);
    await desk.repository.sync();
    await desk.pushed(proposal);
  });
});

describe('a data folder', () => {
  it('belongs to one process; the lock of a killed one is nobody’s', async () => {
    await expect(shop.start({ folder: desk.folder })).rejects.toThrow(
      `Another editor already works in ${desk.folder} (process ${process.pid}`,
    );
    const folder = shop.folder();
    const child = fileURLToPath(new URL('./crash/child.ts', import.meta.url));
    const owner = spawn(process.execPath, [child, folder, shop.project], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    await once(owner, 'message');
    await expect(shop.start({ folder })).rejects.toThrow(`process ${owner.pid}`);
    owner.kill('SIGKILL');
    await once(owner, 'exit');
    const after = await shop.start({ folder });
    await after.close();
  });

  it('without an origin that answers is told in words', async () => {
    const origin = join(shop.work, 'nowhere.git');
    await expect(shop.start({ origin })).rejects.toThrow(
      `The site's repository cannot be read from ${origin} (branch main)`,
    );
    const project = join(shop.work, 'no-repository');
    mkdirSync(project);
    await expect(shop.start({ project })).rejects.toThrow('is made from the last commit of');
  });

  it('with locks and half-written objects that a crash left starts', async () => {
    const own = await shop.start();
    const proposal = await own.repository.open(ASHA, 'Left over');
    await own.change(proposal, ASHA, TALK, { title: 'Before' });
    const worktree = own.repository.worktree(proposal.id);
    await own.close();
    const admin = gitAt(worktree, 'rev-parse', '--absolute-git-dir');
    const left = [
      join(admin, 'index.lock'),
      join(own.clone, 'packed-refs.lock'),
      join(own.clone, `refs/heads/${proposal.branch}.lock`),
      join(own.clone, 'objects/pack/tmp_pack_x'),
      join(own.clone, 'fast_import_crash_1'),
      join(own.origin, 'refs/heads/main.lock'),
    ];
    for (const path of left) writeFileSync(path, '');
    writeFileSync(join(worktree, TALK), 'half a rec');
    writeFileSync(join(worktree, 'content/talks/stray.json'), '{}');
    const again = await shop.start({ folder: own.folder });
    expect(left.filter((path) => existsSync(path))).toEqual([]);
    expect(gitAt(worktree, 'status', '--porcelain')).toBe('');
    expect((await again.change(proposal, ASHA, TALK, { title: 'After' })).kind).toBe('saved');
    await again.pushed(proposal);
  });
});

describe('a full disk', () => {
  const path = process.env.PATH ?? '';
  afterEach(() => {
    vi.stubEnv('PATH', path);
  });

  it('is said, and nothing is half written', async () => {
    const proposal = await begin('Before it was full');
    const { head } = await stateOf(proposal);
    const folder = join(shop.work, 'full');
    mkdirSync(folder, { recursive: true });
    const real = execFileSync('which', ['git'], { encoding: 'utf8' }).trim();
    writeFileSync(
      join(folder, 'git'),
      `#!/bin/sh\ncase "$1" in fast-import) cat >/dev/null; echo "fatal: write error: No space left on device" >&2; exit 128;; esac\nexec ${real} "$@"\n`,
    );
    chmodSync(join(folder, 'git'), 0o755);
    vi.stubEnv('PATH', `${folder}:${path}`);
    expect(await desk.change(proposal, ASHA, TALK, { title: 'Too much' })).toEqual({
      kind: 'refused',
      messages: [expect.stringContaining('The disk of the editor’s server is full')],
    });
    vi.stubEnv('PATH', path);
    expect((await stateOf(proposal)).head).toBe(head);
    expect(gitAt(desk.repository.worktree(proposal.id), 'status', '--porcelain')).toBe('');
    expect((await desk.change(proposal, ASHA, TALK, { title: 'Room again' })).kind).toBe('saved');
  });
});
