import { beforeAll, describe, expect, it } from 'vitest';
import type { SaveAnswer } from '../../../tina/shared/Repository.ts';
import { ASHA, type Desk, gitAt, MEERA, OTHER_TALK, TALK, testSetup } from './repository.ts';

const setup = testSetup();
let desk: Desk;

beforeAll(async () => {
  desk = await setup.start();
});

type Of<K extends SaveAnswer['kind']> = Extract<SaveAnswer, { kind: K }>;

function expectKind<K extends SaveAnswer['kind']>(answer: SaveAnswer, kind: K): Of<K> {
  expect(answer).toMatchObject({ kind });
  return answer as Of<K>;
}

/** A proposal in which Meera has saved something after Asha opened a talk. */
async function behind(changed: Record<string, unknown>) {
  const proposal = await desk.repository.open(ASHA, 'Two at once');
  const opened = await desk.fields(proposal.id, TALK);
  await desk.change(proposal, MEERA, TALK, changed);
  const save = (fields: Record<string, unknown>, more = {}) =>
    desk.save(proposal.id, ASHA, {
      file: TALK,
      base: opened.base,
      record: { ...opened.record, ...fields },
      ...more,
    });
  const now = () => desk.fields(proposal.id, TALK);
  return { proposal, opened, save, now };
}

describe('two editors of one record', () => {
  it('who changed different fields both have theirs, and are told', async () => {
    const { save, now } = await behind({ minutes: 42 });
    const answer = expectKind(await save({ title: 'By Asha' }), 'saved');
    expect(answer.merged).toEqual([
      { label: ['Minutes'], what: 'changed', before: expect.any(Number), after: 42 },
    ]);
    expect((await now()).record).toMatchObject({ title: 'By Asha', minutes: 42 });
    expect(answer.version).toBe((await now()).base);
  });

  it('who changed the same field are asked, and the answer counts', async () => {
    const { save, now } = await behind({ title: 'By Meera' });
    const { fields } = expectKind(await save({ title: 'By Asha', minutes: 7 }), 'conflict');
    expect(fields).toMatchObject([
      {
        at: ['title'],
        label: ['Title'],
        base: 'Talk 1',
        mine: 'By Asha',
        theirs: 'By Meera',
        who: 'Meera Iyer',
        when: expect.any(Number),
      },
    ]);
    expect((await now()).record.title).toBe('By Meera');
    const resolved = { [fields[0]?.path as string]: 'mine' as const };
    expectKind(await save({ title: 'By Asha', minutes: 7 }, { resolved }), 'saved');
    expect((await now()).record).toMatchObject({ title: 'By Asha', minutes: 7 });
  });

  it('are asked about a reference and a day as the form shows them', async () => {
    const [mia, ravi] = ['content/team/mia.json', 'content/team/ravi.json'];
    const proposal = await desk.repository.open(ASHA, 'A speaker each');
    const before = await desk.fields(proposal.id, TALK);
    const person = await desk.fields(proposal.id, before.record.speaker as string);
    for (const [file, name] of [
      [mia, 'Mia Rao'],
      [ravi, 'Ravi Shah'],
    ] as const)
      await desk.save(proposal.id, ASHA, { file, record: { ...person.record, name }, base: null });
    const opened = await desk.fields(proposal.id, TALK);
    await desk.change(proposal, MEERA, TALK, { speaker: ravi, date: '2026-03-02' });
    const mine = { ...opened.record, speaker: mia, date: '2026-03-01' };
    const save = { file: TALK, base: opened.base, record: mine };
    const { fields } = expectKind(await desk.save(proposal.id, ASHA, save), 'conflict');
    expect(fields).toMatchObject([
      { label: ['Published on'], mine: '1 March 2026', theirs: '2 March 2026' },
      { label: ['Speaker'], mine: 'Mia Rao', theirs: 'Ravi Shah' },
    ]);
  });

  it('who chose the words of the other one are told of other fields alone', async () => {
    const { save, now } = await behind({ title: 'By Meera', minutes: 42 });
    const { fields } = expectKind(await save({ title: 'By Asha' }), 'conflict');
    const resolved = { [fields[0]?.path as string]: 'theirs' as const };
    const { merged } = expectKind(await save({ title: 'By Asha' }, { resolved }), 'saved');
    expect(merged.map(({ label }) => label)).toEqual([['Minutes']]);
    expect((await now()).record).toMatchObject({ title: 'By Meera', minutes: 42 });
  });

  it('are asked again when the other one saved once more', async () => {
    const { save, now, proposal } = await behind({ title: 'By Meera' });
    const { fields } = expectKind(await save({ title: 'By Asha' }), 'conflict');
    await desk.change(proposal, MEERA, TALK, { title: 'By Meera, better' });
    const resolved = { [fields[0]?.path as string]: 'mine' as const };
    const again = expectKind(await save({ title: 'By Asha' }, { resolved }), 'conflict');
    expect(again.fields[0]?.theirs).toBe('By Meera, better');
    expect((await now()).record.title).toBe('By Meera, better');
  });

  it('who made the same change are not asked', async () => {
    const { save } = await behind({ title: 'The same' });
    expectKind(await save({ title: 'The same' }), 'saved');
  });

  it('lose nothing where the version of the form is not known', async () => {
    const { save, now } = await behind({ title: 'By Meera' });
    const base = 'f'.repeat(40);
    const { fields } = expectKind(await save({ title: 'By Asha' }, { base }), 'conflict');
    expect(fields.map(({ label }) => label)).toEqual([['Title']]);
    expect((await now()).record.title).toBe('By Meera');
  });
});

