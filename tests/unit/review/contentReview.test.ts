import { describe, expect, it } from 'vitest';
import { miniature } from '../content/miniature.ts';
import { edit, fields, reviewOf } from './history.ts';
import { line, problems, told } from './told.ts';

const TALK = 'content/talks/one-1.json';
const OTHER = 'content/talks/one-2.json';
const HOME = 'content/pages/home.json';
const EVENT = 'content/events/one-1.mdx';

describe('a review of records', () => {
  it('marks the words that changed in a text, under its label', async () => {
    const review = await reviewOf(miniature(), (tree) =>
      edit(tree, TALK, 'A line of gold on slate', 'A line of brass on slate'),
    );
    expect(told(review)).toEqual([
      [
        `changed ${TALK}`,
        expect.stringMatching(/^changed \S[\w ]+: A line of -\[gold\]\+\[brass\] on slate/),
      ],
    ]);
    expect(review.content.records[0]).toMatchObject({
      name: 'Talk 1',
      kind: 'Talks',
      routes: ['/talks'],
    });
    expect(problems(review)).toEqual([]);
  });

  it('says choices, days, numbers and references as a form shows them', async () => {
    const review = await reviewOf(miniature(), (tree) => {
      tree.set(
        'content/team/asha.json',
        `${tree.get('content/team/one-1.json')}`.replace(/"name": "[^"]*"/, '"name": "Asha"'),
      );
      fields(tree, TALK, (talk) =>
        Object.assign(talk, {
          type: 'podcast',
          date: '2025-03-01',
          minutes: 42,
          speaker: 'content/team/asha.json',
        }),
      );
    });
    const talk = review.content.records.find(({ file }) => file === TALK);
    expect(talk?.fields.map(line)).toEqual([
      'changed Kind: seminar → podcast',
      'changed Published on: 2025-02-14 → 2025-03-01',
      'changed Minutes: 1 → 42',
      expect.stringMatching(/^changed Speaker: .+ → Asha$/),
    ]);
  });

  it('tells an item more in a list as that item, and leaves its neighbours alone', async () => {
    const tree = miniature();
    fields<{ navigation: unknown[] }>(tree, 'content/site/site.json', (site) => {
      site.navigation = [
        { label: 'Talks', href: '/talks' },
        { label: 'About', href: '/about' },
      ];
    });
    const review = await reviewOf(tree, (later) =>
      fields<{ navigation: unknown[] }>(later, 'content/site/site.json', ({ navigation }) => {
        navigation.unshift({ label: 'Events', href: '/events' });
      }),
    );
    expect(told(review)).toEqual([
      [
        'changed content/site/site.json',
        'added Navigation › “Events” › Words:  → Events',
        'added Navigation › “Events” › Link:  → /events',
      ],
    ]);
    expect(review.content.records[0]?.routes).toContain('/hiring');
  });

  it('tells an item that moved by its places', async () => {
    const items = ['/talks', '/about', '/events'].map((href) => ({ label: href.slice(1), href }));
    const tree = miniature();
    fields(tree, 'content/site/site.json', (site) => Object.assign(site, { navigation: items }));
    const review = await reviewOf(tree, (later) =>
      fields(later, 'content/site/site.json', (site) =>
        Object.assign(site, { navigation: [items[2], items[0], items[1]] }),
      ),
    );
    expect(told(review)[0]).toContain('moved Navigation › “events”: Place 3 → Place 1');
    expect(told(review)[0]).toHaveLength(2);
  });

  it('tells a reference that was exchanged by the names of both records', async () => {
    const tree = miniature();
    const course = (file: string, title: string) =>
      tree.set(file, `${tree.get('content/courses/one-1.json')}`.replace('Course 1', title));
    course('content/courses/tails.json', 'Tails');
    const review = await reviewOf(tree, (later) =>
      fields<{ curriculum: { courses: { course: string }[] } }>(later, HOME, (home) => {
        home.curriculum.courses[1] = { course: 'content/courses/tails.json' };
      }),
    );
    expect(told(review)[0]?.[1]).toMatch(
      /^changed Courses › Courses › “Tails” › Course: Course \d+ → Tails$/,
    );
  });

  it('tells a new record whole, and a removed one with it', async () => {
    const review = await reviewOf(miniature(), (tree) => {
      fields(tree, OTHER, (talk) => Object.assign(talk, { id: 3, title: 'A third talk' }));
      tree.set('content/talks/one-3.json', tree.get(OTHER) as string);
      tree.delete(OTHER);
      tree.delete('content/logos/one-2.json');
    });
    const [talk, logo] = told(review);
    expect([talk?.[0], logo?.[0]]).toEqual([
      'renamed content/talks/one-2.json → content/talks/one-3.json',
      'removed content/logos/one-2.json',
    ]);
    expect(talk?.slice(1)).toEqual([
      'changed Number: 2 → 3',
      expect.stringContaining('changed Title'),
    ]);
    expect(logo).toContain('removed Place in the row: 1 → ');
  });

  it('tells the text of an event by its words, and no change of its front matter', async () => {
    const review = await reviewOf(miniature(), (tree) =>
      edit(tree, EVENT, 'worth, and nothing else', 'worth, and **nobody** else'),
    );
    const [[, ...changes] = []] = told(review);
    expect(changes).toEqual([
      expect.stringMatching(
        /^changed What happened: .*-\[nothing\]\+\[\*\*nobody\*\*\] else does\./,
      ),
    ]);
  });

  it('says that only the writing changed', async () => {
    const review = await reviewOf(miniature(), (tree) =>
      tree.set(TALK, JSON.stringify(JSON.parse(`${tree.get(TALK)}`))),
    );
    expect(review.content).toMatchObject({ records: [], rewritten: [TALK] });
  });

  it('says why visitors do not see a draft', async () => {
    const review = await reviewOf(miniature(), (tree) =>
      fields(tree, TALK, (talk) => Object.assign(talk, { draft: true })),
    );
    expect(review.content.records[0]).toMatchObject({ hidden: 'is a draft' });
    expect(told(review)[0]?.[1]).toBe('added Draft:  → Yes');
  });

  it('takes two hundred changed records in seconds', async () => {
    const tree = miniature();
    for (let id = 3; id <= 202; id++) {
      tree.set(
        `content/talks/one-${id}.json`,
        `${tree.get(TALK)}`.replace('"id": 1', `"id": ${id}`).replace('Talk 1', `Talk ${id}`),
      );
    }
    const review = await reviewOf(tree, (later) => {
      for (let id = 3; id <= 202; id++)
        fields(later, `content/talks/one-${id}.json`, (talk) =>
          Object.assign(talk, { minutes: 90 }),
        );
    });
    expect(review.content.records).toHaveLength(200);
    expect(new Set(told(review).map((one) => one[1]))).toEqual(
      new Set(['changed Minutes: 1 → 90']),
    );
  });
});

it('names code that came along', async () => {
  const review = await reviewOf(miniature(), (tree) => {
    edit(tree, TALK, 'Talk 1', 'Talk one');
    tree.set('components/ui/Button.tsx', 'export const Button = () => null;\n');
    tree.set('README.md', 'Words.\n');
  });
  expect(review.code).toEqual([{ what: 'added', file: 'components/ui/Button.tsx', part: 'code' }]);
  expect(review.other).toMatchObject([{ file: 'README.md' }]);
  expect(review.content.records).toHaveLength(1);
});
