import { globSync } from 'node:fs';
import { parse } from 'node:path';
import { content, placeOf, placesOf } from '../../e2e/helpers/content.ts';

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

/**
 * A page that begins with an opening, that of the talks where it does: its address, its record, and the headline of
 * that opening with its field in the form.
 * @throws where the site has none
 */
export function pageWithOpening() {
  const places = placesOf('opening').filter(({ route, section }) =>
    content.pages.some(({ path, sections }) => path === route && sections[0] === section),
  );
  const talks = placeOf('talkList').route;
  const found = places.find(({ route }) => route === talks) ?? places[0];
  const page = content.pages.find(({ path }) => path === found?.route);
  if (!found || !page) throw new Error('No page begins with an opening.');
  return {
    route: found.route,
    file: page.file,
    headline: found.section.headline.roman,
    headlineField: 'sections.0.headline.roman',
  };
}
