import { expect, it } from 'vitest';
import brand from '../../../content/brand/brand.json' with { type: 'json' };
import { miniature } from '../../unit/content/miniature.ts';
import { edit, speakFrench, translate } from '../../unit/languages/speaking.ts';
import { reviewOf } from './history.ts';
import { problems } from './told.ts';

const PAGE = 'content/pages/hiring.json';
const FRENCH_PAGE = 'content/pages/hiring.fr.json';

interface Words {
  sections: { lead?: string; text?: string; headline: { roman: string; italic?: string } }[];
}

const spoken = () => {
  const tree = speakFrench(miniature());
  translate(tree, PAGE);
  return tree;
};

/** The closing section of the page. */
const closing = ({ sections }: Words) => sections[sections.length - 1] as Words['sections'][0];

const STALE = `warning ${PAGE} “Text” says something else now, and “Page hiring — French” says what it said before.`;

it('a review reports a changed text whose translation is unchanged', async () => {
  const review = await reviewOf(spoken(), (tree) =>
    edit(tree, PAGE, (page: Words) => {
      closing(page).text = 'A line that nobody has put into French yet, and it says more.';
    }),
  );
  expect(problems(review)).toEqual([STALE]);
});

it('a review reports no text whose translation changed too, and no moved text', async () => {
  const review = await reviewOf(spoken(), (tree) => {
    for (const file of [PAGE, FRENCH_PAGE])
      edit(tree, file, (page: Words) => {
        closing(page).text = `${file} says something new, at a length that the page can show.`;
      });
    edit(tree, PAGE, (page: Words) => page.sections.splice(1, 0, ...page.sections.splice(3, 1)));
  });
  expect(problems(review)).toEqual([]);
});

it('a review reports an untranslated text only as untranslated', async () => {
  const tree = spoken();
  edit(tree, FRENCH_PAGE, (page: Words) => {
    delete closing(page).text;
  });
  const review = await reviewOf(tree, (head) =>
    edit(head, PAGE, (page: Words) => {
      closing(page).text = 'A line that nobody has put into French yet, and it says more.';
    }),
  );
  expect(problems(review)).toEqual([
    expect.stringContaining(`Not translated, and shown in ${brand.place.locale}: “Text”`),
  ]);
});

it('a review names a changed translation by its record, and its marks only as warnings', async () => {
  const review = await reviewOf(spoken(), (tree) => {
    edit(tree, PAGE, (page: Words) => {
      closing(page).text = 'A line that nobody has put into French yet, and it says more.';
    });
    edit(tree, FRENCH_PAGE, (page: Words) => {
      Object.assign(closing(page), { _was: { text: 'A line of gold.' } });
    });
    edit(tree, 'content/site/site.fr.json', (site: { navigation: { label: string }[] }) => {
      Object.assign(site.navigation[0] as object, { label: 'Cours' });
    });
  });
  expect(review.content.records.map(({ name }) => name)).toEqual(['Page hiring', 'Site — French']);
  expect(review.content.rewritten).toEqual([]);
  expect(problems(review)).toEqual([
    `warning ${FRENCH_PAGE} “Text” changed after it was translated. It was “A line of gold.”.`,
  ]);
});
