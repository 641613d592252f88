import { isDescribed } from '../describedPicture.ts';
import { action, headline, line, list, paragraph } from '../fields.ts';
import { pictureInstead } from '../pictureInstead.ts';
import { section } from '../section.ts';

/** The opening of the home page: the claim, buttons, and a figure that bleeds off the edge. */
export const hero = section(
  'hero',
  'Opening with the fan',
  {
    running: list('Running head', [1, 3], { text: line('Words', { max: 50, isTitle: true }) }),
    headline: headline('Headline', { roman: 32, italic: 32 }, { isTitle: true }),
    lead: paragraph('Lead', { max: 220 }),
    actions: list('Buttons', [1, 3], action('Button')),
    ...pictureInstead({ ratio: '3:2', width: 1920 }),
    caption: paragraph('Caption of the figure', { max: 240 }),
  },
  isDescribed('picture'),
);
