import { beforeAll, describe, expect, it } from 'vitest';
import type { Report } from '../../../content/compare/report/say.ts';
import type { Page, SectionOf } from '../../../content/schema/pages.ts';
import { TYPE } from '../../../content/schema/section.ts';
import { miniature, type Tree } from '../../unit/content/miniature.ts';
import { sectionOf } from '../../unit/content/sectionOf.ts';
import { edit, fields, reviewOf } from './history.ts';
import { line, told } from './told.ts';

const TALK = 'content/talks/one-1.json';
const OTHER = 'content/talks/one-2.json';
const HOME = 'content/pages/home.json';
const SITE = 'content/site/site.json';

describe('a review of many records', () => {
  let review: Report;
  const changesOf = (file: string) => told(review).find(([title]) => title?.includes(file));

  beforeAll(async () => {
    const tree = miniature();
    const copy = (from: string, to: string, name: RegExp, put: string, into: Tree) =>
      into.set(
        to,
        `${tree.get(from)}`.replace(name, () => put),
      );
    copy('content/courses/one-1.json', 'content/courses/tails.json', /Course 1/, 'Tails', tree);
    copy('content/team/one-1.json', 'content/team/asha.json', /(?<="name": ")[^"]*/, 'Asha', tree);
    const items = ['/talks', '/about', '/enterprise'].map((href) => ({
      label: href.slice(1),
      href,
    }));
    fields(tree, SITE, (site) => Object.assign(site, { navigation: items }));
    for (let id = 3; id <= 102; id++) {
      const text = `${tree.get(TALK)}`.replace('"id": 1', () => `"id": ${id}`);
      tree.set(
        `content/talks/more-${id}.json`,
        text.replace('Talk 1', () => `Talk ${id}`),
      );
    }
    review = await reviewOf(tree, (head) => {
      edit(head, TALK, 'A line of gold on slate', 'A line of brass on slate');
      edit(head, 'content/events/one-1.mdx', 'and nothing else', 'and **nobody** else');
      edit(head, 'content/events/one-2.mdx', /^---\n/, '---\ndraft: true\n');
      head.set(
        'content/logos/one-1.json',
        JSON.stringify(JSON.parse(`${head.get('content/logos/one-1.json')}`)),
      );
      head.delete('content/logos/one-2.json');
      head.set('content/talks/renamed.json', `${head.get(OTHER)}`.replace('Talk 2', 'Anew'));
      head.delete(OTHER);
      fields(head, 'content/talks/more-3.json', (talk) =>
        Object.assign(talk, {
          type: 'podcast',
          date: '2025-03-01',
          minutes: 42,
          speaker: 'content/team/asha.json',
        }),
      );
      for (let id = 4; id <= 102; id++) {
        fields(head, `content/talks/more-${id}.json`, (talk) =>
          Object.assign(talk, { minutes: 90 }),
        );
      }
      fields(head, SITE, (site) => {
        const added = { label: 'Events', href: '/events' };
        Object.assign(site, { navigation: [items[2], added, items[0], items[1]] });
      });
      fields<Page>(head, HOME, (home) => {
        sectionOf(home, 'curriculum').courses[1] = { course: 'content/courses/tails.json' };
      });
      fields<Page>(head, 'content/pages/hiring.json', (page) => {
        const [opening, audiences, roles, levels, reasons, ...others] = page.sections;
        if (!opening || !audiences || !roles || !levels || !reasons) throw new Error('Too few.');
        const prompt: SectionOf<'prompt'> = {
          [TYPE]: 'prompt',
          label: 'Play',
          text: 'Make a market',
          action: { label: 'Game', href: '/about' },
        };
        sectionOf(page, 'closing').hidden = true;
        // One replaced, one moved, one added, one removed.
        page.sections = [opening, prompt, reasons, roles, levels, ...others.slice(1)];
      });
      head.set('components/ui/Button.tsx', 'export const Button = () => null;\n');
      head.set('README.md', 'Words.\n');
    });
  });

  it('marks the changed words of a text, under its label, and nothing else', () => {
    expect(changesOf(TALK)).toEqual([
      `changed ${TALK}`,
      expect.stringMatching(/^changed \S[\w ]+: A line of -\[gold\]\+\[brass\] on slate/),
    ]);
    const record = review.content.records.find(({ file }) => file === TALK);
    expect(record).toMatchObject({ name: 'Talk 1', kind: 'Talks', routes: ['/talks'] });
    expect(changesOf('events/one-1.mdx')?.slice(1)).toEqual([
      expect.stringMatching(/^changed Description: .*-\[nothing\]\+\[\*\*nobody\*\*\] else does\./),
    ]);
  });

  it('formats choices, dates, numbers and references like a form', () => {
    const record = review.content.records.find(({ file }) => file.endsWith('more-3.json'));
    expect(record?.fields.map(line)).toEqual([
      'changed Kind: Webinar → podcast',
      'changed Published on: 14 February 2025 → 1 March 2025',
      'changed Minutes: 1 → 42',
      expect.stringMatching(/^changed Speaker: .+ → Asha$/),
    ]);
  });

  it('distinguishes an added item, a moved one and a replaced one', () => {
    expect(changesOf(SITE)).toEqual([
      `changed ${SITE}`,
      'moved Navigation › “enterprise”: Place 3 → Place 1',
      'added Navigation › “Events” › Words:  → Events',
      'added Navigation › “Events” › Link:  → /events',
    ]);
    expect(review.content.records.find(({ file }) => file === SITE)?.routes).toContain('/hiring');
    expect(changesOf('pages/home.json')?.slice(1)).toEqual([
      expect.stringMatching(
        /^changed Sections › Course selection “A\.” › Courses › “Tails” › Course: Course \d+ → Tails$/,
      ),
    ]);
  });

  it('describes sections by their type: one added, one removed, one moved and one hidden', () => {
    const changes = changesOf('pages/hiring.json')?.slice(1) ?? [];
    const of = (kind: string) => changes.filter((change) => change.includes(`Sections › ${kind}`));
    expect(of('Link banner')).toEqual([
      'added Sections › Link banner No. 2 › Small label:  → Play',
      'added Sections › Link banner No. 2 › Line:  → Make a market',
      'added Sections › Link banner No. 2 › Link › Link text:  → Game',
      'added Sections › Link banner No. 2 › Link › Goes to:  → /about',
    ]);
    expect(of('Audiences')).toEqual(
      expect.arrayContaining(['removed Sections › Audiences “A.” › Heading › First part: A. → ']),
    );
    expect(of('Benefits with icons').every((change) => change.startsWith('removed'))).toBe(true);
    expect(of('Reasons')).toEqual(['moved Sections › Reasons “A.”: Place 5 → Place 3']);
    expect(of('Closing')).toEqual(['added Sections › Closing “A.” › Hidden:  → Yes']);
    for (const stays of ['Roles', 'Levels', 'Opening']) expect(of(stays)).toEqual([]);
    expect(changes.join()).not.toMatch(/Kind|_template|\{/);
  });

  it('distinguishes a renamed record from a removed one, and says why a draft is hidden', () => {
    expect(changesOf(OTHER)).toEqual([
      `renamed ${OTHER} → content/talks/renamed.json`,
      'changed Title: Talk 2 → Anew',
    ]);
    expect(changesOf('logos/one-2')).toEqual(
      expect.arrayContaining([
        'removed content/logos/one-2.json',
        'removed Place in the row, from 0: 1 → ',
      ]),
    );
    expect(changesOf('events/one-2.mdx')?.[1]).toBe('added Draft:  → Yes');
    const draft = review.content.records.find(({ file }) => file.endsWith('one-2.mdx'));
    expect(draft).toMatchObject({ hidden: 'is a draft' });
  });

  it('reports that only the format changed', () => {
    expect(review.content.rewritten).toEqual(['content/logos/one-1.json']);
  });

  it('reports a hundred additions in a line each', () => {
    const many = told(review).filter(([, change]) => change === 'changed Minutes: 1 → 90');
    expect(many).toHaveLength(99);
  });

  it('lists code that is part of the change', () => {
    const file = 'components/ui/Button.tsx';
    expect(review.code).toMatchObject([
      { what: 'added', file: 'README.md', part: 'code' },
      { what: 'added', file, part: 'code' },
    ]);
  });
});
