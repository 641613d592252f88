import { describe, expect, it } from 'vitest';
import type { EventDetail, EventKind, LoggedEvent } from '../../../tina/shared/events.ts';
import { progressOf, waitingFor } from '../../../tina/shared/proposalState.ts';

const ID = 'asha-changes';
const RAVI = { who: 'Ravi Nair', email: 'ravi@nikash.example' };

const event = (kind: EventKind, detail: EventDetail = {}): LoggedEvent => ({
  ...{ at: 0, ...RAVI, kind, detail },
  about: kind === 'account' ? RAVI.email : ID,
});

const BEGUN = event('begun', { title: 'Changes', owner: 'asha' });

const DETAILS: Partial<Record<EventKind, EventDetail>> = {
  account: { disabled: true },
  scheduled: { due: 1 },
};

/** The state after these events, in this order. */
const leadTo = (...kinds: readonly EventKind[]) =>
  progressOf([BEGUN, ...kinds.map((kind) => event(kind, DETAILS[kind]))]);

const KINDS: readonly EventKind[] = [
  ...(['saved', 'changed', 'proposed', 'asked', 'approved', 'publishing', 'failed'] as const),
  ...([
    'scheduled',
    'withdrawn',
    'published',
    'continued',
    'closed',
    'reopened',
    'account',
  ] as const),
];

/** All sequences of these kinds with a given length. */
function* orders(length: number): Generator<readonly EventKind[]> {
  if (length === 0) yield [];
  else for (const kind of KINDS) for (const rest of orders(length - 1)) yield [kind, ...rest];
}

it('a scheduled time is gone after the proposal was published earlier', { tags: '@all' }, () => {
  expect(leadTo('proposed', 'approved', 'scheduled', 'publishing')?.due).toBe(1);
  expect(
    leadTo('proposed', 'approved', 'scheduled', 'publishing', 'published')?.due,
  ).toBeUndefined();
  expect(leadTo('proposed', 'approved', 'scheduled', 'published', 'live')?.due).toBeUndefined();
});

