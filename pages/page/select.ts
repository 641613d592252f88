import { selectPage } from '../../components/sections/selectPage.ts';
import { talksOf } from '../../components/sections/TalkList.tsx';
import { hasSection, pageAt } from '../../content/load/publish/pageAt.ts';
import { talkPages } from '../../content/load/publish/talkPages.ts';
import { type TalksPart, talksPath } from '../../content/load/publish/talksPath.ts';
import type { Content, Entry } from '../../content/schema/collections.ts';
import type { Page } from '../../content/schema/pages.ts';

/**
 * The page of an address with the records that its sections show; undefined if there is none.
 * @param now in milliseconds; decides which events are over
 */
export function select(content: Content, path: string, now = Date.now()) {
  const found = pageAt(content.pages, path);
  if (!found) return undefined;
  const { page, part } = found;
  const isList = hasSection(page, 'talkList');
  return {
    ...selectPage(page, content, { part, now }),
    page,
    seo: isList ? seoOfPart(page, part, content) : page.seo,
    /** The content of the address, for JSON-LD. */
    described: isList ? { ...content, talks: talksOf(content.talks, part) } : content,
  };
}

/** Pages of one type of talks are canonical to the list of all talks, which has the same talks. */
function seoOfPart(
  { seo, path }: Entry<Page>,
  { list, page }: TalksPart,
  { talks, site }: Content,
) {
  const { pages } = talkPages(talks)[list];
  const number = Math.min(page, pages.length);
  const type = list !== 'all' && site.talks[list].option;
  const title = [type, number > 1 && `${site.words.page} ${number}`, seo.title]
    .filter(Boolean)
    .join(' · ');
  return { ...seo, title, ...(type && { canonical: talksPath(path, 1) }) };
}

/** The address that shows a talk: in a list with several addresses, the one that has it. */
export function pathOf({ talks }: Content, page: Page, file: string): string {
  if (!hasSection(page, 'talkList')) return page.path;
  const { pages } = talkPages(talks).all;
  const index = pages.findIndex((list) => list.some((talk) => talk.file === file));
  return talksPath(page.path, Math.max(index, 0) + 1);
}
