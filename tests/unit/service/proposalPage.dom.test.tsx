import axe from 'axe-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ContentReview } from '../../../content/compare/contentReview.ts';
import type { Comment } from '../../../tina/proposals/comments.ts';
import {
  ProposalDetails,
  type ProposalProps,
} from '../../../tina/server/views/ProposalDetails.tsx';
import { LEAD, TYPED } from '../../../tina/server/views/typedScript.ts';
import type { LoggedEvent } from '../../../tina/shared/events.ts';
import type { Proposal } from '../../../tina/shared/Repository.ts';
import type { Role } from '../../../tina/shared/Role.ts';

const FILE = 'content/talks/one.json';
const ME = { id: '1', name: 'Mia Rao', email: 'mia@site.example', role: 'reviewer' } as const;
const PROPOSAL: Proposal = {
  ...{ id: 'one', title: 'One', owner: 'asha', branch: 'edit/one', head: 'a', state: 'open' },
  ...{ begun: 0, updated: 0, pushed: 'yes', conflicts: [] },
};
const CHANGES: ContentReview = {
  ...{ pictures: [], rewritten: [], problems: [], warnings: [] },
  records: ['Title', 'Speaker'].slice(0, 1).map((label) => ({
    ...{ what: 'changed', file: FILE, name: 'One', kind: 'Talks', routes: ['/talks'] },
    fields: [{ path: [label], what: 'changed', shown: { as: 'values', before: 'A', after: 'B' } }],
  })),
} as unknown as ContentReview;
const COMMENTS: Comment[] = [
  { number: 1, who: 'Ravi', at: 1, words: 'Shorter?', file: FILE, name: 'One', field: ['Title'] },
  {
    ...{ number: 2, who: 'Ravi', at: 1, words: 'Since when?', file: FILE, name: 'One' },
    ...{ field: ['Minutes'], answer: { who: 'Mia', at: 2, words: 'Today.' } },
  },
];
const EVENTS: LoggedEvent[] = [
  { number: 1, at: 0, who: 'Mia', kind: 'published', about: 'one', detail: { commit: 'c' } },
];

const LINKS = [{ number: 7, who: 'Mia Rao', until: Date.UTC(2026, 11, 1) }];

const page = (
  change: Partial<Proposal>,
  others: readonly string[] = [],
  role: Role = ME.role,
  events = EVENTS,
  more: Partial<ProposalProps> = {},
) =>
  renderToStaticMarkup(
    <ProposalDetails
      {...{ site: 'Site', seal: 's', others, links: LINKS, events, comments: COMMENTS }}
      me={{ ...ME, role, disabled: false }}
      proposal={{ ...PROPOSAL, ...change }}
      changes={CHANGES}
      {...more}
      isCurrent={false}
      mayPublish
    />,
  );

it.each<[Proposal['state'], Partial<Proposal>, string]>([
  ['open', {}, 'Accept and schedule'],
  ['open', { fallen: 'Ravi' }, 'Accept and publish'],
  ['open', { outdated: 'Ravi' }, 'Accept and publish'],
  ['approved', {}, 'Publish now'],
  ['approved', { problem: 'The host is silent.' }, 'Publish now'],
  ['closed', {}, 'Send for review'],
  ['scheduled', { due: Date.UTC(2026, 11, 1) }, 'Do not publish at this time'],
  ['merged', { live: Date.UTC(2026, 11, 1) }, 'Take back'],
])(
  'in the state %s it has its buttons, and no accessibility violations',
  async (state, change, button) => {
    show(page({ ...change, state }));
    const buttons = [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
    expect(buttons.some((text) => text?.includes(button))).toBe(true);
    await expectAccessible();
  },
);

it('publishing later is a menu of the button that publishes, in which one button leads', () => {
  for (const state of ['open', 'approved'] as const) {
    show(page({ state }));
    const split = document.querySelector('.split');
    expect(split?.querySelector('button')?.textContent).toMatch(/^(Accept and p|P)ublish/);
    const menu = split?.querySelector('summary');
    expect(menu?.textContent).toBe('Publish later');
    expect(menu?.parentElement?.querySelector('input[name=due]')).not.toBeNull();
    expect(menu?.parentElement?.querySelectorAll('button:not(.plain)')).toHaveLength(1);
  }
});

it('while it is being published, nothing can be decided or changed', async () => {
  const html = page({ state: 'publishing' });
  for (const words of ['Accept', 'Send for review', 'Ask for changes', 'this proposal'])
    expect(html).not.toMatch(new RegExp(`${words}(?:</span>)?</button>`));
  show(html);
  await expectAccessible();
});

function show(html: string) {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  document.documentElement.lang = 'en';
  document.title = parsed.title;
  document.body.innerHTML = parsed.body.innerHTML;
}

async function expectAccessible() {
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
    resultTypes: ['violations'],
  });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

it('a published proposal shows when it was published and what it changed, without decisions', {
  tags: '@all',
}, () => {
  const html = page({ state: 'merged' });
  expect(html).toMatch(/Published<\/strong><span>on 1 January 1970/);
  expect(html).toMatch(/What it changed<.*<ins>B<\/ins>.*<template/s);
  for (const words of ['Edit', 'Send for review', 'Accept', 'Delete', 'Show it'])
    expect(html).not.toContain(`${words}</button>`);
});