describe('the state of a proposal', () => {
  it.each<[string, readonly EventKind[]]>([
    ['draft', []],
    ['draft', ['saved', 'saved']],
    ['open', ['saved', 'proposed']],
    ['open', ['proposed', 'saved']],
    ['changes-asked', ['proposed', 'asked', 'saved']],
    ['open', ['proposed', 'asked', 'saved', 'proposed']],
    ['approved', ['proposed', 'approved']],
    ['approved', ['proposed', 'approved', 'proposed']],
    ['open', ['proposed', 'approved', 'saved']],
    ['open', ['proposed', 'approved', 'changed']],
    ['publishing', ['proposed', 'approved', 'publishing']],
    ['approved', ['proposed', 'approved', 'publishing', 'failed']],
    ['open', ['proposed', 'approved', 'publishing', 'saved', 'failed']],
    ['merged', ['proposed', 'approved', 'publishing', 'published']],
    ['merged', ['proposed', 'approved', 'publishing', 'failed', 'published']],
    ['draft', ['proposed', 'published', 'continued']],
    ['scheduled', ['proposed', 'approved', 'scheduled']],
    ['scheduled', ['proposed', 'approved', 'scheduled', 'failed']],
    ['scheduled', ['proposed', 'approved', 'scheduled', 'publishing', 'failed']],
    ['approved', ['proposed', 'approved', 'scheduled', 'withdrawn']],
    ['approved', ['proposed', 'approved', 'scheduled', 'approved']],
    ['open', ['proposed', 'approved', 'scheduled', 'saved']],
    ['open', ['proposed', 'approved', 'scheduled', 'account']],
    ['changes-asked', ['proposed', 'approved', 'scheduled', 'asked']],
    ['merged', ['proposed', 'approved', 'scheduled', 'publishing', 'published']],
    ['open', ['proposed', 'scheduled']],
    ['closed', ['proposed', 'closed']],
    ['draft', ['proposed', 'closed', 'saved']],
    ['open', ['proposed', 'closed', 'proposed']],
    ['open', ['proposed', 'approved', 'account']],
    ['open', ['proposed', 'approved', 'publishing', 'account', 'failed']],
    ['merged', ['proposed', 'approved', 'publishing', 'published', 'account']],
  ])('is %s after %j', (state, kinds) => {
    expect(leadTo(...kinds)?.state).toBe(state);
  });

  it('in every order: published only by its event, approved only by a valid approval', () => {
    const ENDS: EventKind[] = ['saved', 'changed', 'asked', 'reopened', 'closed', 'account'];
    const isWrong = (kinds: readonly EventKind[]) => {
      const { state, approval } = leadTo(...kinds) ?? {};
      if (state === 'merged') return !kinds.includes('published');
      if (state === 'draft') return approval !== undefined;
      const approved = kinds.lastIndexOf('approved');
      const isEnded = approved < 0 || ENDS.some((kind) => kinds.lastIndexOf(kind) > approved);
      return (state === 'approved' || state === 'scheduled') && isEnded;
    };
    const wrong = [...orders(4)].map((rest) => ['proposed' as const, ...rest]).filter(isWrong);
    expect(wrong).toEqual([]);
  });

  it('an approval of another account stays valid when one account is closed', () => {
    const closed = event('account', { disabled: true });
    const meera = { ...closed, about: 'meera@nikash.example' };
    const promoted = event('account', { role: 'admin', disabled: false });
    const events = [BEGUN, event('proposed'), event('approved'), meera, promoted];
    expect(progressOf(events)?.state).toBe('approved');
    for (const end of [closed, event('account', { role: 'editor', disabled: false })])
      expect(progressOf([...events, end])).toMatchObject({ state: 'open', fallen: RAVI.who });
  });

  it('a new number keeps an approval only if it was valid for the earlier text', () => {
    const events = [BEGUN, event('proposed'), event('approved', { seal: 'old' })];
    const numbered = (detail: EventDetail) => progressOf([...events, event('numbered', detail)]);
    expect(numbered({ seal: 'new' })?.approval?.detail.seal).toBe('new');
    expect(numbered({})?.approval?.detail.seal).toBe('old');
    const open = progressOf([...events, event('saved'), event('numbered', { seal: 'new' })]);
    expect(open?.approval).toBeUndefined();
  });

  it('keeps the last statement of a reviewer, and drops it when it is outdated', () => {
    const proposed = event('proposed', { title: 'Better', words: 'Note', request: '7', url: 'u' });
    const events = [BEGUN, proposed, event('asked', { words: 'Shorter' })];
    expect(progressOf(events)).toMatchObject({ title: 'Better', note: 'Note', words: 'Shorter' });
    expect(progressOf([...events, proposed])?.words).toBeUndefined();
    const draft = progressOf([...events, event('closed'), event('saved')]);
    expect(draft).toMatchObject({ state: 'draft', title: 'Better' });
    expect(draft?.request).toBeUndefined();
    expect(progressOf([...events, event('discarded')])).toBeUndefined();
  });

  it('a published proposal stays published when the draft that continued it is deleted', () => {
    const published = event('published', { head: 'a', commit: 'b' });
    const events = [BEGUN, event('proposed'), event('approved'), published];
    for (const rest of [[], [event('continued')], [event('continued'), published]]) {
      const draft = [...events, ...rest, event('continued'), event('saved'), event('proposed')];
      expect(progressOf([...draft, event('discarded')])).toMatchObject({
        ...{ state: 'merged', head: 'a', approval: { who: RAVI.who }, published: undefined },
      });
    }
    expect(progressOf([...events, event('discarded')])?.state).toBe('merged');
  });
});

it('a proposal waits for each reviewer but its owner, and for its owner once changes are asked for', () => {
  const proposals = (
    ['draft', 'open', 'open', 'changes-asked', 'scheduled', 'merged'] as const
  ).map((state, i) => ({ state, owner: i === 2 ? 'ravi' : 'asha' }));
  expect(waitingFor({ id: 'ravi', role: 'reviewer' }, proposals)).toBe(1);
  expect(waitingFor({ id: 'meera', role: 'admin' }, proposals)).toBe(2);
  expect(waitingFor({ id: 'asha', role: 'editor' }, proposals)).toBe(1);
  expect(waitingFor({ id: 'mia', role: 'editor' }, proposals)).toBe(0);
});
