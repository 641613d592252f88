import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Proposal } from '../../../tina/shared/Repository.ts';
import { ASHA, type Desk, gitAt, MEERA, OTHER_TALK, RAVI, TALK, testSetup } from './repository.ts';

const setup = testSetup();
let desk: Desk;

beforeAll(async () => {
  desk = await setup.start();
});

const drawing = (shape = 'M0 0h4v3H0z') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="${shape}"/></svg>\n`,
  );

const upload = ({ id }: Proposal, name: string, bytes: Buffer = drawing()) =>
  desk.repository.upload(id, ASHA, name, bytes);

/** The path of a picture that was taken. */
async function taken(proposal: Proposal, name: string, bytes?: Buffer): Promise<string> {
  const answer = await upload(proposal, name, bytes);
  return answer.path;
}

const show = (proposal: Proposal, path: string) =>
  desk.change(proposal, ASHA, TALK, { thumbnailUrl: path, alt: 'A line' });

const commitsOf = (proposal: Proposal, file: string) =>
  gitAt(desk.clone, 'log', '--format=%H', proposal.branch, '--', file).split('\n').filter(Boolean);

describe('a picture', () => {
  it('is shown at once, and committed with the record that names it', async () => {
    const proposal = await desk.repository.open(ASHA, 'A picture');
    const path = await taken(proposal, 'talks/Panel – Delhi (2).SVG');
    expect(path).toBe('/images/talks/panel-delhi-2.svg');
    const file = `public${path}`;
    expect(existsSync(join(await desk.repository.worktree(proposal.id), file))).toBe(true);
    expect((await desk.repository.proposal(proposal.id))?.head).toBe(proposal.head);
    const answer = await show(proposal, path);
    expect(answer.kind).toBe('saved');
    expect(commitsOf(proposal, file)).toEqual(commitsOf(proposal, TALK).slice(0, 1));
    await desk.pushed(proposal);
    expect(gitAt(desk.origin, 'show', `${proposal.branch}:${file}`)).toContain('M0 0h4v3H0z');
  });

  it('takes the place of no other, in no proposal', async () => {
    const [one, two] = [
      await desk.repository.open(ASHA, 'One picture'),
      await desk.repository.open(MEERA, 'The other picture'),
    ];
    expect(await taken(one, 'talks/one.svg')).toBe('/images/talks/one-2.svg');
    expect(await taken(two, 'talks/one.svg', drawing('M1 1h1'))).toBe('/images/talks/one-3.svg');
    expect(await taken(one, 'talks/one.svg')).toBe('/images/talks/one-4.svg');
    await show(one, '/images/talks/one-2.svg');
    const text = gitAt(desk.clone, 'show', `${one.branch}:public/images/talks/one-2.svg`);
    expect(text).toContain('M0 0h4v3H0z');
  });

  it('leaves with the record that named it, and stays where it is published', async () => {
    const proposal = await desk.repository.open(ASHA, 'Another picture');
    const before = (await desk.fields(proposal.id, TALK)).record.thumbnailUrl as string;
    const first = await taken(proposal, 'talks/first.svg');
    const second = await taken(proposal, 'talks/second.svg');
    await show(proposal, first);
    await show(proposal, second);
    const files = gitAt(desk.clone, 'ls-tree', '-r', '--name-only', proposal.branch);
    expect(files).not.toContain(first);
    expect(files).toContain(second);
    expect(files).toContain(before);
    expect(existsSync(join(await desk.repository.worktree(proposal.id), `public${first}`))).toBe(
      false,
    );
  });

  it('that two records show stays for the second', async () => {
    const proposal = await desk.repository.open(ASHA, 'Shared picture');
    const path = await taken(proposal, 'talks/shared.svg');
    await show(proposal, path);
    await desk.change(proposal, ASHA, OTHER_TALK, { thumbnailUrl: path, alt: 'A line' });
    await show(proposal, '/images/talks/one.svg');
    expect(gitAt(desk.clone, 'ls-tree', '-r', '--name-only', proposal.branch)).toContain(path);
  });

  const byRavi = async (proposal: Proposal, name: string, bytes: Buffer) => {
    const answer = await desk.repository.upload(proposal.id, RAVI, name, bytes);
    return answer.path;
  };
  const authors = ({ id }: Proposal) => desk.repository.authors(id);

  it('that another person put under the name which a form holds is that person’s change', async () => {
    const proposal = await desk.repository.open(ASHA, 'Swapped');
    const path = await taken(proposal, 'talks/swap.svg');
    await desk.repository.movePicture(proposal.id, RAVI, 'talks/swap.svg');
    expect(await byRavi(proposal, 'talks/swap.svg', drawing('M9 9h9'))).toBe(path);
    expect(await authors(proposal)).not.toContain(RAVI.email);
    await show(proposal, path);
    expect([...(await authors(proposal))]).toEqual(
      expect.arrayContaining([ASHA.email, RAVI.email]),
    );
    await desk.repository.discard(proposal.id, ASHA);
  });

  it('that another person uploaded under another name is theirs after it was renamed', async () => {
    const proposal = await desk.repository.open(ASHA, 'Renamed into place');
    const path = await taken(proposal, 'talks/place.svg');
    await desk.repository.movePicture(proposal.id, RAVI, 'talks/place.svg', 'talks/gone.svg');
    await byRavi(proposal, 'talks/other.svg', drawing('M8 8h8'));
    await desk.repository.movePicture(proposal.id, MEERA, 'talks/other.svg', 'talks/place.svg');
    await show(proposal, path);
    expect(await authors(proposal)).toContain(RAVI.email);
    await desk.repository.discard(proposal.id, ASHA);
  });

  it('that the person who saves uploaded too is theirs alone', async () => {
    const proposal = await desk.repository.open(ASHA, 'The same bytes');
    const path = await taken(proposal, 'talks/same.svg');
    await byRavi(proposal, 'talks/same.svg', drawing());
    await show(proposal, path);
    expect(await authors(proposal)).not.toContain(RAVI.email);
    await desk.repository.discard(proposal.id, ASHA);
  });

  // Its content is checked when it is read (studio/pictureFiles.test.ts).
  it.each(['talks/x.html', 'talks/x', '../../../../escaped.svg', 'talks\\..\\..\\windows.svg'])(
    '%s is refused by its name',
    async (name) => {
      const proposal = await desk.repository.open(ASHA, 'Bad pictures');
      await expect(upload(proposal, name)).rejects.toThrow('not a picture of a kind');
      const folder = join(await desk.repository.worktree(proposal.id), 'public/images/talks');
      expect(existsSync(join(folder, name.replace('talks/', '')))).toBe(false);
      await desk.repository.discard(proposal.id, ASHA);
    },
  );

  it.each([
    ['/etc/escaped.svg', '/images/etc/escaped.svg'],
    ['.git/hooks/-rf.svg', '/images/git/hooks/rf.svg'],
    ['talks/नमस्ते.svg', '/images/talks/picture.svg'],
    [`talks/${'long'.repeat(100)}.svg`, `/images/talks/${'long'.repeat(20)}.svg`],
  ])('%s gets a plain name', async (name, path) => {
    const proposal = await desk.repository.open(ASHA, 'Odd names');
    expect(await taken(proposal, name)).toBe(path);
    await desk.repository.discard(proposal.id, ASHA);
  });
});

describe('a picture that no record shows', () => {
  const files = ({ branch }: Proposal) =>
    gitAt(desk.clone, 'ls-tree', '-r', '--name-only', branch).split('\n');
  const move = ({ id }: Proposal, path: string, to?: string) =>
    desk.repository.movePicture(id, ASHA, path, to);

  it('gets another name and goes, without a commit while it waits for its record', async () => {
    const proposal = await desk.repository.open(ASHA, 'Waiting pictures');
    const at = async (name: string) =>
      existsSync(join(await desk.repository.worktree(proposal.id), 'public/images/talks', name));
    await taken(proposal, 'talks/moving.svg');
    await move(proposal, 'talks/moving.svg', 'talks/moved.svg');
    expect([await at('moving.svg'), await at('moved.svg')]).toEqual([false, true]);
    await expect(move(proposal, 'talks/moved.svg', 'talks/one.svg')).rejects.toThrow(
      'There is a picture talks/one.svg already.',
    );
    // As in the studio (studio/requests.test.ts).
    await expect(move(proposal, 'talks/moved.svg', 'talks/moved.png')).rejects.toThrow(
      'A picture keeps its kind',
    );
    const other = await desk.repository.open(MEERA, 'Another proposal with a picture');
    await taken(other, 'talks/theirs.svg');
    await expect(move(proposal, 'talks/moved.svg', 'talks/theirs.svg')).rejects.toThrow(
      'There is a picture talks/theirs.svg already.',
    );
    await expect(move(proposal, 'talks/moved.svg', '../moved.svg')).rejects.toThrow(
      'not the name of a picture',
    );
    await move(proposal, 'talks/moved.svg');
    expect(await at('moved.svg')).toBe(false);
    expect((await desk.repository.proposal(proposal.id))?.head).toBe(proposal.head);
    await expect(move(proposal, 'talks/moved.svg')).rejects.toThrow('gone already');
  });

  it('does so in a commit where it is published, and stays while it is shown', async () => {
    const file = 'public/images/talks/unused.svg';
    await desk.publish((folder) => writeFileSync(join(folder, file), drawing()));
    await desk.repository.sync();
    const proposal = await desk.repository.open(ASHA, 'Published pictures');
    await move(proposal, 'talks/unused.svg', 'talks/used.svg');
    expect(files(proposal)).toContain('public/images/talks/used.svg');
    expect(files(proposal)).not.toContain(file);
    const { head } = (await desk.repository.proposal(proposal.id)) as Proposal;
    expect(desk.repository.events(proposal.id).at(-1)).toMatchObject({
      ...{ kind: 'saved', who: ASHA.name, detail: { commit: head } },
    });
    expect(gitAt(desk.clone, 'log', '-1', '--format=%an: %s', proposal.branch)).toBe(
      'Asha Rao: Rename the picture talks/unused.svg to talks/used.svg',
    );
    await move(proposal, 'talks/used.svg');
    expect(files(proposal)).not.toContain('public/images/talks/used.svg');
    await desk.pushed(proposal);
    const shown = (await desk.fields(proposal.id, TALK)).record.thumbnailUrl as string;
    await expect(move(proposal, shown.replace('/images/', ''))).rejects.toThrow(
      /This picture is shown \(.*\). Choose another picture there first/,
    );
    await expect(move(proposal, '../../package.json')).rejects.toThrow('not the name of a picture');
  });
});

it('a picture of an open form outlives the publication of its proposal, for the form’s next one', async () => {
  const own = await setup.start();
  const { repository } = own;
  const proposal = await own.begin('Published under a form');
  const drop = async ({ id }: Proposal) => {
    const answer = await repository.upload(id, MEERA, 'talks/left.svg', drawing());
    return answer.path;
  };
  const path = await drop(proposal);
  await repository.propose(proposal.id, ASHA, 'Ready', '');
  const seal = await repository.seal(proposal.id);
  await repository.accept(proposal.id, MEERA, { seal });
  expect((await own.now(proposal)).state).toBe('merged');
  const next = await repository.open(MEERA);
  expect(await drop(next)).not.toBe(path);
  const shown = { thumbnailUrl: path, alt: 'A line' };
  expect((await own.change(next, MEERA, OTHER_TALK, shown)).kind).toBe('saved');
  expect(gitAt(own.clone, 'show', `${next.branch}:public${path}`)).toContain('M0 0h4v3H0z');
});

it('pictures that wait outlive the process, and are swept after a day', async () => {
  const own = await setup.start();
  const proposal = await own.repository.open(ASHA, 'Waiting');
  const wait = async (name: string) => {
    const answer = await own.repository.upload(proposal.id, ASHA, name, drawing());
    return `public${answer.path}`;
  };
  const [young, old] = [await wait('talks/young.svg'), await wait('talks/old.svg')];
  await own.close();
  const again = await setup.start({ folder: own.folder });
  const worktree = await again.repository.worktree(proposal.id);
  expect(readFileSync(join(worktree, young), 'utf8')).toContain('M0 0h4v3H0z');
  const yesterday = Date.now() / 1000 - 25 * 60 * 60;
  utimesSync(join(own.folder, 'uploads', proposal.id, old), yesterday, yesterday);
  await again.repository.sync();
  expect(existsSync(join(worktree, old))).toBe(false);
  const record = { thumbnailUrl: young.replace('public', ''), alt: 'A line' };
  expect((await again.change(proposal, ASHA, TALK, record)).kind).toBe('saved');
});
