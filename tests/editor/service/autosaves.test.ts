// Autosaves: one commit for a person and a record, until something else is done.
import { beforeEach, describe, expect, it } from 'vitest';
import type { LoggedEvent } from '../../../tina/shared/events.ts';
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
  unlike,
} from './repository.ts';

const setup = testSetup();
let desk: Desk;
let proposal: Proposal;

beforeEach(async () => {
  desk = await setup.start();
  proposal = await desk.repository.open(ASHA, 'Typed');
  return () => desk.close();
});

const type = (person: Person, file: string, fields: Fields) =>
  desk.change(proposal, person, file, fields, { isAutosave: true });

/** The subjects of the proposal's own commits, the oldest first. */
const commits = () =>
  gitAt(
    desk.clone,
    'log',
    '--reverse',
    '--first-parent',
    '--format=%an: %s',
    `${proposal.head}..${proposal.branch}`,
  )
    .split('\n')
    .filter(Boolean);

const isSave = ({ kind }: LoggedEvent) => kind === 'saved';
const saves = () => desk.repository.events(proposal.id).filter(isSave).length;

describe('autosaves of a person', () => {
  it('are one commit and one event, and the last words count', async () => {
    for (const title of ['L', 'Losing', 'Losing well'])
      expect(await type(ASHA, TALK, { title })).toMatchObject({ kind: 'saved', merged: [] });
    expect(commits()).toEqual(['Asha Rao: Change “Talk 1”']);
    expect(saves()).toBe(1);
    const [{ at = 0 } = {}] = desk.repository.events(proposal.id).filter(isSave);
    expect((await desk.now(proposal)).updated).toBeGreaterThan(at);
    expect((await desk.fields(proposal.id, TALK)).record.title).toBe('Losing well');
    const worktree = await desk.repository.worktree(proposal.id);
    expect(unlike(worktree, desk.clone, proposal.branch)).toBe('');
    await desk.pushed(proposal);
    expect(gitAt(desk.origin, 'rev-parse', proposal.branch)).toBe((await desk.now(proposal)).head);
  });

  it('take the place of what was sent by a service that was killed before it knew that', async () => {
    await type(ASHA, TALK, { title: 'Losing' });
    await desk.pushed(proposal);
    const { head: sent } = await desk.now(proposal);
    await type(ASHA, TALK, { title: 'Losing well' });
    await desk.pushed(proposal);
    await desk.close();
    gitAt(desk.origin, 'update-ref', `refs/heads/${proposal.branch}`, sent);
    gitAt(desk.clone, 'update-ref', '-d', `refs/remotes/origin/${proposal.branch}`);
    desk = await setup.start({ folder: desk.folder });
    await desk.repository.sync();
    await desk.pushed(proposal);
    expect(gitAt(desk.origin, 'rev-parse', proposal.branch)).toBe((await desk.now(proposal)).head);
    expect((await desk.fields(proposal.id, TALK)).record.title).toBe('Losing well');
  });

  it('that end where they began leave no change', async () => {
    await type(ASHA, TALK, { title: 'Losing well' });
    await type(ASHA, TALK, { title: 'Talk 1' });
    expect(await desk.repository.changes(proposal.id)).toEqual([]);
  });

  it.each([
    ['another record', () => type(ASHA, OTHER_TALK, { title: 'Another' })],
    ['another person', () => type(MEERA, TALK, { minutes: 21 })],
    ['the button', () => desk.change(proposal, ASHA, TALK, { minutes: 22 })],
  ])('begin a new commit after %s', async (_, between) => {
    await type(ASHA, TALK, { title: 'Losing' });
    await between();
    await type(ASHA, TALK, { title: 'Losing well' });
    expect(commits()).toHaveLength(3);
    expect((await desk.fields(proposal.id, TALK)).record.title).toBe('Losing well');
  });

  it('begin a new commit upon what was published since', async () => {
    await type(ASHA, TALK, { title: 'Losing' });
    await desk.publish((folder) =>
      editFile(folder, OTHER_TALK, (talk) => Object.assign(talk, { minutes: 33 })),
    );
    await desk.repository.sync();
    const { head } = await desk.now(proposal);
    await type(ASHA, TALK, { title: 'Losing well' });
    expect(gitAt(desk.clone, 'rev-parse', `${proposal.branch}^`)).toBe(head);
    expect((await desk.fields(proposal.id, OTHER_TALK)).record.minutes).toBe(33);
  });

  it('merge with a save that began from words which are in no commit any more', async () => {
    await type(ASHA, TALK, { title: 'Losing' });
    const opened = await desk.fields(proposal.id, TALK);
    await type(ASHA, TALK, { title: 'Losing well' });
    const { record, base } = opened;
    const save = { file: TALK, record: { ...record, minutes: 44 }, base };
    const answer = await desk.save(proposal.id, MEERA, save);
    expect(answer).toMatchObject({ kind: 'saved', merged: [{ after: 'Losing well' }] });
    expect((await desk.fields(proposal.id, TALK)).record).toMatchObject({
      title: 'Losing well',
      minutes: 44,
    });
  });

  it('change nothing that was sent for review, and go on in a new commit where changes are asked for', async () => {
    await type(ASHA, TALK, { title: 'Losing' });
    await desk.repository.propose(proposal.id, ASHA, 'Typed', '');
    const { head } = await desk.now(proposal);
    expect(await type(ASHA, TALK, { title: 'Losing well' })).toEqual({
      kind: 'refused',
      messages: ['The proposal was sent for review: press Save to change it.'],
    });
    expect((await desk.now(proposal)).head).toBe(head);
    await desk.repository.giveBack(proposal.id, RAVI, 'Shorter.');
    await type(ASHA, TALK, { title: 'Losing well' });
    await type(ASHA, TALK, { title: 'Losing very well' });
    expect(gitAt(desk.clone, 'rev-parse', `${proposal.branch}^`)).toBe(head);
  });
});
