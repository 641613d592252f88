import { describe, expect, it } from 'vitest';
import { png } from '../content/damages/damage.ts';
import { miniature, type Tree } from '../content/miniature.ts';
import { edit, fields, reviewOf } from './history.ts';
import { problems, told } from './told.ts';

const TALK = 'content/talks/one-1.json';
const OTHER = 'content/talks/one-2.json';
const HOME = 'content/pages/home.json';
const PICTURE = 'public/images/talks/one.svg';

describe('a review of pictures', () => {
  const withPng = () => {
    const tree = miniature();
    tree.set('public/images/talks/one.png', png(1280, 720));
    fields(tree, TALK, (talk) => Object.assign(talk, { thumbnailUrl: '/images/talks/one.png' }));
    return tree;
  };

  it('shows a picture that was replaced under its name in every record that shows it', async () => {
    const review = await reviewOf(withPng(), (tree) =>
      tree.set('public/images/talks/one.png', png(1440, 810)),
    );
    expect(told(review)).toEqual([[`changed ${TALK}`, 'changed Picture: 1280 → 1440']]);
    expect(review.content.pictures).toMatchObject([
      { what: 'changed', shownBy: ['Talk 1'], before: { width: 1280, height: 720, bytes: 24 } },
    ]);
    expect(problems(review)).toEqual([
      expect.stringContaining('“Picture” is another picture, and its description still reads'),
    ]);
  });

  it('warns of one that is far larger than shown, and of one that nobody uses any more', async () => {
    const review = await reviewOf(withPng(), (tree) => {
      tree.set('public/images/talks/huge.png', png(6000, 3375));
      fields(tree, TALK, (talk) =>
        Object.assign(talk, { thumbnailUrl: '/images/talks/huge.png', alt: 'A curve' }),
      );
    });
    expect(problems(review)).toEqual([
      `warning ${TALK} “Picture” names /images/talks/huge.png, which is 6000 by 3375 px: far larger than it is ever shown.`,
      'warning public/images/talks/one.png No record uses this picture.',
    ]);
    expect(review.content.pictures).toMatchObject([{ what: 'added', shownBy: ['Talk 1'] }]);
  });
});

describe('the warnings of a review', () => {
  const cases: [string, (tree: Tree) => void, string][] = [
    [
      'a reference that broke',
      (tree) => edit(tree, TALK, /content\/team\/[\w-]+\.json/, 'content/team/nobody.json'),
      `error ${TALK} “Speaker” names content/team/nobody.json, which does not exist.`,
    ],
    [
      'a description that is missing',
      (tree) => fields(tree, TALK, (talk) => Object.assign(talk, { alt: '' })),
      `error ${TALK} “What the picture shows” is missing.`,
    ],
    [
      'a title too long for a search result',
      (tree) =>
        fields<{ seo: { title: string } }>(tree, HOME, ({ seo }) => {
          seo.title = 'x'.repeat(61);
        }),
      `error ${HOME} “Title” has 61 characters; it has to have at most 60.`,
    ],
    [
      'a link to a placeholder',
      (tree) =>
        fields(tree, TALK, (talk) => Object.assign(talk, { playLink: 'https://video.example/1' })),
      `warning ${TALK} “Link to the recording” leads to https://video.example/1, a placeholder that no visitor can reach.`,
    ],
    [
      'a number that two records share',
      (tree) => fields(tree, OTHER, (talk) => Object.assign(talk, { id: 1 })),
      `error ${OTHER} “Number” is the same as in ${TALK}.`,
    ],
  ];

  it.each(cases)('name %s', async (_, change, problem) => {
    const review = await reviewOf(miniature(), change);
    expect(problems(review)).toContain(problem);
  });

  it('name a number that belonged to a record removed by the same change', async () => {
    const review = await reviewOf(miniature(), (tree) => {
      tree.delete(OTHER);
      const talk = JSON.parse(`${tree.get(TALK)}`);
      const fresh = {
        ...talk,
        id: 2,
        title: 'Something else',
        description: 'Nothing of the old record is left in this one, not even a word of it.',
        alt: 'A tree',
        minutes: 77,
        date: '2025-06-01',
        playLink: 'https://partner.example/other',
        type: 'podcast',
      };
      tree.set('content/talks/new.json', `${JSON.stringify(fresh, null, 2)}\n`);
    });
    expect(problems(review)).toContain(
      `warning content/talks/new.json “Number” is 2, which belonged to ${OTHER}, removed by this change.`,
    );
  });

  it('name a record that nothing uses any more', async () => {
    const tree = miniature();
    tree.set('content/team/asha.json', tree.get('content/team/one-1.json') as string);
    fields(tree, TALK, (talk) => Object.assign(talk, { speaker: 'content/team/asha.json' }));
    const review = await reviewOf(tree, (later) =>
      fields(later, TALK, (talk) => Object.assign(talk, { speaker: 'content/team/one-1.json' })),
    );
    expect(problems(review)).toEqual(['warning content/team/asha.json No page shows this record.']);
  });

  it('count what was wrong before apart, and what the change mends', async () => {
    const tree = miniature();
    tree.set('public/images/talks/spare.svg', tree.get(PICTURE) as string);
    tree.set('public/images/talks/third.svg', tree.get(PICTURE) as string);
    const review = await reviewOf(tree, (later) => later.delete('public/images/talks/third.svg'));
    expect(review.content).toMatchObject({ problems: [], standing: 1, mended: 1 });
  });
});
