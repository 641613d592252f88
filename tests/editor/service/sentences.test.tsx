// What a person reads where a proposal cannot go on, or goes on in another way than they expect. What is refused for
// its seal, its state or its conflicts is in approval.test.ts and approvalRules.test.ts.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { faultsIn } from '../../../tina/proposals/contentFiles.ts';
import { EventLog, openDatabase } from '../../../tina/proposals/EventLog.ts';
import {
  ProposalDetails,
  type ProposalProps,
} from '../../../tina/server/views/ProposalDetails.tsx';
import { PublishedList, type PublishedProps } from '../../../tina/server/views/PublishedList.tsx';
import { type FakeGitHub, startFakeGitHub } from '../../service/helpers/fakeGitHub/fakeGitHub.ts';
import { ASHA, Desk, gitAt, OTHER_TALK, RAVI, TALK, testSetup } from './repository.ts';

const setup = testSetup();
const ME = { ...RAVI, role: 'reviewer', disabled: false } as const;
const HOUR = 60 * 60_000;

let desk: Desk;
let gitHub: FakeGitHub;
let atGitHub: Desk;
beforeAll(async () => {
  desk = await setup.start();
  gitHub = await startFakeGitHub({ folder: setup.folder(), project: setup.project });
  const settings = { origin: gitHub.origin, gitHub: gitHub.settings };
  const { repository, folder } = await setup.start(settings);
  atGitHub = new Desk(repository, folder, gitHub.repository, () => {});
});
afterAll(() => gitHub.stop());

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

/** The words on the page of a proposal. */
async function page({ repository }: Desk, id: string, more: Partial<ProposalProps> = {}) {
  const proposal = await repository.proposal(id);
  if (!proposal) throw new Error(`There is no ${id}.`);
  const props = {
    ...{ site: 'Site', me: ME, seal: '', others: [], comments: [], links: [], isCurrent: false },
  };
  return textOf(
    renderToStaticMarkup(
      <ProposalDetails
        {...{ ...props, proposal, mayPublish: true, events: repository.events(id) }}
        changes={{ problems: [], records: [] }}
        {...more}
      />,
    ).replaceAll('&quot;', '"'),
  );
}

/** The words on the page Published. */
async function published({ repository }: Desk, more: Partial<PublishedProps> = {}) {
  const { publications } = await repository.publications();
  const props = { site: 'Site', me: ME, publications, upcoming: [], isKnown: true, faults: [] };
  return textOf(renderToStaticMarkup(<PublishedList {...props} {...more} />));
}

async function proposed(at: Desk, title: string, file = TALK) {
  const { id } = await at.repository.open(ASHA, title);
  await at.change({ id }, ASHA, file, { title });
  await at.repository.propose(id, ASHA, title, '');
  return id;
}

const accept = async ({ repository }: Desk, id: string, alone?: boolean) =>
  repository.accept(id, RAVI, { seal: await repository.seal(id), alone }).catch(() => undefined);

/** A service that ended at once, and the next one in its data folder. @param change what its log holds then */
async function killed(own: Desk, change: (log: EventLog, database: DatabaseSync) => void) {
  await own.close();
  const database = openDatabase(join(own.folder, 'log.sqlite'));
  change(new EventLog(database), database);
  database.close();
  return setup.start({ folder: own.folder });
}

/** At GitHub a rule of the branch keeps it from being merged. */
async function refusedBecause(words: string) {
  const id = await proposed(atGitHub, `Refused: ${words.length}`);
  gitHub.pulls.refuses = words;
  await accept(atGitHub, id);
  gitHub.pulls.refuses = undefined;
  const told = await page(atGitHub, id);
  await atGitHub.repository.publish(id, ASHA);
  expect((await atGitHub.now({ id })).state).toBe('merged');
  return told;
}

