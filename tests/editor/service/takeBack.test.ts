// Publications that are taken back: what was published later stays.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Person, Proposal } from '../../../tina/shared/Repository.ts';
import {
  ASHA,
  type Desk,
  editFile,
  type Fields,
  gitAt,
  MEERA,
  OTHER_TALK,
  RAVI,
  TALK,
  testSetup,
} from './repository.ts';

const setup = testSetup();
const NEW_TALK = 'content/talks/added.json';
const ADDED = { title: 'An added talk', id: 77 };

const onMain = ({ origin }: Desk, file: string): Fields =>
  JSON.parse(gitAt(origin, 'show', `main:${file}`));

async function accept({ repository }: Desk, { id }: Proposal, by = RAVI) {
  await repository.accept(id, by, { seal: await repository.seal(id) });
}

/** Publishes changes of records. @returns the commit of main that holds them */
async function publish(desk: Desk, title: string, changes: Record<string, Fields>) {
  const proposal = await desk.repository.open(ASHA, title);
  for (const [file, fields] of Object.entries(changes)) {
    if (gitAt(desk.origin, 'ls-tree', 'main', file))
      await desk.change(proposal, ASHA, file, fields);
    else {
      const record = { ...onMain(desk, TALK), ...fields };
      await desk.save(proposal.id, ASHA, { file, record, base: null });
    }
  }
  await desk.repository.propose(proposal.id, ASHA, title, '');
  await accept(desk, proposal);
  return { ...proposal, commit: gitAt(desk.origin, 'rev-parse', 'main') };
}

async function propose({ repository }: Desk, { id, title }: Proposal, by: Person = MEERA) {
  await repository.propose(id, by, title, '');
}

it('a publication is taken back, and what was published since in other fields stays', async () => {
  const desk = await setup.start();
  const before = onMain(desk, TALK);
  const first = await publish(desk, 'A first change', {
    [TALK]: { title: 'Changed', minutes: 71 },
  });
  await publish(desk, 'A later change', { [TALK]: { minutes: 99 }, [OTHER_TALK]: { minutes: 41 } });
  await desk.publish((folder) => writeFileSync(join(folder, 'code.txt'), 'Newer code.\n'));

  const back = await desk.repository.takeBack(MEERA, first.commit);
  expect(back).toMatchObject({
    ...{ title: 'Take back: A first change', owner: MEERA.id, state: 'draft' },
    takesBack: { id: first.id, commit: first.commit },
    conflicts: [{ file: TALK, fields: [{ label: ['Minutes'], mine: before.minutes, theirs: 99 }] }],
  });
  expect(desk.repository.events(back.id)[0]).toMatchObject({
    ...{ kind: 'begun', who: MEERA.name, detail: { takesBack: { id: first.id } } },
  });
  await expect(propose(desk, back)).rejects.toThrow(/does not go together.*\n.*\(Minutes\)/);
  const [field] = back.conflicts[0]?.fields ?? [];
  const resolved = { [field?.path ?? '']: 'theirs' } as const;
  expect(await desk.repository.mergeMain(back.id, MEERA, resolved)).toMatchObject({
    kind: 'forward',
  });
  await propose(desk, back);
  await accept(desk, back);
  expect(onMain(desk, TALK)).toEqual({ ...before, minutes: 99 });
  expect(onMain(desk, OTHER_TALK)).toMatchObject({ minutes: 41 });
  expect(gitAt(desk.origin, 'show', 'main:code.txt')).toBe('Newer code.');
  const [newest, ...older] = (await desk.repository.publications()).publications;
  expect(newest).toMatchObject({ proposal: { title: back.title }, takenBack: undefined });
  const entry = older.find(({ commit }) => commit === first.commit);
  expect(entry?.takenBack).toMatchObject({ id: back.id, state: 'merged' });
});

