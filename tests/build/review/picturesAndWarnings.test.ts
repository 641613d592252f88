import { describe, expect, it } from 'vitest';
import { png } from '../../unit/content/damages/damage.ts';
import { miniature } from '../../unit/content/miniature.ts';
import { fields, reviewOf } from './history.ts';
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

  it('shows a picture that was replaced under its name in every record that uses it', async () => {
    const review = await reviewOf(withPng(), (tree) =>
      tree.set('public/images/talks/one.png', png(1440, 810)),
    );
    expect(told(review)).toEqual([[`changed ${TALK}`, 'changed Picture: 1280 → 1440']]);
    expect(review.content.pictures).toMatchObject([
      {
        what: 'changed',
        usedBy: ['Talk 1'],
        before: { width: 1280, height: 720, bytes: png(1280, 720).length },
      },
    ]);
    expect(problems(review)).toEqual([
      expect.stringContaining('“Picture” is another picture, and its description still reads'),
    ]);
  });

  it('warns of a picture that is far too large, and of one that is no longer used', async () => {
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
    expect(review.content.pictures).toMatchObject([{ what: 'added', usedBy: ['Talk 1'] }]);
  });
});

describe('the warnings of a review', () => {
  it('name what a change breaks', async () => {
    const tree = miniature();
    tree.set('content/talks/old.json', `${tree.get(OTHER)}`.replace('"id": 2', '"id": 3'));
    const review = await reviewOf(tree, (head) => {
      fields(head, TALK, (talk) =>
        Object.assign(talk, {
          speaker: 'content/team/nobody.json',
          alt: '',
          playLink: 'https://video.example/1',
        }),
      );
      fields(head, OTHER, (talk) => Object.assign(talk, { id: 1 }));
      fields<{ seo: { title: string } }>(head, HOME, ({ seo }) => {
        seo.title = 'x'.repeat(121);
      });
      head.delete('content/talks/old.json');
      // So different from the removed one that Git does not report a rename.
      const fresh = {
        ...JSON.parse(`${head.get(OTHER)}`),
        id: 3,
        title: 'Something else',
        description: 'Nothing of the old record is left in this one, not even a word of it.',
        alt: 'A tree',
        minutes: 77,
        date: '2025-06-01',
        playLink: 'https://partner.example/other',
        type: 'podcast',
      };
      head.set('content/talks/new.json', `${JSON.stringify(fresh, null, 2)}\n`);
    });
    expect(problems(review)).toEqual(
      expect.arrayContaining([
        `error ${TALK} “Speaker” names content/team/nobody.json, which does not exist.`,
        `error ${TALK} “What the picture shows” or “Only decorates” belongs to each picture, and not both.`,
        `error ${HOME} “Title” has 121 characters; it has to have at most 120.`,
        `error ${OTHER} “Number” is the same as in ${TALK}.`,
        `warning ${TALK} “Link to the recording” leads to https://video.example/1, a placeholder that no visitor can reach.`,
        'warning content/talks/new.json “Number” is 3, which belonged to content/talks/old.json, removed by this change.',
      ]),
    );
  });

  it('name what a change leaves unused, and count the earlier problems and those that it fixes', async () => {
    const tree = miniature();
    const { speaker } = JSON.parse(`${tree.get(TALK)}`);
    tree.set('public/images/talks/spare.svg', `${tree.get(PICTURE)}`);
    tree.set('public/images/talks/third.svg', `${tree.get(PICTURE)}`);
    const review = await reviewOf(tree, (head) => {
      head.delete('public/images/talks/third.svg');
      fields(head, TALK, (talk) => Object.assign(talk, { speaker: 'content/team/one-1.json' }));
    });
    expect(problems(review)).toEqual([`warning ${speaker} No page shows this record.`]);
    expect(review.content).toMatchObject({ standing: 1, fixed: 1 });
  });
});