describe('a record that somebody deletes', () => {
  const NEW = 'content/talks/new.json';
  const others = { id: 77, title: 'A new talk', playLink: 'https://partner.example/new' };

  async function withNew() {
    const proposal = await desk.repository.open(ASHA, 'Deleting');
    const { record } = await desk.fields(proposal.id, TALK);
    const save = { file: NEW, record: { ...record, ...others }, base: null };
    const { version } = expectKind(await desk.save(proposal.id, ASHA, save), 'saved');
    return { proposal, version, record: save.record };
  }

  it('while another edits it: the editor is told, and can bring it back', async () => {
    const { proposal, version, record } = await withNew();
    const gone = { file: NEW, record: undefined, base: version, deleted: true as const };
    expectKind(await desk.save(proposal.id, MEERA, gone), 'saved');
    const mine = { file: NEW, record: { ...record, minutes: 9 }, base: version };
    const { message } = expectKind(await desk.save(proposal.id, ASHA, mine), 'gone');
    expect(message).toContain('Meera Iyer deleted new while you had it open.');
    expectKind(await desk.save(proposal.id, ASHA, { ...mine, base: null }), 'saved');
    expect((await desk.fields(proposal.id, NEW)).record.minutes).toBe(9);
  });

  it('after another edited it: who deletes is asked first', async () => {
    const { proposal, version } = await withNew();
    await desk.change(proposal, MEERA, NEW, { minutes: 9 });
    const gone = { file: NEW, record: undefined, base: version, deleted: true as const };
    const { fields } = expectKind(await desk.save(proposal.id, ASHA, gone), 'conflict');
    expect(fields).toMatchObject([
      { label: ['The whole record'], mine: undefined, theirs: { minutes: 9 }, who: 'Meera Iyer' },
    ]);
    const path = fields[0]?.path as string;
    const keep = { ...gone, resolved: { [path]: 'theirs' as const } };
    expectKind(await desk.save(proposal.id, ASHA, keep), 'saved');
    expect(await desk.read(proposal.id, NEW)).toBeDefined();
    const sure = { ...gone, resolved: { [path]: 'mine' as const } };
    expectKind(await desk.save(proposal.id, ASHA, sure), 'saved');
    expect(await desk.read(proposal.id, NEW)).toBeUndefined();
    // An answer that was lost on its way is asked for again.
    expectKind(await desk.save(proposal.id, ASHA, sure), 'saved');
  });

  it('stays while a page shows it', async () => {
    const proposal = await desk.repository.open(ASHA, 'Deleting a speaker');
    const { record } = await desk.fields(proposal.id, TALK);
    const file = record.speaker as string;
    const { base } = await desk.fields(proposal.id, file);
    const gone = { file, record: undefined, base, deleted: true as const };
    const { messages } = expectKind(await desk.save(proposal.id, ASHA, gone), 'refused');
    expect(messages[0]).toMatch(
      /is not deleted: .*Talk 1.* still shows? it. Take it off there first./,
    );
  });

  it('stays where the site cannot be without it', async () => {
    const proposal = await desk.repository.open(ASHA, 'Deleting a page');
    const file = 'content/pages/home.json';
    const { base } = await desk.fields(proposal.id, file);
    const gone = { file, record: undefined, base, deleted: true as const };
    const { messages } = expectKind(await desk.save(proposal.id, ASHA, gone), 'refused');
    expect(messages[0]).toContain('No page has the address /.');
  });
});