it('without a later change of its fields it needs no answer, and the proposal can be taken back too', async () => {
  const desk = await setup.start();
  const before = onMain(desk, TALK);
  const { commit } = await publish(desk, 'Changed', { [TALK]: { title: 'Changed' } });
  const back = await desk.repository.takeBack(MEERA, commit);
  expect(back.conflicts).toEqual([]);
  expect(await desk.repository.authors(back.id)).toEqual(new Set([MEERA.email]));
  await propose(desk, back);
  await accept(desk, back);
  expect(onMain(desk, TALK)).toEqual(before);
  const again = await desk.repository.takeBack(ASHA, gitAt(desk.origin, 'rev-parse', 'main'));
  await propose(desk, again, ASHA);
  await accept(desk, again);
  expect(onMain(desk, TALK)).toEqual({ ...before, title: 'Changed' });
});

it('twice at once is one proposal, and it is nobody’s own proposal to edit', async () => {
  const desk = await setup.start();
  const { commit } = await publish(desk, 'Changed', { [TALK]: { title: 'Changed' } });
  const [one, other] = await Promise.all(
    [MEERA, RAVI].map((person) => desk.repository.takeBack(person, commit)),
  );
  expect(one?.id).toBe(other?.id);
  expect((await desk.repository.open(MEERA)).id).not.toBe(one?.id);
  await desk.repository.discard(one?.id ?? '', MEERA);
  expect((await desk.repository.takeBack(RAVI, commit)).owner).toBe(RAVI.id);
});

it('an added record is deleted; if someone changed it since, the editor asks', async () => {
  const desk = await setup.start();
  const { commit } = await publish(desk, 'Added', { [NEW_TALK]: ADDED });
  const back = await desk.repository.takeBack(MEERA, commit);
  expect(await desk.read(back.id, NEW_TALK)).toBeUndefined();
  await desk.repository.discard(back.id, MEERA);
  await desk.publish((folder) => editFile(folder, NEW_TALK, (talk) => (talk.minutes = 12)));
  await desk.repository.sync();
  const later = await desk.repository.takeBack(MEERA, commit);
  expect(later.conflicts).toMatchObject([
    { file: NEW_TALK, fields: [{ label: ['The whole record'] }] },
  ]);
});

it('a picture that other records show by now stays', async () => {
  const desk = await setup.start();
  const proposal = await desk.repository.open(ASHA, 'A picture');
  const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>\n');
  const pictures: string[] = [];
  for (const [file, name] of [
    [TALK, 'shared'],
    [OTHER_TALK, 'own'],
  ] as const) {
    const answer = await desk.repository.upload(proposal.id, ASHA, `talks/${name}.svg`, bytes);
    pictures.push(answer.path);
    await desk.change(proposal, ASHA, file, { thumbnailUrl: answer.path, alt: 'A line' });
  }
  await propose(desk, proposal, ASHA);
  await accept(desk, proposal);
  const commit = gitAt(desk.origin, 'rev-parse', 'main');
  await desk.publish((folder) => {
    const talk = JSON.parse(readFileSync(join(folder, TALK), 'utf8'));
    const copy = { ...talk, ...ADDED, thumbnailUrl: pictures[0] };
    writeFileSync(join(folder, NEW_TALK), `${JSON.stringify(copy, null, 2)}\n`);
  });
  const back = await desk.repository.takeBack(MEERA, commit);
  expect(back.conflicts).toEqual([]);
  const isKept = pictures.map((path) =>
    gitAt(desk.clone, 'ls-tree', back.branch, `public${path}`).includes('blob'),
  );
  expect(isKept).toEqual([true, false]);
});

it('what is not published, or is undone already, is refused in a sentence', async () => {
  const desk = await setup.start();
  const engineers = gitAt(desk.origin, 'rev-parse', 'main');
  const { commit } = await publish(desk, 'Changed', { [TALK]: { title: 'Changed' } });
  for (const wrong of [engineers, '', '--all', 'a'.repeat(40)])
    await expect(desk.repository.takeBack(MEERA, wrong)).rejects.toThrow(
      'This is not a proposal that is published.',
    );
  const old = readFileSync(join(setup.project, TALK), 'utf8');
  await desk.publish((folder) => writeFileSync(join(folder, TALK), old));
  await expect(desk.repository.takeBack(MEERA, commit)).rejects.toThrow(
    'Nothing of “Changed” is on the site any more.',
  );
});
