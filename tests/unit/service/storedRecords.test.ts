import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inspect } from '../../../content/load/inspect.ts';
import { versionOf } from '../../../content/load/read/version.ts';
import { storedRecords, storedTranslations } from '../../../tina/shared/storedRecords.ts';
import { miniature, withProject } from '../content/miniature.ts';

const TALK = 'content/talks/one-1.json';
const OTHER = 'content/talks/one-2.json';
const EVENT = 'content/events/one-1.mdx';

it('the records of a folder are those of its files, without their translations', async () => {
  await withProject(miniature(), async (root) => {
    writeFileSync(join(root, 'content/talks/one-1.hi.json'), '{ "title": "एक" }\n');
    const { readings } = inspect(root);
    const talks = await storedRecords(root, ['events', 'talks']);
    const own = readings.filter(({ collection }) => ['talks', 'events'].includes(collection));
    expect(talks.map(({ file }) => file)).toEqual(own.map(({ file }) => file).sort());
    for (const { file, data } of own)
      expect(talks.find((record) => record.file === file)?.fields).toEqual(data);
    expect(talks.find(({ file }) => file === EVENT)?.fields).toHaveProperty('body');
  });
});

it('the translations of a record are files of their own, and of no other record', async () => {
  await withProject(miniature(), async (root) => {
    const words = '{ "title": "एक" }\n';
    writeFileSync(join(root, 'content/talks/one-1.hi.json'), words);
    writeFileSync(join(root, 'content/talks/one-10.hi.json'), words);
    symlinkSync('one-1.hi.json', join(root, 'content/talks/one-1.mr.json'));
    const { translations } = storedTranslations(root, TALK);
    expect(translations).toEqual([
      { of: TALK, prefix: 'hi', version: versionOf(words), words: { title: 'एक' } },
    ]);
    rmSync(join(root, 'content/talks'), { recursive: true });
    expect(storedTranslations(root, TALK).translations).toEqual([]);
  });
});

it('a file that is changed, deleted or damaged is read again', async () => {
  await withProject(miniature(), async (root) => {
    const talks = () => storedRecords(root, ['talks']);
    const before = await talks();
    expect(await talks()).toEqual(before);
    writeFileSync(join(root, TALK), '<<<<<<< HEAD\n');
    rmSync(join(root, OTHER));
    const after = await talks();
    expect(after.map(({ file }) => file)).toEqual([TALK]);
    expect(after[0]).toMatchObject({
      version: versionOf('<<<<<<< HEAD\n'),
      fields: { title: expect.stringContaining('Damaged file: ') },
    });
  });
});

it('a record has the change that its proposal makes to it', async () => {
  await withProject(miniature(), async (root) => {
    const change = { part: 'records' } as const;
    const records = await storedRecords(
      root,
      ['talks', 'events'],
      [
        { ...change, what: 'changed', file: TALK },
        { ...change, what: 'added', file: OTHER },
      ],
    );
    const proposed = Object.fromEntries(records.map((one) => [one.file, one.proposed]));
    expect(proposed).toMatchObject({ [TALK]: 'changed', [OTHER]: 'new' });
    expect(proposed[EVENT]).toBeUndefined();
  });
});

it('a version is Git’s id of the text', () => {
  expect(versionOf('hello\n')).toBe('ce013625030ba8dba906f756967f9e9ca394464a');
});
