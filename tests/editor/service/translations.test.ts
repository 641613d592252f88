import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { withIds } from '../../../content/compare/itemIds.ts';
import { ASHA, type Desk, editFile, gitAt, TALK, testSetup } from './repository.ts';

const MOVED = 'content/talks/moved.json';
const WORDS = 'content/talks/one-1.fr.json';
const MOVED_WORDS = 'content/talks/moved.fr.json';

const setup = testSetup();
let desk: Desk;

beforeAll(async () => {
  desk = await setup.start();
  await desk.publish((folder) => {
    editFile(folder, 'content/brand/brand.json', (brand) => {
      brand.place = { ...(brand.place as object), name: 'English' };
      brand.languages = [{ name: 'français', prefix: 'fr', locale: 'fr-CA' }];
    });
    writeFileSync(join(folder, WORDS), '{\n  "title": "Une ligne d’or"\n}\n');
  });
  await desk.repository.sync();
});

const filesIn = (branch: string) =>
  gitAt(desk.clone, 'ls-tree', '--name-only', branch, 'content/talks/').split('\n');

describe('a record’s words in another language', () => {
  it('go where it goes', async () => {
    const proposal = await desk.repository.open(ASHA, 'Renaming');
    const talk = await desk.fields(proposal.id, TALK);
    const rename = { file: MOVED, renamedFrom: TALK, ...talk };
    const answer = await desk.save(proposal.id, ASHA, rename);
    expect(answer).toMatchObject({ kind: 'saved', file: MOVED });
    expect(filesIn(proposal.branch)).toEqual(expect.arrayContaining([MOVED, MOVED_WORDS]));
    expect(filesIn(proposal.branch)).not.toEqual(expect.arrayContaining([WORDS]));
    expect((await desk.read(proposal.id, MOVED_WORDS))?.text).toContain('ligne d’or');
  });

  it('are gone when it is deleted', async () => {
    const proposal = await desk.repository.open(ASHA, 'Deleting');
    const { base } = await desk.fields(proposal.id, TALK);
    const save = { file: TALK, record: undefined, base, deleted: true as const };
    expect((await desk.save(proposal.id, ASHA, save)).kind).toBe('saved');
    expect(filesIn(proposal.branch).filter((file) => file.includes('one-1'))).toEqual([]);
  });

  it('that come while it is renamed or deleted in a proposal go where it goes', {
    tags: '@all',
  }, async () => {
    const other = 'content/talks/one-2.json';
    const [words, title] = ['content/talks/one-2.fr.json', '{\n  "title": "Une autre"\n}\n'];
    const [renamed, deleted] = await Promise.all(
      ['Rename first', 'Delete first'].map((name) => desk.repository.open(ASHA, name)),
    );
    if (!renamed || !deleted) throw new Error('There are no proposals.');
    const talk = await desk.fields(renamed.id, other);
    const to = 'content/talks/other.json';
    await desk.save(renamed.id, ASHA, { file: to, renamedFrom: other, ...talk });
    const gone = { file: other, record: undefined, base: talk.base, deleted: true as const };
    await desk.save(deleted.id, ASHA, gone);
    await desk.publish((folder) => writeFileSync(join(folder, words), title));
    await desk.repository.sync();
    for (const one of [renamed, deleted]) expect((await desk.now(one)).conflicts).toEqual([]);
    expect((await desk.read(renamed.id, 'content/talks/other.fr.json'))?.text).toBe(title);
    for (const { branch } of [renamed, deleted]) expect(filesIn(branch)).not.toContain(words);
  });

  it('name an item as the record calls it from then on, wherever it is moved', {
    tags: '@all',
  }, async () => {
    const [site, words] = ['content/site/site.json', 'content/site/site.fr.json'];
    const proposal = await desk.repository.open(ASHA, 'Renaming an item');
    const { record, base } = await desk.fields(proposal.id, site);
    const [first] = record.navigation as { label: string }[];
    const french = { navigation: [{ _of: first?.label, label: 'Cours' }] };
    await desk.publish((folder) => writeFileSync(join(folder, words), JSON.stringify(french)));
    await desk.repository.sync();
    const opened = withIds(record) as typeof record;
    const [renamed, ...rest] = structuredClone(opened.navigation) as { label: string }[];
    const navigation = [...rest, { ...renamed, label: 'Learning' }];
    const save = { file: site, record: { ...opened, navigation }, opened, base };
    const answer = await desk.save(proposal.id, ASHA, save);
    expect(answer).toMatchObject({ kind: 'saved', files: [site, words] });
    const now = JSON.parse(desk.read(proposal.id, words)?.text ?? '');
    const _was = { label: first?.label };
    expect(now).toEqual({ navigation: [{ _of: 'Learning', label: 'Cours', _was }] });
  });

  it('are saved field by field next to those of others, and called by their record', async () => {
    const proposal = await desk.repository.open(ASHA, 'Translating');
    const file = 'content/events/one-1.fr.mdx';
    const save = (record: object, opened: object = {}) =>
      desk.save(proposal.id, ASHA, { file, record, opened, base: '' });
    expect(await save({ title: 'Autre' })).toMatchObject({ kind: 'saved', files: [file] });
    expect(gitAt(desk.clone, 'log', '-1', '--format=%s', proposal.branch)).toMatch(
      /^Add “.+ — French”/,
    );
    // Opened by another person before the first was saved.
    expect((await save({ body: 'Un **autre** texte.' })).kind).toBe('saved');
    expect(desk.read(proposal.id, file)?.text).toBe(
      '---\ntitle: Autre\n---\n\nUn **autre** texte.\n',
    );
    expect((await save({ title: 'Pareil' })).kind).toBe('conflict');
  });

  it('are gone with their last word, and never come without one', async () => {
    const proposal = await desk.repository.open(ASHA, 'Emptying');
    const three = 'content/courses/one-1.fr.json';
    const empty = { file: three, record: {}, opened: {}, base: '' };
    expect(await desk.save(proposal.id, ASHA, empty)).toMatchObject({ kind: 'saved', files: [] });
    const made = await desk.save(proposal.id, ASHA, { ...empty, record: { title: 'Autre' } });
    const { version: base } = made as { version: string };
    const gone = await desk.save(proposal.id, ASHA, { ...empty, opened: { title: 'Autre' }, base });
    expect(gone).toMatchObject({ kind: 'saved', version: '' });
    expect(filesIn(proposal.branch)).not.toContain(three);
  });

  it('are refused in a language that the brand does not declare', async () => {
    const proposal = await desk.repository.open(ASHA, 'In another language');
    const save = { file: 'content/talks/one-2.de.json', record: { title: 'Anders' }, base: '' };
    const answer = await desk.save(proposal.id, ASHA, save);
    expect(answer).toMatchObject({
      kind: 'refused',
      messages: [expect.stringContaining('no language “de”')],
    });
  });
});