describe('a record that somebody renames', () => {
  const MOVED = 'content/talks/moved.json';

  it('while another edits it: the edit follows to the new name', async () => {
    const { proposal, opened, save } = await behind({});
    const rename = { file: MOVED, renamedFrom: TALK, ...opened };
    const renamed = expectKind(await desk.save(proposal.id, MEERA, rename), 'saved');
    expect(renamed.files.toSorted()).toEqual([MOVED, TALK]);
    const answer = expectKind(await save({ title: 'By Asha' }), 'saved');
    expect(answer.file).toBe(MOVED);
    expect((await desk.fields(proposal.id, MOVED)).record.title).toBe('By Asha');
    expect(await desk.read(proposal.id, TALK)).toBeUndefined();
  });

  it('after another edited it: both are kept', async () => {
    const { proposal, save } = await behind({ minutes: 13 });
    const fields = { title: 'By Asha' };
    expectKind(await save(fields, { file: MOVED, renamedFrom: TALK }), 'saved');
    expect((await desk.fields(proposal.id, MOVED)).record).toMatchObject({
      ...fields,
      minutes: 13,
    });
  });

  it('twice: the second is told the new name', async () => {
    const { proposal, opened, save } = await behind({});
    const rename = { file: MOVED, renamedFrom: TALK, ...opened };
    expectKind(await desk.save(proposal.id, MEERA, rename), 'saved');
    const other = { file: 'content/talks/elsewhere.json', renamedFrom: TALK };
    const { message } = expectKind(await save({}, other), 'gone');
    expect(message).toContain('(moved) now');
    expectKind(await desk.save(proposal.id, MEERA, rename), 'saved');
  });

  it('changes those that name it', async () => {
    const proposal = await desk.repository.open(ASHA, 'Renaming');
    const { record } = await desk.fields(proposal.id, TALK);
    const speaker = await desk.fields(proposal.id, record.speaker as string);
    const file = 'content/team/renamed.json';
    const rename = { file, renamedFrom: record.speaker as string, ...speaker };
    const { files } = expectKind(await desk.save(proposal.id, ASHA, rename), 'saved');
    expect(files).toContain(TALK);
    expect((await desk.fields(proposal.id, TALK)).record.speaker).toBe(file);
    expect(gitAt(desk.clone, 'rev-list', '--count', `${proposal.head}..${proposal.branch}`)).toBe(
      '1',
    );
  });

  it('takes no name that is taken, and stays in its folder', async () => {
    const { save } = await behind({});
    const { free } = expectKind(await save({}, { file: OTHER_TALK, renamedFrom: TALK }), 'taken');
    expect(free).toBe('content/talks/one-2-2.json');
    const away = { file: 'content/team/one-1.json', renamedFrom: TALK };
    expectKind(await save({}, away), 'refused');
  });
});

it('a new record of a name that is taken is told a free one', async () => {
  const proposal = await desk.repository.open(ASHA, 'One name twice');
  const { record } = await desk.fields(proposal.id, TALK);
  const save = (person: typeof ASHA, title: string) =>
    desk.save(proposal.id, person, {
      file: 'content/talks/new.json',
      record: { ...record, id: 50, title, playLink: `https://partner.example/${title}` },
      base: null,
    });
  expectKind(await save(MEERA, 'first'), 'saved');
  const { message, free } = expectKind(await save(ASHA, 'second'), 'taken');
  expect(message).toContain('There is a record called new already, from Meera Iyer.');
  expect(free).toBe('content/talks/new-2.json');
  expect((await desk.fields(proposal.id, 'content/talks/new.json')).record.title).toBe('first');
  // An answer that was lost on its way is asked for again.
  expectKind(await save(MEERA, 'first'), 'saved');
});
