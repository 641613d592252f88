// Two people who each add a talk get the same number: the later one gets the next when the first is published.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ASHA, type Desk, type Fields, MEERA, RAVI, TALK, testSetup } from './repository.ts';

const setup = testSetup();
const DUE = Date.now() + 3_600_000;
const talkFile = (name: string) => `content/talks/${name}.json`;

/** A proposal that adds talks with numbers, in the state of a form that was opened in it. */
async function adds(desk: Desk, person: typeof ASHA, talks: Readonly<Record<string, number>>) {
  const { repository } = desk;
  const names = Object.keys(talks);
  const proposal = await repository.open(person, `Talks ${names.join(' ')}`);
  const { record } = await desk.fields(proposal.id, TALK);
  for (const [name, id] of Object.entries(talks)) {
    const save = { file: talkFile(name), record: { ...record, title: name, id }, base: null };
    expect(await desk.save(proposal.id, person, save)).toMatchObject({ kind: 'saved' });
  }
  await repository.propose(proposal.id, person, proposal.title, '');
  return proposal;
}

const numberOf = async (desk: Desk, { id }: { id: string }, name: string) =>
  (await desk.fields(id, talkFile(name))).record.id;

const seal = ({ repository }: Desk, { id }: { id: string }) => repository.seal(id);

/** The highest number of a talk, and the next ones. */
async function nextFree(desk: Desk): Promise<number> {
  const { repository } = desk;
  const { id } = await repository.open(ASHA, 'Look');
  let last = 0;
  for (let number = 1; await desk.read(id, talkFile(`one-${number}`)); number++)
    last = Number((await desk.fields(id, talkFile(`one-${number}`))).record.id);
  return last + 1;
}

it('the later of two talks gets the next number, and its approval and its time stay', async () => {
  const desk = await setup.start();
  const { repository } = desk;
  const free = await nextFree(desk);
  const first = await adds(desk, ASHA, { first: free });
  const second = await adds(desk, MEERA, { second: free, third: free + 1 });
  await repository.accept(second.id, RAVI, { seal: await seal(desk, second), when: DUE });
  await repository.accept(first.id, RAVI, { seal: await seal(desk, first) });
  await repository.sync();

  expect(await desk.now(second)).toMatchObject({ state: 'scheduled', due: DUE, conflicts: [] });
  expect(await numberOf(desk, second, 'second')).toBe(free + 1);
  expect(await numberOf(desk, second, 'third'), 'the order stays').toBe(free + 2);
  expect(repository.events(second.id).filter(({ kind }) => kind === 'numbered')).toMatchObject([
    {
      detail: {
        words: expect.stringContaining(
          `“second” has the number ${free + 1}: another record with ${free} was published.`,
        ),
      },
    },
  ]);
  expect(await repository.publishDue(DUE)).toBe(1);
  const next = await repository.open(ASHA, 'Look again');
  const numbers = ['first', 'second', 'third'].map((name) => numberOf(desk, next, name));
  expect(await Promise.all(numbers)).toEqual([free, free + 1, free + 2]);
});

it('an approval that did not count before is not renewed', async () => {
  const desk = await setup.start();
  const { repository } = desk;
  const free = await nextFree(desk);
  const [first, second] = [
    await adds(desk, ASHA, { first: free }),
    await adds(desk, MEERA, { second: free }),
  ];
  await repository.accept(second.id, RAVI, { seal: await seal(desk, second), when: 'later' });
  await desk.change(second, MEERA, talkFile('second'), { title: 'Another title' });
  await repository.accept(first.id, RAVI, { seal: await seal(desk, first) });
  await repository.sync();
  expect(await numberOf(desk, second, 'second')).toBe(free + 1);
  expect(await desk.now(second)).toMatchObject({ state: 'open', conflicts: [] });
});

it('a save from a form that has the old number keeps the new one', async () => {
  const desk = await setup.start();
  const { repository } = desk;
  const free = await nextFree(desk);
  const [first, second] = [
    await adds(desk, ASHA, { first: free }),
    await adds(desk, MEERA, { second: free }),
  ];
  const { record, base } = await desk.fields(second.id, talkFile('second'));
  await repository.accept(first.id, RAVI, { seal: await seal(desk, first) });
  await repository.sync();
  const answer = await desk.save(second.id, MEERA, {
    ...{ file: talkFile('second'), base, record: { ...record, title: 'New words' } },
  });
  expect(answer).toMatchObject({ kind: 'saved' });
  const saved: Fields = (await desk.fields(second.id, talkFile('second'))).record;
  expect(saved).toMatchObject({ id: free + 1, title: 'New words' });
});

it('two proposals that order one list: the question can be answered, and each place is there once', {
  tags: '@all',
}, async () => {
  const desk = await setup.start();
  const { repository } = desk;
  const logo = (name: string) => `content/logos/${name}.json`;
  await desk.publish((folder) => {
    for (const [name, id] of Object.entries({ third: 2, fourth: 3 })) {
      const record = JSON.parse(readFileSync(join(folder, logo('one-1')), 'utf8'));
      writeFileSync(
        join(folder, logo(name)),
        `${JSON.stringify({ ...record, id, name }, null, 2)}\n`,
      );
    }
  });
  await repository.sync();
  const ordered = async (person: typeof ASHA, places: Readonly<Record<string, number>>) => {
    const proposal = await repository.open(person, `Order of ${person.name}`);
    const saves = Object.entries(places).map(async ([name, id]) => {
      const { record, base } = await desk.fields(proposal.id, logo(name));
      return { file: logo(name), record: { ...record, id }, base };
    });
    await repository.saveTogether(proposal.id, person, await Promise.all(saves));
    await repository.propose(proposal.id, person, proposal.title, '');
    return proposal;
  };
  const mine = await ordered(ASHA, { third: 0, 'one-1': 1, 'one-2': 2 });
  const theirs = await ordered(MEERA, { fourth: 1, 'one-2': 2, third: 3 });
  await repository.accept(theirs.id, RAVI, { seal: await seal(desk, theirs) });
  await repository.sync();
  const { conflicts } = await desk.now(mine);
  const fields = conflicts.flatMap((one) => one.fields);
  const answers = Object.fromEntries(fields.map(({ path }) => [path, 'mine'] as const));
  expect(await repository.mergeMain(mine.id, ASHA, answers)).toMatchObject({ kind: 'forward' });
  expect(await desk.now(mine)).toMatchObject({ conflicts: [] });
  const all = ['third', 'one-1', 'fourth', 'one-2'];
  const places = all.map(async (name) => (await desk.fields(mine.id, logo(name))).record.id);
  expect(await Promise.all(places)).toEqual([0, 1, 2, 3]);
});

it('a published record whose number somebody changed by hand is left to them', async () => {
  const desk = await setup.start();
  const { repository } = desk;
  const free = await nextFree(desk);
  const first = await adds(desk, ASHA, { first: free });
  const second = await repository.open(MEERA, 'By hand');
  await desk.change(second, MEERA, TALK, { id: free });
  await repository.accept(first.id, RAVI, { seal: await seal(desk, first) });
  await repository.sync();
  const { conflicts } = await desk.now(second);
  expect(conflicts.map(({ message }) => message).join()).toContain('is free');
});