it.each<[string, LoggedEvent['kind'], string[], RegExp]>([
  [
    'asked for changes',
    'asked',
    ['“One” (Title)'],
    /Changed since Ravi asked for changes<.*“One” \(Title\)/s,
  ],
  ['approved it', 'approved', ['“One”'], /Changed since Ravi approved it</],
  ['commented', 'comment', [], /Nothing changed since Ravi commented\./],
])('lists the changes since the reader %s', { tags: '@all' }, (_, kind, changed, words) => {
  const review: LoggedEvent = { at: 0, who: 'Ravi', kind, about: 'one', detail: {} };
  expect(page({}, [], 'reviewer', EVENTS, { since: { review, changed } })).toMatch(words);
  expect(page({})).not.toMatch(/[Cc]hanged since/);
});

it('shows a comment at its change, and one whose change is gone below, with its field', () => {
  const [changes = '', below = ''] = page({}).split('<h2>Comments</h2>');
  expect(changes).toMatch(/<ins>B<\/ins>.*Shorter\?/s);
  expect(changes).not.toContain('Since when?');
  expect(below).toMatch(/Ravi · “One” › Minutes · .*Since when\?.*Today\./s);
  expect(below).not.toContain('Shorter?');
});

it('has a link to each comment at its top', { tags: '@all' }, () => {
  const [top = ''] = page({}).split('<h2>What it changes</h2>');
  expect(top).toMatch(
    /2 comments: <a href="#comment-1">Ravi on “One” › Title<\/a>, .*\(answered\)/,
  );
  expect(page({})).toMatch(/<figure[^>]* id="comment-1" tabindex="-1">.*Shorter\?/s);
});

it('names the reviewers before a person saves into a proposal in review', { tags: '@all' }, () => {
  const [, send = ''] = page({ state: 'draft' }, ['Ravi']).split('<h2>Send for review</h2>');
  expect(send).toContain('It has words or pictures of yours. Another reviewer decides: Ravi.');
  expect(page({ state: 'draft' })).not.toContain('Another reviewer');
});

it.each<[string, LoggedEvent['kind'][], boolean]>([
  ['is sent again', ['proposed', 'asked', 'saved', 'proposed'], true],
  ['was approved since', ['proposed', 'asked', 'proposed', 'approved', 'saved'], false],
  ['was published since', ['asked', 'proposed', 'published', 'continued', 'proposed'], false],
])('a proposal that %s: whether its review shows the requested changes', (_, kinds, isShown) => {
  const events = kinds.map((kind, number): LoggedEvent => {
    const detail = kind === 'asked' ? { words: 'Name the hall.' } : {};
    return { number, at: number, who: 'Ravi', kind, about: 'one', detail };
  });
  const [top = '', changes] = page({}, [], 'reviewer', events).split('<h2>What it changes</h2>');
  expect(/Ravi asked for, before this review.*Name the hall\./.test(top)).toBe(isShown);
  expect(changes?.includes('Name the hall.')).toBe(!isShown);
});

it.each<[string, Proposal['state'], 'reviewer' | 'editor', string[]]>([
  ['sends a draft', 'draft', 'editor', ['send']],
  ['sends it again', 'changes-asked', 'reviewer', ['send']],
  ['decides', 'open', 'reviewer', ['decide']],
  ['publishes', 'approved', 'editor', ['decide']],
  ['waits', 'open', 'editor', []],
])('before the pages, a person who %s sees this: in the state %s, as %s', (_, state, role, ids) => {
  const [words = ''] = page({ state }, [], role).split('<template');
  expect([...words.matchAll(/ id="(send|decide)"/g)].map(([, id]) => id)).toEqual(ids);
});

it('has a link to the form for sending before the snapshot is ready', () => {
  const [words = '', drawing] = page({ state: 'draft' }).split('<template');
  expect(drawing).toContain('<h2>History</h2>');
  expect(words.split('id="send"')[1]).toContain(`<script>${LEAD}</script>`);
});

it('collapses the form of each comment and answer', () => {
  show(page({ state: 'draft' }));
  const boxes = [...document.querySelectorAll('textarea:not(#words)')];
  expect(boxes).toHaveLength(4);
  for (const box of boxes) expect(box.closest('details:not([open])')).not.toBeNull();
});

it('asks before another button or link would lose an answer, but not when it is sent', () => {
  const html = page({ state: 'draft' });
  const [, script = ''] = /<script>([^<]*)<\/script><\/body>/.exec(html) ?? [];
  expect(script).toBe(TYPED);
  show(html);
  new Function(script)();
  /** Whether the browser asks when a form is sent or a link is followed. */
  const asks = (form?: HTMLFormElement | null) => {
    form?.dispatchEvent(new Event('submit', { bubbles: true }));
    return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  };
  const [title, answer] = ['[name="title"]', 'form[action$="/answer"] textarea'].map((box) =>
    document.querySelector<HTMLInputElement | HTMLTextAreaElement>(box),
  );
  expect(asks()).toBe(false);
  if (answer) answer.value = 'It was.';
  expect([asks(title?.form), asks(), asks(answer?.form)]).toEqual([true, true, false]);
  if (title) title.value = 'Another title';
  expect(asks(answer?.form)).toBe(true);
});
