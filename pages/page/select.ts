import { selectPage } from '../../components/sections/selectPage.ts';
import {
  eventsOf,
  listPagesOf,
  pagesOf,
  talkPagesOf,
  talksOf,
  withPeopleOf,
} from '../../content/load/publish/listPages.ts';
import { hasSection, pageAt } from '../../content/load/publish/pageAt.ts';
import { type TalksPart, talksPath } from '../../content/load/publish/talksPath.ts';
import type { Content, Entry } from '../../content/schema/collections.ts';
import type { Page } from '../../content/schema/pages.ts';

/**
 * The page at an address, with the records that its sections show; undefined if there is none.
 * @param now in milliseconds; decides which events have ended
 */
export function select(content: Content, path: string, now = Date.now()) {
  const found = pageAt(content.pages, path);
  if (!found) return undefined;
  const { part } = found;
  const page = withPeopleOf(found.page, part.page);
  const { events, talks } = content;
  return {
    ...selectPage(page, content, { part, pagesOf: listPagesOf(found.page, content, now), now }),
    page,
    seo: seoOfPart(found.page, part, content, now),
    /** The content of the address, for JSON-LD. */
    described: {
      ...content,
      talks: hasSection(page, 'talkList') ? talksOf(talks, part) : talks,
      events: hasSection(page, 'timeline') ? eventsOf(page, events, part.page, now) : events,
    },
  };
}

/** Pages of one type of talks have the list of all talks as their canonical address, because it has the same talks. */
function seoOfPart(
  page: Entry<Page>,
  { list, page: asked }: TalksPart,
  content: Content,
  now: number,
) {
  const { seo, path } = page;
  const { talks, site } = content;
  const pages = hasSection(page, 'talkList') ? talkPagesOf(talks, list) : 1;
  const number = Math.min(asked, Math.max(pages, pagesOf(page, content, now), 1));
  const type = list !== 'all' && site.talks[list].option;
  const title = [type, number > 1 && `${site.words.page} ${number}`, seo.title]
    .filter(Boolean)
    .join(' · ');
  return { ...seo, title, ...(type && { canonical: talksPath(path, 1) }) };
}

export { pathOf } from '../../content/load/publish/listPages.ts';
