// Comments at a field, a record or the whole: they follow what they are about, and block nothing.
import { expect, it } from 'vitest';
import { ASHA, gitAt, MEERA, RAVI, TALK, testSetup } from './repository.ts';

const setup = testSetup();
const RENAMED = 'content/talks/renamed.json';

it('a comment follows its record to another name, has one answer, and keeps nothing from being published', async () => {
  const desk = await setup.start();
  const { repository } = desk;
  const { id } = await repository.open(ASHA, 'Commented');
  await desk.change({ id }, ASHA, TALK, { title: 'Commented' });
  await repository.propose(id, ASHA, 'Commented', '');
  const { head: seen } = await desk.now({ id });
  const seal = await repository.seal(id);
  const place = { file: TALK, name: 'Commented', field: ['Title'] };
  await repository.comment(id, RAVI, { seen, ...place, words: 'Shorter?' });
  await repository.comment(id, RAVI, { seen: '--all', words: 'Good.' });
  const [one, other] = await repository.comments(id);
  expect(one).toMatchObject({ ...place, who: RAVI.name, words: 'Shorter?' });
  expect(one?.answer).toBeUndefined();
  expect(other).toMatchObject({ words: 'Good.', file: undefined, field: undefined });
  expect(await desk.now({ id })).toMatchObject({ state: 'open' });
  expect(await repository.seal(id)).toBe(seal);

  const comment = one?.number ?? 0;
  const words = { who: RAVI.name, words: 'Shorter?', path: ['Title'], field: ['title'] };
  expect(await repository.openComments(id, TALK)).toMatchObject([words]);
  await repository.answer(id, ASHA, { comment, words: 'It is.' });
  const again = repository.answer(id, RAVI, { comment, words: 'No.' });
  await expect(again).rejects.toThrow('This comment has an answer.');
  await expect(repository.answer(id, RAVI, { comment: 1, words: 'No.' })).rejects.toThrow(
    'There is no such comment.',
  );

  expect(await repository.openComments(id, TALK), 'it has an answer').toEqual([]);
  const { record } = await desk.fields(id, TALK);
  const { base } = await desk.fields(id, TALK);
  const moved = { file: RENAMED, renamedFrom: TALK, record, base };
  expect(await desk.save(id, ASHA, moved)).toMatchObject({ kind: 'saved' });
  expect((await repository.comments(id))[0]).toMatchObject({
    ...{ file: RENAMED, field: ['Title'] },
    answer: { who: ASHA.name, words: 'It is.' },
  });
  await repository.accept(id, RAVI, { seal: await repository.seal(id) });
  expect((await desk.now({ id })).state).toBe('merged');
  await repository.comment(id, ASHA, { seen, words: 'Thank you.' });
  const all = ['Shorter?', 'Good.', 'Thank you.'];
  expect((await repository.comments(id)).map((said) => said.words)).toEqual(all);
  expect(gitAt(desk.origin, 'show', `main:${RENAMED}`)).toContain('Commented');
});

it('a proposal that has the name of a deleted one has nothing of it', async () => {
  const { repository } = await setup.start();
  const { id } = await repository.open(ASHA, 'Once more');
  await repository.comment(id, RAVI, { seen: '', words: 'Of the first one.' });
  await repository.discard(id, ASHA);
  expect((await repository.open(MEERA, 'Once more')).id).not.toBe(id);
  expect((await repository.open(ASHA, 'Once more')).id).toBe(id);
  expect(await repository.comments(id)).toEqual([]);
  expect(repository.events(id).map(({ kind }) => kind)).toEqual(['begun']);
});

it('one person may write a hundred comments at a proposal, and others still may after that', async () => {
  const { repository } = await setup.start();
  const { id } = await repository.open(ASHA, 'Flooded');
  const say = (person: typeof RAVI) => repository.comment(id, person, { seen: '', words: 'More.' });
  for (let count = 0; count < 100; count++) await say(RAVI);
  await expect(say(RAVI)).rejects.toThrow('You have written 100 comments at this proposal');
  await say(ASHA);
  expect(await repository.comments(id)).toHaveLength(101);
  const { id: other } = await repository.open(ASHA, 'Another');
  await repository.comment(other, RAVI, { seen: '', words: 'Here too.' });
});

it('a comment follows its item: past others that come before it, to another place, and under another title', async () => {
  const desk = await setup.start();
  const { repository } = desk;
  const page = 'content/pages/home.json';
  const { id } = await repository.open(ASHA, 'Moved');
  const { record } = await desk.fields(id, page);
  const sections = record.sections as { _template: string; [key: string]: unknown }[];
  const at = (kind: string) => sections.findIndex(({ _template }) => _template === kind);
  const of = (kind: string) => sections[at(kind)] as (typeof sections)[number];
  const first = { value: 7, label: 'followers' };
  const others = [
    { value: 8, label: 'firms' },
    { value: 9, label: 'courses' },
  ];
  const counted = { ...of('counters'), items: [first, ...others] };
  const save = async (changed: unknown[]) =>
    expect(await desk.change({ id }, ASHA, page, { sections: changed })).toMatchObject({
      kind: 'saved',
    });
  await save(sections.with(at('counters'), counted));
  const { head: seen } = await desk.now({ id });
  // Counters have no title: the page calls them by their place.
  const nameOf = (place: number) => `Counters No. ${place + 1}`;
  const labels = (place: number, label: string) => [
    'Sections',
    nameOf(place),
    'Counters',
    `“${label}”`,
    'Number',
  ];
  const field = labels(at('counters'), first.label);
  const place = { file: page, name: 'Home', field };
  await repository.comment(id, RAVI, { seen, ...place, words: 'Since when?' });
  const gone = { ...place, field: [...field.slice(0, 3), '“Nothing of the kind”', 'Number'] };
  await repository.comment(id, RAVI, { seen, ...gone, words: 'And this?' });

  const label = 'followers, as of this week';
  const renamed = { ...counted, items: [...others, { ...first, label }] };
  const rest = sections.toSpliced(at('counters'), 1);
  await save([renamed, ...rest]);
  const fields = async () => (await repository.comments(id)).map((one) => one.field);
  expect(await fields()).toEqual([labels(0, label), gone.field]);
  const inForm = async () => (await repository.openComments(id, page)).map((one) => one.field);
  expect(await inForm()).toEqual([['sections', '0', 'items', '2', 'value'], undefined]);
  await save([...rest, renamed]);
  expect(await fields()).toEqual([labels(sections.length - 1, label), gone.field]);
  await save(rest);
  expect(await fields()).toEqual([field, gone.field]);
  expect(await inForm()).toEqual([undefined, undefined]);
});
