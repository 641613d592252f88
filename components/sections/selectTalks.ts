import { talkPages } from '../../content/load/publish/talkPages.ts';
import type { TalksPart } from '../../content/load/publish/talksPath.ts';
import type { Content } from '../../content/schema/collections.ts';

/** The talks that an address lists; past the last page those of the last. */
export function talksOf(talks: Content['talks'], { list, page }: TalksPart) {
  const { pages } = talkPages(talks)[list];
  return pages[Math.min(page, pages.length) - 1] ?? [];
}
