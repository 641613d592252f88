import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Upcoming } from '../../../tina/proposals/publications.ts';
import type { Build } from '../../../tina/server/site/SiteFolder.ts';
import { PublishedList } from '../../../tina/server/views/PublishedList.tsx';

const commitOf = (letter: string) => letter.repeat(40);
const publications = ['c', 'b', 'a'].map((letter, place) => ({
  commit: commitOf(letter),
  subject: `Change ${letter}`,
  when: Date.UTC(2026, 10, 25 - place, 6, 30),
  author: 'Asha Rao',
}));
const me = { id: '1', name: 'Mia Rao', email: 'mia@site.example', role: 'reviewer' } as const;

const page = (isKnown: boolean, build?: Build, upcoming: readonly Upcoming[] = []) =>
  renderToStaticMarkup(
    <PublishedList
      site="Site"
      me={{ ...me, disabled: false }}
      {...{ publications, upcoming, isKnown, build, faults: [] }}
    />,
  );
/** The page with a build of a commit: its headings and changes in order. */
const order = (html: string) => html.match(/(?:Change [a-z]|Waits[^<]+|Live since)/g);
const since = Date.UTC(2026, 10, 25, 7);

it('shows since when the newest change is live', () => {
  const html = page(true, { commit: commitOf('c'), since });
  expect(order(html)).toEqual(['Live since', 'Change c', 'Change b', 'Change a']);
  expect(html).not.toContain('once the site is updated');
});

it('shows what waits for the next update', () => {
  const html = page(true, { commit: commitOf('b'), since });
  expect(order(html)).toEqual([
    'Waits for the next update of the site',
    'Change c',
    'Live since',
    'Change b',
    'Change a',
  ]);
});

it.each([
  ['the site does not answer', undefined],
  ['a commit is live that main does not have', { commit: commitOf('d'), since }],
])('reports that the live commit is unknown: %s', (_, build) => {
  expect(page(true, build)).toContain('The site does not report which version visitors see.');
  expect(order(page(true, build))).toEqual(['Change c', 'Change b', 'Change a']);
});

it('shows why the service could not build the site, and what visitors see', () => {
  const problem = 'content/talks/one.json: It is no JSON.';
  const html = renderToStaticMarkup(
    <PublishedList
      {...{ site: 'Site', publications, upcoming: [], isKnown: true, problem, faults: [] }}
      me={{ ...me, disabled: false }}
    />,
  );
  expect(html).toMatch(
    /The site could not be built\. Visitors see the previous version\..*<blockquote>content\/talks/s,
  );
  expect(page(true)).not.toContain('could not be built');
});

it('names the next update if no site is configured', () => {
  expect(page(false)).not.toContain('does not report');
  expect(page(false)).toContain('Visitors see a change once the site is updated');
});

it('has a picture of what a proposal changed, and an empty place for a change made in Git', () => {
  const [first, ...rest] = publications;
  const proposal = { id: 'mia-fair', title: 'The fair' };
  const html = renderToStaticMarkup(
    <PublishedList
      {...{ site: 'Site', upcoming: [], isKnown: false, faults: [] }}
      publications={[{ ...first, proposal }, ...rest] as typeof publications}
      me={{ ...me, disabled: false }}
    />,
  );
  expect(html.match(/class="picture"/g)).toHaveLength(publications.length);
  expect(html.match(/<iframe[^>]*>/g)).toHaveLength(1);
  expect(html).toMatch(/<iframe[^>]* src="\/editor\/proposals\/mia-fair\/picture"/);
});

it('lists what is scheduled: proposals, and records with a date', () => {
  const html = page(true, undefined, [
    { time: since, title: 'The fair', what: 'published', proposal: 'mia-fair' },
    { time: since + 1, title: 'A talk', what: 'expired' },
  ]);
  const [, next = ''] = html.split('<h2>Scheduled</h2>');
  expect(next).toMatch(/<a href="\/editor\/proposals\/mia-fair">The fair<\/a>/);
  expect(next.replaceAll(/<[^>]+>/g, ' ')).toMatch(
    /The fair\s+to be published on .*A talk\s+to be unpublished on .* · by the date in its record/,
  );
});

it('has links to earlier publications, page by page, each with the time since when it is live', () => {
  const [newest, ...rest] = publications;
  const list = [{ ...newest, live: since }, ...rest] as typeof publications;
  const props = { site: 'Site', upcoming: [], isKnown: true, faults: [], publications: list };
  const reader = { ...me, disabled: false };
  const older = commitOf('e');
  const late = renderToStaticMarkup(
    <PublishedList {...props} me={reader} older={older} build={{ commit: older, since }} />,
  );
  expect(late).toContain(`<a href="/editor/published?from=${older}">Older</a>`);
  expect(late).not.toContain('does not report');
  expect(late.match(/live since/g)).toHaveLength(1);
  const last = renderToStaticMarkup(<PublishedList {...props} me={reader} isOlder />);
  expect(last).toContain('<a href="/editor/published">Newest</a>');
  expect(last).not.toContain('Older');
  expect(page(true)).not.toContain('Pages');
  expect(order(last)).toEqual(['Change c', 'Change b', 'Change a']);
});
