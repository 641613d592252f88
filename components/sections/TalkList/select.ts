import { find } from '../../../content/load/find.ts';
import { speakersOf } from '../../../content/load/speakersOf.ts';
import { talkPages } from '../../../content/load/talkPages.ts';
import type { Content } from '../../../content/schema/collections.ts';
import type { SectionOf } from '../../../content/schema/pages.ts';
import { talksOf } from '../selectTalks.ts';
import type { Surroundings } from '../view.ts';

/** The talks of an address by descending id, with the names of their speakers, and where they stand in the list. */
export function select(
  _section: SectionOf<'talkList'>,
  { talks, team, site }: Content,
  { page, part }: Surroundings,
) {
  const { all, seminar, podcast } = talkPages(talks);
  const { pages } = talkPages(talks)[part.list];
  return {
    talkWords: site.talks,
    talks: talksOf(talks, part).map((talk) => ({
      ...talk,
      speakers: speakersOf(talk).map((member) => find(team, member).name),
    })),
    part: {
      list: part.list,
      page: Math.min(part.page, pages.length),
      pages: pages.length,
      /** The address of the page that has the list. */
      base: page.path,
      /** Whether all talks go over several pages. */
      isPaged: all.pages.length > 1,
      counts: { all: all.total, seminar: seminar.total, podcast: podcast.total },
    },
  };
}