it.each<[string, string, () => Promise<string>]>([
  [
    'one’s own proposal, with another reviewer',
    'It has words or pictures of yours. Another reviewer decides: Nila Rao.',
    async () => {
      const changes = { problems: [], records: [] };
      return page(desk, await proposed(desk, 'Own'), { others: ['Nila Rao'], changes });
    },
  ],
  [
    'one’s own proposal, without another reviewer',
    'saved into it too: there is no other reviewer',
    async () => {
      const id = await proposed(desk, 'Alone');
      await accept(desk, id, true);
      return page(desk, id);
    },
  ],
  [
    'a red check',
    'It could not be published: GitHub refuses this: Required status check "build" is failing. Nothing is lost. Publish it again once that is fixed.',
    () => refusedBecause('Required status check "build" is failing.'),
  ],
  [
    'a pending check',
    'It could not be published: GitHub’s checks are not done yet (Required status check "build" is expected.). Nothing is lost. Publish it again once that is fixed.',
    () => refusedBecause('Required status check "build" is expected.'),
  ],
  [
    'only a squash allowed',
    'View on GitHub Take back “Squashed”',
    async () => {
      const id = await proposed(atGitHub, 'Squashed');
      gitHub.pulls.allowed = ['squash'];
      await accept(atGitHub, id);
      gitHub.pulls.allowed = ['merge', 'squash', 'rebase'];
      return page(atGitHub, id);
    },
  ],
  [
    'only a rebase allowed',
    'It could not be published: The repository at GitHub allows rebase merges only, which do not record who approved what. Ask an engineer to allow squash merges. Nothing is lost.',
    async () => {
      const id = await proposed(atGitHub, 'Rebased');
      gitHub.pulls.allowed = ['rebase'];
      await accept(atGitHub, id);
      gitHub.pulls.allowed = ['merge', 'squash', 'rebase'];
      const told = await page(atGitHub, id);
      await atGitHub.repository.publish(id, ASHA);
      return told;
    },
  ],
  [
    'a check that turns red before its time',
    'It would not be published at its time: A check at the code host failed: build. Ask an engineer. Nothing is lost. The editor tries to publish it then, and every ten minutes after.',
    async () => {
      const { repository } = atGitHub;
      const id = await proposed(atGitHub, 'Scheduled and red');
      const when = Date.now() + HOUR;
      await repository.accept(id, RAVI, { seal: await repository.seal(id), when });
      gitHub.pulls.check = { name: 'build', conclusion: 'failure' };
      await repository.sync();
      gitHub.pulls.check = undefined;
      const told = await page(atGitHub, id);
      expect(told).toContain('Editor found that it would not be published at its time');
      await repository.discard(id, ASHA);
      return told;
    },
  ],
  [
    'killed before the push',
    'It could not be published: The editor’s server stopped before it was published. Nothing is lost. Publish it again once that is fixed.',
    async () => {
      const own = await setup.start();
      const id = await proposed(own, 'Killed before');
      const next = await killed(own, (log) => {
        const { name: who, email } = RAVI;
        for (const kind of ['approved', 'publishing'] as const)
          log.add({ at: Date.now(), who, email, kind, about: id, detail: {} });
      });
      return page(next, id);
    },
  ],
  [
    'killed after the push',
    'Ravi Nair published it',
    async () => {
      const own = await setup.start();
      const id = await proposed(own, 'Killed after');
      await accept(own, id);
      const next = await killed(own, (_, database) =>
        database.exec("delete from event where kind = 'published'"),
      );
      const told = await page(next, id);
      expect(told).toMatch(/Killed after Published on [\w :]+ Take back “Killed after”/);
      return told;
    },
  ],
  [
    'an admin who publishes what they saved into',
    'Ravi Nair approved it',
    async () => {
      const id = await proposed(desk, 'With a reason');
      const seal = await desk.repository.seal(id);
      await desk.repository.accept(id, RAVI, { seal, reason: 'The fair begins.' });
      const told = await page(desk, id);
      expect(told).toContain('as an admin, although others can decide: The fair begins.');
      expect(await published(desk)).toContain('The fair begins.');
      return told;
    },
  ],
  [
    'a silent host',
    'It could not be published: The place where proposals are kept does not answer.',
    async () => {
      const id = await proposed(atGitHub, 'Silent');
      await atGitHub.change({ id }, ASHA, TALK, { minutes: 3 });
      gitHub.setDown(true);
      await accept(atGitHub, id);
      gitHub.setDown(false);
      return page(atGitHub, id);
    },
  ],
  [
    'a lost message of the host',
    'ravi on GitHub approved it',
    async () => {
      const id = await proposed(atGitHub, 'Lost');
      gitHub.pulls.review(Number((await atGitHub.now({ id })).request), 'ravi', 'APPROVED', '');
      await atGitHub.repository.sync();
      return page(atGitHub, id);
    },
  ],
  [
    'a failed build',
    'It was published more than an hour ago, and the site does not contain it: the update may have failed. Ask an engineer.',
    async () => {
      const [newest, first] = (await desk.repository.publications()).publications;
      const build = { commit: first?.commit ?? '', since: 0 };
      const late = [{ ...newest, when: Date.now() - 2 * HOUR }, first];
      return published(desk, { build, publications: late as PublishedProps['publications'] });
    },
  ],
  [
    'main that an engineer broke: other proposals are published',
    'The site cannot be built until this is fixed: content/talks/one-2.json',
    async () => {
      await desk.publish((folder) => writeFileSync(join(folder, OTHER_TALK), '{"title": 3}\n'));
      const id = await proposed(desk, 'In spite of it');
      await accept(desk, id);
      expect((await desk.now({ id })).state).toBe('merged');
      expect(gitAt(desk.origin, 'show', `main:${TALK}`)).toContain('In spite of it');
      return published(desk, { faults: faultsIn(desk.repository.published()) });
    },
  ],
])('%s: “%s”', async (_, sentence, read) => {
  expect(await read()).toContain(sentence);
});

it('without a mistake on main nothing is told', async () => {
  expect(faultsIn(atGitHub.repository.published())).toEqual([]);
  expect(await published(atGitHub)).not.toContain('cannot be built');
});
