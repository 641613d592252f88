import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { canonicalBodies, inspectedBodies } from '../../../content/load/text/knownBodies.ts';
import {
  ASHA,
  type Desk,
  EVENT,
  editFile,
  gitAt,
  MEERA,
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

describe('main moves', () => {
  it.each([
    ['list items', '- a\n', 990],
    ['marks', '*_', 1_900],
    ['bold words', '**a** ', 660],
  ])('by a text of many %s: it is read in a worker', async (_, piece, count) => {
    const own = await setup.start();
    const body = piece.repeat(count).trim();
    expect(inspectedBodies.has(body)).toBe(false);
    await own.publish((folder) => {
      const path = join(folder, EVENT);
      const [front] = readFileSync(path, 'utf8').split('\n---\n');
      writeFileSync(path, `${front}\n---\n\n${body}\n`);
    });
    await own.repository.sync();
    expect(inspectedBodies.has(body)).toBe(true);
    // The check parses a text for its faults alone; the worker keeps both results.
    expect(canonicalBodies.has(body)).toBe(true);
    await own.close();
  });

  it('and proposals have what was published, next to their own', async () => {
    const proposal = await desk.begin('Forward');
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
    expect(unlike(await desk.repository.worktree(proposal.id), desk.clone, proposal.branch)).toBe(
      '',
    );
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
    expect((await desk.now(proposal)).head).toBe(gitAt(desk.origin, 'rev-parse', 'main'));
    expect((await desk.now(proposal)).state).toBe('draft');
  });

  it('by another history, and proposals stand upon the new one', async () => {
    await desk.publish((folder) =>
      writeFileSync(join(folder, 'secret.txt'), 'Not to be published.\n'),
    );
    await desk.repository.sync();
    const proposal = await desk.begin('Upon a rewritten main');
    await desk.change(proposal, MEERA, OTHER_TALK, { title: 'By Meera' });
    await desk.pushed(proposal);
    const { head } = await desk.now(proposal);
    await desk.publish((folder) => rmSync(join(folder, 'secret.txt')), 'main', true);
    await desk.repository.sync();
    const now = await desk.now(proposal);
    expect(now.state).toBe('draft');
    expect((await desk.fields(proposal.id, TALK)).record.title).toBe('Upon a rewritten main');
    expect((await desk.fields(proposal.id, OTHER_TALK)).record.title).toBe('By Meera');
    const main = gitAt(desk.origin, 'rev-parse', 'main');
    expect(gitAt(desk.clone, 'merge-base', main, now.head)).toBe(main);
    expect(gitAt(desk.clone, 'log', '--format=%s', proposal.branch, '--', 'secret.txt')).toBe('');
    const credits = gitAt(desk.clone, 'log', '-1', '--format=%an %b', proposal.branch);
    expect(credits).toMatch(/Asha Rao/);
    expect(credits).toMatch(/Meera Iyer/);
    // One commit has what both saved: neither may approve it alone.
    const authors = await desk.repository.authors(proposal.id);
    expect(authors).toEqual(new Set([ASHA.email, MEERA.email]));
    // What was told to be saved is still to be found.
    expect(gitAt(desk.clone, 'for-each-ref', '--contains', head, 'refs/kept')).not.toBe('');
    await desk.pushed(proposal);
    expect(gitAt(desk.origin, 'rev-parse', proposal.branch)).toBe(now.head);
  });

  it('and what does not go together is told by record and field, and can be decided', async () => {
    const proposal = await desk.begin('Mine');
    await desk.publish((folder) =>
      editFile(folder, TALK, (talk) => {
        talk.title = 'Published';
      }),
    );
    await desk.repository.sync();
    const told = await desk.now(proposal);
    expect(told).toMatchObject({
      state: 'draft',
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
    await desk.repository.mergeMain(proposal.id, ASHA, resolved);
    expect(await desk.now(proposal)).toMatchObject({ state: 'draft', conflicts: [] });
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
    await desk.save(proposal.id, ASHA, { file, record: mine, base: null });
    await desk.publish((folder) => {
      const theirs = { ...mine, id: 62, title: 'Twice, theirs' };
      writeFileSync(join(folder, file), `${JSON.stringify(theirs, null, 2)}\n`);
    });
    await desk.repository.sync();
    const told = await desk.now(proposal);
    expect(told.conflicts).toMatchObject([{ file, fields: [] }]);
    expect(told.conflicts[0]?.message).toContain('Another record called twice was published');
    const { base } = await desk.fields(proposal.id, file);
    const other = { file: 'content/talks/twice-2.json', renamedFrom: file, record: mine, base };
    expect((await desk.save(proposal.id, ASHA, other)).kind).toBe('saved');
    expect(await desk.now(proposal)).toMatchObject({ state: 'draft', conflicts: [] });
    expect((await desk.fields(proposal.id, file)).record.title).toBe('Twice, theirs');
    expect((await desk.fields(proposal.id, other.file)).record.title).toBe('Twice, mine');
  });

  it('and records that break a rule only together are told', async () => {
    const [mine, theirs] = ['content/pages/about.json', 'content/pages/talks.json'] as const;
    const proposal = await desk.repository.open(ASHA, 'A name twice');
    await desk.change(proposal, ASHA, mine, { name: 'Twice' });
    await desk.publish((folder) =>
      editFile(folder, theirs, (page) => {
        page.name = 'Twice';
      }),
    );
    await desk.repository.sync();
    const { state, conflicts } = await desk.now(proposal);
    expect(state).toBe('draft');
    expect(conflicts[0]?.message).toContain('“Name” is the same as in');
    await expect(desk.repository.propose(proposal.id, ASHA, 'Twice', '')).rejects.toThrow('“Name”');
    await desk.change(proposal, ASHA, mine, { name: 'Once' });
    expect(await desk.now(proposal)).toMatchObject({ state: 'draft', conflicts: [] });
  });

  it('and what names a record or a page follows it, whichever side renamed it', {
    tags: '@all',
  }, async () => {
    const person = 'content/team/one-1.json';
    const names = await desk.repository.open(ASHA, 'Name the speaker');
    await desk.change(names, ASHA, OTHER_TALK, { speaker: person });
    const links = await desk.repository.open(MEERA, 'Another address');
    const about = { path: '/company' };
    await desk.change(links, MEERA, 'content/pages/about.json', about);
    await desk.publish((folder) => {
      gitAt(folder, 'mv', person, 'content/team/a-new-name.json');
      for (const file of gitAt(folder, 'grep', '-l', person, '--', 'content').split('\n')) {
        const path = join(folder, file);
        writeFileSync(
          path,
          readFileSync(path, 'utf8').replaceAll(person, 'content/team/a-new-name.json'),
        );
      }
      const event = join(folder, EVENT);
      writeFileSync(event, `${readFileSync(event, 'utf8').trimEnd()}\n\nSee [us](/about).\n`);
    });
    await desk.repository.sync();
    expect((await desk.now(names)).conflicts).toEqual([]);
    expect((await desk.fields(names.id, OTHER_TALK)).record.speaker).toBe(
      'content/team/a-new-name.json',
    );
    expect((await desk.now(links)).conflicts).toEqual([]);
    expect((await desk.read(links.id, EVENT))?.text).toContain('[us](/company)');
  });

  it('and a deletion there, against words here, is asked for', async () => {
    const file = 'content/talks/twice.json';
    const proposal = await desk.repository.open(ASHA, 'Deleted there');
    await desk.change(proposal, ASHA, file, { minutes: 77 });
    await desk.publish((folder) => rmSync(join(folder, file)));
    await desk.repository.sync();
    const { conflicts } = await desk.now(proposal);
    expect(conflicts).toMatchObject([{ file, fields: [{ label: ['The whole record'] }] }]);
    const path = conflicts[0]?.fields[0]?.path as string;
    await desk.repository.mergeMain(proposal.id, ASHA, { [path]: 'mine' });
    expect((await desk.fields(proposal.id, file)).record.minutes).toBe(77);
  });
});
