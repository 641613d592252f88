import { content, OPENINGS, placeOf } from '../../e2e/helpers/content.ts';

// The records that the tests edit: whichever the site has.

/** A record by its file, and by its name there. */
interface Named {
  readonly file: string;
  readonly slug: string;
}

const NONE: Named = { file: 'content/talks/absent.json', slug: 'absent' };

/** Both have a title, a description and a picture. */
export const KIND = content.talks.length >= 4 ? 'talks' : 'courses';

/** Records of that kind, each for tests that change one thing of it. `skipWithout('four talks or courses')` goes with them. */
export const [FIRST = NONE, SECOND = NONE, THIRD = NONE, FOURTH = NONE]: readonly Named[] = content[
  KIND
].toSorted((a, b) => (a.file < b.file ? -1 : 1));

/**
 * A page that begins with an opening, that of the talks where it does: its address, its record, and the headline of
 * that opening with its field in the form.
 * @throws where the site has none
 */
export function pageWithOpening() {
  const talks = placeOf('talkList').route;
  const found = OPENINGS.find(({ route }) => route === talks) ?? OPENINGS[0];
  const page = content.pages.find(({ path }) => path === found?.route);
  if (!found || !page) throw new Error('No page of the bar begins with an opening.');
  return {
    route: found.route,
    file: page.file,
    headline: found.section.headline.roman,
    headlineField: 'sections.0.headline.roman',
  };
}
