import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { fieldsOf } from '../../../content/load/read/record.ts';
import { collectionOf } from '../../../tina/proposals/contentFiles.ts';
import {
  ASHA,
  type Desk,
  EVENT,
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

describe('a save', () => {
  it('is a commit in the person’s name, with one line changed', async () => {
    const proposal = await desk.repository.open(ASHA, 'A new title');
    expect(proposal).toMatchObject({
      id: 'asha-rao-a-new-title',
      branch: 'edit/asha-rao-a-new-title',
      state: 'draft',
      owner: 'asha',
    });
    const answer = await desk.change(proposal, ASHA, TALK, { title: 'Losing well' });
    expect(answer).toMatchObject({ kind: 'saved', file: TALK, merged: [] });
    const log = gitAt(desk.clone, 'log', '-1', '--format=%an %ae %cn: %s', proposal.branch);
    expect(log).toBe('Asha Rao asha@nikash.example Editor: Change “Talk 1”');
    const numbers = gitAt(desk.clone, 'diff', '--numstat', proposal.head, proposal.branch);
    expect(numbers).toBe(`1\t1\t${TALK}`);
    const worktree = await desk.repository.worktree(proposal.id);
    expect(readFileSync(join(worktree, TALK), 'utf8')).toContain('Losing well');
    expect(unlike(worktree, desk.clone, proposal.branch)).toBe('');
    await desk.pushed(proposal);
    expect(gitAt(desk.origin, 'rev-parse', proposal.branch)).toBe(
      gitAt(desk.clone, 'rev-parse', proposal.branch),
    );
  });

  it('leaves the code of the site out of the worktree', async () => {
    const { id } = await desk.repository.open(ASHA, 'Another one');
    expect(existsSync(join(await desk.repository.worktree(id), 'content/schema'))).toBe(false);
    expect(existsSync(join(await desk.repository.worktree(id), 'README.md'))).toBe(false);
  });

  it('that changes nothing is no commit', async () => {
    const proposal = await desk.repository.open(ASHA, 'Another one');
    const answer = await desk.change(proposal, ASHA, TALK, {});
    expect(answer).toMatchObject({ kind: 'saved', commit: proposal.head, files: [] });
  });

  it('that the check refuses writes nothing', async () => {
    const proposal = await desk.repository.open(ASHA, 'Another one');
    expect(await desk.change(proposal, ASHA, TALK, { title: '' })).toEqual({
      kind: 'refused',
      messages: ['“Title” is missing. Fill it in.'],
    });
    expect(
      await desk.change(proposal, ASHA, TALK, { speaker: 'content/team/nobody.json' }),
    ).toMatchObject({
      kind: 'refused',
      messages: [expect.stringContaining('names content/team/nobody.json, which does not exist')],
    });
    expect((await desk.repository.proposal(proposal.id))?.head).toBe(proposal.head);
  });

  it.each([
    'content/talks/../../README.md',
    'content/schema/talks.ts',
    'content/load/evil.json',
    'public/images/talks/one.svg',
    '../outside.json',
    '/etc/passwd',
    '--help',
    'content/talks/-x.json',
    'content/talks/x\n.json',
    'content/talks/Ä.json',
    'content/talks/deep/er.json',
    '.git/config',
  ])('cannot go to %j', async (file) => {
    const proposal = await desk.repository.open(ASHA, 'Another one');
    const answer = await desk.save(proposal.id, ASHA, { file, record: {}, base: null });
    expect(answer.kind).toBe('refused');
    expect((await desk.repository.proposal(proposal.id))?.head).toBe(proposal.head);
  });

  it.each([
    '../README.md',
    './x',
    ':/',
    'content/talks',
    'content/talks/one-1.json\nHEAD',
    ':(glob)**',
  ])('knows no last change at %j', async (file) => {
    const { id } = await desk.repository.open(ASHA);
    expect(await desk.repository.lastChange(id, file)).toBeUndefined();
  });

  it('keeps MDX as the editor writes it', async () => {
    const proposal = await desk.repository.open(ASHA, 'Another one');
    const found = await desk.read(proposal.id, EVENT);
    const collection = collectionOf(EVENT);
    const fields = collection && fieldsOf(collection, `${found?.text}`);
    const record = { ...fields, body: `__Bold__ words.\n\n${fields?.body}` };
    const answer = await desk.save(proposal.id, ASHA, {
      file: EVENT,
      record,
      base: found?.version ?? '',
    });
    expect(answer).toMatchObject({ kind: 'saved' });
    const text = (await desk.read(proposal.id, EVENT))?.text;
    expect(text).toMatch(/^---\ntitle: Quant winter school\n[\s\S]*\n---\n\n\*\*Bold\*\* words/);
  });

  it('of several records is one step', async () => {
    const proposal = await desk.repository.open(ASHA, 'Another one');
    const [one, two] = [
      await desk.fields(proposal.id, TALK),
      await desk.fields(proposal.id, OTHER_TALK),
    ];
    const swapped = [
      { file: TALK, base: one.base, record: { ...one.record, id: 2 } },
      { file: OTHER_TALK, base: two.base, record: { ...two.record, id: 1 } },
    ];
    // One after the other, two talks would have the same number.
    const [first] = swapped as [(typeof swapped)[number]];
    expect((await desk.save(proposal.id, ASHA, first)).kind).toBe('refused');
    const answers = await desk.repository.saveTogether(proposal.id, ASHA, swapped);
    expect(answers.map(({ kind }) => kind)).toEqual(['saved', 'saved']);
    expect(gitAt(desk.clone, 'rev-list', '--count', `${proposal.head}..${proposal.branch}`)).toBe(
      '1',
    );
  });

  it('of a page’s address takes the links along, in one commit', { tags: '@all' }, async () => {
    const proposal = await desk.repository.open(ASHA, 'Another address');
    const { id } = proposal;
    const about = 'content/pages/about.json';
    const words = 'See [us](/about) and [all](/about).';
    await desk.publish((folder) => {
      const path = join(folder, EVENT);
      writeFileSync(path, `${readFileSync(path, 'utf8').trimEnd()}\n\n${words}\n`);
    });
    await desk.repository.mergeMain(id, ASHA);
    const { head } = await desk.now(proposal);
    const fields = { path: '/company', moved: [{ path: '/about' }] };
    const answer = await desk.change(proposal, ASHA, about, fields);
    expect(answer).toMatchObject({ kind: 'saved', files: expect.arrayContaining([EVENT, about]) });
    expect(gitAt(desk.clone, 'rev-list', '--count', `${head}..${proposal.branch}`)).toBe('1');
    const left = gitAt(
      desk.clone,
      'grep',
      '-hoE',
      '"?/about\\b[^,]*',
      proposal.branch,
      '--',
      'content',
    );
    expect(left.split('\n').map((line) => line.trim())).toEqual(['"/about"']);
    expect(desk.read(id, EVENT)?.text).toContain('See [us](/company) and [all](/company)');
    expect(answer).toMatchObject({ record: { path: '/company', moved: [{ path: '/about' }] } });
  });

  it('tells who changed a record last', async () => {
    const proposal = await desk.repository.open(ASHA, 'Another one');
    await desk.change(proposal, MEERA, TALK, { title: 'By Meera' });
    expect(await desk.repository.lastChange(proposal.id, TALK)).toMatchObject({
      who: 'Meera Iyer',
      when: expect.closeTo(Date.now(), -4),
    });
  });

  it('tells of the file that changed when it lies there', async () => {
    const proposal = await desk.repository.open(ASHA, 'Another one');
    const told: unknown[] = [];
    desk.repository.onChange(async (id, files) => {
      const text = readFileSync(join(await desk.repository.worktree(id), TALK), 'utf8');
      if (files.length > 0) told.push([id, files, text.includes('Told')]);
    });
    await desk.change(proposal, ASHA, TALK, { title: 'Told' });
    expect(told).toEqual([[proposal.id, [TALK], true]]);
  });

  it('has no author that could forge a line', async () => {
    const proposal = await desk.repository.open(ASHA, 'Another one');
    const forger = {
      id: 'x',
      name: 'Eve <root@nikash.example>\ncommitter Eve',
      email: 'e\n@x.example',
    };
    expect((await desk.change(proposal, forger, TALK, { title: 'Forged' })).kind).toBe('saved');
    expect(gitAt(desk.clone, 'log', '-1', '--format=%an|%ae|%cn', proposal.branch)).toBe(
      'Eve root@nikash.example committer Eve|e@x.example|Editor',
    );
  });
});
