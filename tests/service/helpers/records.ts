import { globSync } from 'node:fs';
import { parse } from 'node:path';
import { content, placeOf } from '../../e2e/helpers/content.ts';

// The records that the tests edit: whichever the site has.

/** A record by its file, and by its name there. */
export interface Named {
  readonly file: string;
  readonly slug: string;
}

const named = globSync('content/talks/*.json')
  .sort()
  .map((file): Named => ({ file, slug: parse(file).name }));

/** Four talks, each for tests that change one thing of it. @throws where the site has fewer */
export const [FIRST, SECOND, THIRD, FOURTH] = four(named);

function four([one, two, three, last]: readonly Named[]): [Named, Named, Named, Named] {
  if (!one || !two || !three || !last) throw new Error('The tests edit four talks.');
  return [one, two, three, last];
}

/** The page of the talks: its address, its record, and the headline of its opening with its field in the form. */
export function pageOfTalks() {
  const { route } = placeOf('talkList');
  const page = content.pages.find(({ path }) => path === route);
  const [opening] = page?.sections ?? [];
  if (!page || opening?._template !== 'opening')
    throw new Error('The page of the talks begins with no opening.');
  return {
    route,
    file: page.file,
    headline: opening.headline.roman,
    headlineField: 'sections.0.headline.roman',
  };
}
