import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ProposalList } from '../../../tina/server/views/ProposalList.tsx';
import type { EventKind, LoggedEvent } from '../../../tina/shared/events.ts';
import { sinceWords } from '../../../tina/shared/proposalWords.ts';
import type { Proposal } from '../../../tina/shared/Repository.ts';

const ME = { id: 'mia', name: 'Mia', email: 'mia@site.example', role: 'editor', disabled: false };

const proposal = (owner: string, state: Proposal['state'], id = `${owner}-${state}`): Proposal => ({
  ...{ id, title: id, owner, state, branch: `edit/${id}`, head: 'a' },
  ...{ begun: 0, updated: 0, pushed: 'yes', conflicts: [] },
});

const page = (proposals: readonly Proposal[], current?: string) =>
  renderToStaticMarkup(
    <ProposalList site="Site" me={ME as never} proposals={proposals} current={current} />,
  );
/** The headings and the titles in order. */
const order = (html: string) =>
  [...html.matchAll(/<(?:h2|strong)>([^<]+)/g)].map(([, text]) => text);

it('lists one’s own proposals, those to review, drafts of others, and closed ones', () => {
  const states = ['draft', 'open', 'merged'] as const;
  const all = ['mia', 'ravi'].flatMap((owner) => states.map((state) => proposal(owner, state)));
  expect(order(page([...all, proposal('ravi', 'closed')]))).toEqual([
    ...['Yours', 'mia-draft', 'mia-open', 'In review', 'ravi-open'],
    ...['Drafts of others', 'ravi-draft'],
    ...['Published or closed', 'mia-merged', 'ravi-merged', 'ravi-closed'],
  ]);
  expect(page(all)).toContain('Begin another proposal');
});

it('lists another person’s draft that one edits with one’s own, but not when it is in review', () => {
  const draft = page([proposal('ravi', 'draft')], 'ravi-draft');
  expect(order(draft)).toEqual(['Yours', 'ravi-draft', 'In review']);
  expect(draft).not.toContain('You have no open proposal');
  const open = page([proposal('ravi', 'open')], 'ravi-open');
  expect(order(open)).toEqual(['Yours', 'In review', 'ravi-open']);
});

it('offers a first proposal to people who have only published ones', () => {
  const html = page([proposal('mia', 'merged')]);
  expect(html).toContain('You have no open proposal');
  expect(html).toContain('Begin a proposal');
});

it('says that a proposal was changed since its last review, or since the reader’s own comment', () => {
  const event = (kind: EventKind, email = 'ravi@site.example'): LoggedEvent => ({
    ...{ at: 0, who: email.startsWith('ravi') ? 'Ravi' : 'Mia', email, kind },
    ...{ about: 'fair', detail: {} },
  });
  const said = (kinds: string, reader?: string) =>
    sinceWords(
      kinds.split(' ').map((kind) => event(kind as EventKind)),
      reader,
    );
  expect(said('begun saved proposed')).toBeUndefined();
  expect(said('saved proposed asked proposed')).toBeUndefined();
  expect(said('asked saved proposed')).toBe('changed since Ravi asked for changes');
  expect(said('approved changed')).toBe('changed since Ravi approved it');
  expect(said('asked saved published saved proposed')).toBeUndefined();
  expect(said('proposed comment saved'), 'the comment of another person').toBeUndefined();
  expect(said('proposed comment saved', 'mia@site.example')).toBeUndefined();
  expect(said('proposed comment saved', 'ravi@site.example')).toBe('changed since Ravi commented');
  const since = 'changed since Ravi asked for changes';
  expect(page([{ ...proposal('mia', 'open'), since } as Proposal])).toContain(since);
});

it('shows the state of each, and the page that it changes first', () => {
  const html = page([proposal('mia', 'changes-asked')]);
  expect(html).toContain('data-state="changes-asked">Changes asked for</strong>');
  expect(page([proposal('mia', 'draft')])).not.toContain('<iframe');
  expect(page([proposal('mia', 'open')])).toMatch(
    /<iframe[^>]* src="\/editor\/proposals\/mia-open\/picture"/,
  );
});
