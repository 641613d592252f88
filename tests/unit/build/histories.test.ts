import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gitIn } from '../../../content/compare/git.ts';
import { earlierNames, histories } from '../../../scripts/build/lastChanges.ts';

const FIRST = '2025-03-01T10:00:00+05:30';
const SECOND = '2025-03-02T10:00:00+05:30';
const THIRD = '2025-03-03T10:00:00+05:30';
const FOURTH = '2025-03-04T10:00:00+05:30';

let folder: string;
let project: string;
const event = (name: string) => `content/events/${name}.mdx`;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'histories-'));
  project = join(folder, 'project');
  mkdirSync(join(project, 'content/events'), { recursive: true });
  const git = gitIn(project);
  const write = (name: string, text: string) => writeFileSync(join(project, event(name)), text);
  const commit = async (day: string) => {
    await git(['add', '--all']);
    const own = ['user.name=Editor', 'user.email=editor@site.example', 'commit.gpgSign=false'];
    await git(
      [...own.flatMap((setting) => ['-c', setting]), 'commit', '--quiet', '--message', day],
      {
        env: { GIT_COMMITTER_DATE: day, GIT_AUTHOR_DATE: day },
      },
    );
  };
  await git(['init', '--quiet']);
  write('moved', 'An evening on Monday\n');
  write('same', 'An evening that stays\n');
  write('old-name', 'An evening with a long text that Git recognises under another name\n');
  await commit(FIRST);
  write('moved', 'An evening on Tuesday\n');
  await commit(SECOND);
  await git(['mv', event('old-name'), event('new-name')]);
  await commit(THIRD);
  write('old-name', 'Another evening, under a name that was used before\n');
  await commit(FOURTH);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const clone = async (name: string, ...options: string[]) => {
  await gitIn(folder)(['clone', '--quiet', ...options, `file://${project}`, name]);
  return gitIn(join(folder, name));
};

describe('the histories of records', () => {
  it('count the commits of each file, and have the date of the last', async () => {
    const found = await histories('content', gitIn(project));
    expect(found.get(event('same'))).toEqual({ changed: FIRST, added: FIRST, versions: 1 });
    expect(found.get(event('moved'))).toEqual({ changed: SECOND, added: FIRST, versions: 2 });
  });

  it('start again for a renamed file, and continue for a reused name', async () => {
    const found = await histories('content', gitIn(project));
    expect(found.get(event('new-name'))).toEqual({ changed: THIRD, added: THIRD, versions: 1 });
    const used = found.get(event('old-name'));
    expect(used?.changed).toBe(FOURTH);
    // Calendars that contain the earlier event of this name keep the higher version.
    expect(used?.versions).toBeGreaterThan(1);
  });

  it('are the same in a full clone', async () => {
    const found = await histories('content', await clone('full'));
    expect(found).toEqual(await histories('content', gitIn(project)));
  });

  it('are empty in a shallow clone, and without a repository', async () => {
    expect(await histories('content', await clone('shallow', '--depth', '1'))).toEqual(new Map());
    const bare = mkdtempSync(join(tmpdir(), 'no-history-'));
    expect(await histories('content', gitIn(bare))).toEqual(new Map());
    rmSync(bare, { recursive: true });
  });

  it('contain the earlier names of records, except those that only a proposal used', async () => {
    const git = await clone('renamed');
    const root = join(folder, 'renamed');
    const own = ['user.name=Editor', 'user.email=editor@site.example'];
    const order = own.flatMap((setting) => ['-c', setting]);
    const commit = async () => {
      await git(['add', '--all']);
      await git([...order, 'commit', '--quiet', '--message', 'A change']);
    };
    const page = (path: string) => {
      const link = '  "moved": [\n    {\n      "path": "/never"\n    }\n  ],';
      mkdirSync(join(root, 'content/pages'), { recursive: true });
      writeFileSync(join(root, 'content/pages/us.json'), `{\n  "path": "${path}",\n${link}\n}\n`);
    };
    page('/us');
    await commit();
    await git(['checkout', '--quiet', '-b', 'proposal']);
    page('/abou');
    await commit();
    page('/about');
    await git(['mv', event('same'), event('stays')]);
    await commit();
    await git(['checkout', '--quiet', '-']);
    await git([...order, 'merge', '--quiet', '--no-ff', '--no-edit', 'proposal']);
    const found = await earlierNames(git);
    expect(found.get('content/pages/us.json')).toEqual({ names: [], paths: ['/us'] });
    expect(found.get(event('stays'))).toEqual({ names: ['same'], paths: [] });
    expect(found.get(event('new-name'))?.names).toEqual(['old-name']);
    expect(await earlierNames(await clone('short', '--depth', '1'))).toEqual(new Map());
  });

  it('are complete once a shallow clone has been unshallowed', async () => {
    const git = await clone('deepened', '--depth', '1');
    await git(['fetch', '--quiet', '--unshallow']);
    expect((await histories('content', git)).get(event('moved'))?.versions).toBe(2);
  });
});
