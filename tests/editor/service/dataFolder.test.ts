import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Proposal } from '../../../tina/shared/Repository.ts';
import {
  ASHA,
  type Desk,
  EVENT,
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

describe('a data folder', () => {
  it('belongs to one process; the lock of a killed one is nobody’s', async () => {
    await expect(setup.start({ folder: desk.folder })).rejects.toThrow(
      `Another editor already works in ${desk.folder} (process ${process.pid}`,
    );
    const folder = setup.folder();
    const child = fileURLToPath(new URL('./crash/child.ts', import.meta.url));
    const owner = spawn(process.execPath, [child, folder, setup.project], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    await once(owner, 'message');
    await expect(setup.start({ folder })).rejects.toThrow(`process ${owner.pid}`);
    owner.kill('SIGKILL');
    await once(owner, 'exit');
    const after = await setup.start({ folder });
    await after.close();
  });

  it('whose first start was cut off is continued', { tags: '@all' }, async () => {
    const folder = setup.folder();
    for (const name of ['origin.git', 'repository.git'])
      gitAt(setup.project, 'init', '--quiet', '--bare', join(folder, name));
    const own = await setup.start({ folder });
    expect((await own.now(await own.begin('Continued'))).pushed).toBe('yes');
    expect(gitAt(own.origin, 'rev-parse', 'main')).toBe(gitAt(setup.project, 'rev-parse', 'HEAD'));
    await own.close();
  });

  it('without an origin that answers is told in words', async () => {
    const origin = join(setup.work, 'nowhere.git');
    await expect(setup.start({ origin })).rejects.toThrow(
      `The site's repository cannot be read from ${origin} (branch main)`,
    );
    const project = join(setup.work, 'no-repository');
    mkdirSync(project);
    await expect(setup.start({ project })).rejects.toThrow('is made from the last commit of');
  });

  it('with locks and half-written objects that a crash left starts', async () => {
    const own = await setup.start();
    const proposal = await own.repository.open(ASHA, 'Left over');
    await own.change(proposal, ASHA, TALK, { title: 'Before' });
    const worktree = await own.repository.worktree(proposal.id);
    await own.close();
    const left = [
      join(own.clone, 'packed-refs.lock'),
      join(own.clone, `refs/heads/${proposal.branch}.lock`),
      join(own.clone, 'objects/pack/tmp_pack_x'),
      join(own.clone, 'fast_import_crash_1'),
      join(own.origin, 'refs/heads/main.lock'),
    ];
    for (const path of left) writeFileSync(path, '');
    writeFileSync(join(worktree, TALK), 'half a rec');
    writeFileSync(join(worktree, 'content/talks/stray.json'), '{}');
    for (const file of [OTHER_TALK, EVENT]) rmSync(join(worktree, file));
    symlinkSync(join(own.clone, 'HEAD'), join(worktree, OTHER_TALK));
    mkdirSync(join(worktree, EVENT, 'inside'), { recursive: true });
    writeFileSync(join(worktree, EVENT, 'inside/stray.json'), '{}');
    const again = await setup.start({ folder: own.folder });
    expect(left.filter((path) => existsSync(path))).toEqual([]);
    expect(await again.repository.worktree(proposal.id)).toBe(worktree);
    expect(unlike(worktree, again.clone, proposal.branch)).toBe('');
    expect((await again.change(proposal, ASHA, TALK, { title: 'After' })).kind).toBe('saved');
    await again.pushed(proposal);
  });
});

it('a data folder that is restored elsewhere leaves the old one alone', async () => {
  const own = await setup.start();
  const proposal = await own.repository.open(ASHA, 'Backed up');
  await own.change(proposal, ASHA, TALK, { title: 'Before the backup' });
  await own.pushed(proposal);
  await own.close();
  const folder = setup.folder();
  cpSync(own.folder, folder, { recursive: true });
  const old = () => [
    gitAt(own.clone, 'rev-parse', proposal.branch),
    gitAt(own.origin, 'rev-parse', proposal.branch),
    readFileSync(join(own.folder, 'worktrees', proposal.id, TALK), 'utf8'),
  ];
  const before = old();
  const restored = await setup.start({ folder });
  expect((await restored.fields(proposal.id, TALK)).record.title).toBe('Before the backup');
  expect((await restored.change(proposal, ASHA, TALK, { title: 'After it' })).kind).toBe('saved');
  await restored.pushed(proposal);
  const worktree = await restored.repository.worktree(proposal.id);
  expect(readFileSync(join(worktree, TALK), 'utf8')).toContain('After it');
  expect(gitAt(restored.origin, 'show', `${proposal.branch}:${TALK}`)).toContain('After it');
  expect(old()).toEqual(before);
});

it('a data folder of a backup keeps what was saved after it for an engineer', async () => {
  const origin = join(setup.folder(), 'origin.git');
  gitAt(setup.project, 'clone', '--quiet', '--bare', '.', origin);
  const own = await setup.start({ origin });
  const proposal = await own.begin('Backed up');
  await own.close();
  const folder = setup.folder();
  cpSync(own.folder, folder, { recursive: true });
  const again = await setup.start({ origin, folder: own.folder });
  await again.change(proposal, ASHA, TALK, { title: 'After the backup' });
  await again.pushed(proposal);
  const { head } = await again.now(proposal);
  await again.close();
  const restored = await setup.start({ origin, folder });
  await restored.repository.sync();
  expect((await restored.fields(proposal.id, TALK)).record.title).toBe('Backed up');
  expect((await restored.change(proposal, ASHA, TALK, { minutes: 13 })).kind).toBe('saved');
  await restored.pushed(proposal);
  expect(gitAt(restored.clone, 'show', `${head}:${TALK}`)).toContain('After the backup');
  expect(gitAt(restored.clone, 'for-each-ref', 'refs/kept')).toContain(head);
});

it('a proposal whose branch is lost begins at main again, whatever is pushed under its name', async () => {
  const origin = join(setup.folder(), 'origin.git');
  gitAt(setup.project, 'clone', '--quiet', '--bare', '.', origin);
  const own = await setup.start({ origin });
  const proposal = await own.begin('Lost');
  await own.publish((clone) => {
    gitAt(clone, 'config', 'user.email', 'editor@localhost');
    editFile(clone, TALK, (talk) => {
      talk.title = 'Pushed by another person';
    });
  }, proposal.branch);
  await own.repository.sync();
  const pushed = gitAt(own.clone, 'rev-parse', `refs/remotes/origin/${proposal.branch}`);
  await own.close();
  gitAt(own.clone, 'update-ref', '-d', `refs/heads/${proposal.branch}`);
  gitAt(own.clone, 'update-ref', `refs/remotes/origin/${proposal.branch}`, pushed);
  const again = await setup.start({ origin, folder: own.folder });
  expect((await again.now(proposal)).head).toBe(gitAt(origin, 'rev-parse', 'main'));
});

it('a start makes no worktree before it is asked for, and a stop leaves what can wait to the next start', async () => {
  const own = await setup.start();
  const proposals: Proposal[] = [];
  for (const title of ['One', 'Two', 'Three']) proposals.push(await own.begin(title));
  const worktrees = await Promise.all(proposals.map(({ id }) => own.repository.worktree(id)));
  const stale = async (desk: Desk) => {
    const all = await Promise.all(proposals.map(({ id }) => desk.fields(id, TALK)));
    return all.filter(({ record }) => record.minutes !== 44).map(({ record }) => record.title);
  };
  await own.publish((folder) =>
    editFile(folder, TALK, (talk) => {
      talk.minutes = 44;
    }),
  );
  const synced = own.repository.sync();
  await own.close();
  await synced;
  for (const path of worktrees) rmSync(path, { recursive: true });
  const again = await setup.start({ folder: own.folder });
  expect(worktrees.filter((path) => existsSync(path))).toEqual([]);
  expect(await stale(again)).toEqual(['One', 'Two', 'Three']);
  await again.repository.worktree(proposals[1]?.id ?? '');
  expect(worktrees.filter((path) => existsSync(path))).toEqual([worktrees[1]]);
  await again.repository.sync();
  expect(await stale(again)).toEqual([]);
});

describe('a full disk', () => {
  const path = process.env.PATH ?? '';
  afterEach(() => {
    vi.stubEnv('PATH', path);
  });

  // As Git said it on a disk that was full.
  it.each([
    'fatal: write error: No space left on device',
    "fatal: sha1 file 'objects/pack/tmp_pack_iFBwoq' write error. Out of diskspace",
  ])('is said, and nothing is half written: %s', async (words) => {
    const proposal = await desk.repository.open(ASHA, 'A full disk');
    await desk.change(proposal, ASHA, TALK, { title: 'Before it was full' });
    const headOf = async () => (await desk.repository.proposal(proposal.id))?.head;
    const head = await headOf();
    const folder = join(setup.work, 'full');
    mkdirSync(folder, { recursive: true });
    const real = execFileSync('which', ['git'], { encoding: 'utf8' }).trim();
    writeFileSync(
      join(folder, 'git'),
      `#!/bin/sh\ncase "$*" in *fast-import*) cat >/dev/null; echo "${words}" >&2; exit 128;; esac\nexec ${real} "$@"\n`,
    );
    chmodSync(join(folder, 'git'), 0o755);
    vi.stubEnv('PATH', `${folder}:${path}`);
    await expect(desk.change(proposal, ASHA, TALK, { title: 'Too much' })).rejects.toThrow(
      'The disk of the editor’s server is full',
    );
    vi.stubEnv('PATH', path);
    expect(await headOf()).toBe(head);
    expect(unlike(await desk.repository.worktree(proposal.id), desk.clone, proposal.branch)).toBe(
      '',
    );
    expect((await desk.change(proposal, ASHA, TALK, { title: 'Room again' })).kind).toBe('saved');
  });
});

it('hooks and settings of the person who starts the editor leave its repositories alone', async () => {
  const own = join(setup.work, 'person');
  mkdirSync(own, { recursive: true });
  for (const name of ['pre-receive', 'post-checkout', 'reference-transaction'])
    writeFileSync(join(own, name), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  const settings = join(setup.work, 'gitconfig');
  const [hooks, keys] = [`[core]\n\thooksPath = ${own}\n`, '[push]\n\tgpgSign = true\n'];
  writeFileSync(settings, `${hooks}${keys}[commit]\n\tgpgSign = true\n[color]\n\tui = always\n`);
  vi.stubEnv('GIT_CONFIG_GLOBAL', settings);
  try {
    const theirs = await setup.start();
    const proposal = await theirs.begin('Unhooked');
    expect((await theirs.now(proposal)).pushed).toBe('yes');
    await theirs.close();
  } finally {
    vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
  }
});
