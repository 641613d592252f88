import { expect, it } from 'vitest';
import { obstacleWords } from '../../../tina/shared/proposalWords.ts';
import type { Proposal } from '../../../tina/shared/Repository.ts';

const OPEN: Proposal = {
  ...{ id: 'one', title: 'One', owner: 'asha', branch: 'edit/one', head: '', state: 'open' },
  ...{ begun: 0, updated: 0, pushed: 'yes', conflicts: [] },
};

it.each<[string, Partial<Proposal>, string]>([
  ['a closed one', { state: 'closed' }, 'Send it for review again, or delete it.'],
  [
    'a conflict',
    { conflicts: [{ file: 'a', name: 'A', message: 'Differs.', fields: [] }] },
    '“What does not fit” says why, and what to do.',
  ],
  [
    'a failed publication',
    { state: 'approved', problem: 'GitHub refuses this: a check is red.' },
    'It could not be published: GitHub refuses this: a check is red. Nothing is lost. Publish it again once that is fixed.',
  ],
  [
    'a closed account',
    { fallen: 'Ravi Nair' },
    'The approval of Ravi Nair does not count any more, because the account may not approve. Another reviewer decides.',
  ],
  [
    'a failure at its time',
    { state: 'scheduled', problem: 'The host is silent.' },
    'The host is silent. Nothing is lost. The editor tries again every ten minutes.',
  ],
  [
    'what would fail at a time to come',
    { state: 'scheduled', due: Number.MAX_SAFE_INTEGER, problem: 'A check is red.' },
    'It would not be published at its time: A check is red. Nothing is lost. The editor tries to publish it then',
  ],
  ['what is being published', { state: 'publishing' }, 'Reload the page to see the result'],
  ['a change after its approval', { outdated: 'Ravi Nair' }, 'changed since. It is not scheduled.'],
  ['a silent host', { pushed: 'waiting' }, 'Everything is saved here; a copy is still being sent.'],
  ['a host that refuses', { pushed: { refused: 'No.' } }, 'its copy could not be sent: No.'],
])('%s is reported with a solution', (_, change, words) => {
  expect(obstacleWords({ ...OPEN, ...change })).toEqual([expect.stringContaining(words)]);
});

it('nothing is reported without an obstacle, and once the proposal is published', () => {
  expect(obstacleWords(OPEN)).toEqual([]);
  const published = { state: 'merged', problem: 'Late.', fallen: 'Ravi Nair' } as const;
  expect(obstacleWords({ ...OPEN, ...published })).toEqual([]);
});
