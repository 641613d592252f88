import { TALK_FILTERS } from '../../components/widgets/TalksFilter/talkFilters.ts';
import { find } from '../../content/load/find.ts';
import { speakersOf } from '../../content/load/speakersOf.ts';
import { talkPages } from '../../content/load/talkPages.ts';
import { talksPageOf, talksPath } from '../../content/load/talksPath.ts';
import type { Content } from '../../content/schema/collections.ts';

/** Where an address stands among the talks, and which it lists; past the last page that is the last. */
export function talksOn({ talks }: Content, path: string) {
  const { list, page } = talksPageOf(path) ?? { list: 'all', page: 1 };
  const { pages } = talkPages(talks)[list];
  const number = Math.min(page, pages.length);
  return { list, page: number, pages: pages.length, talks: pages[number - 1] ?? [] };
}

/** The talks page's copy, and the talks of an address by descending id with the names of their speakers. */
export function select(content: Content, path = talksPath(1)) {
  const { talksPage, team } = content;
  const { talks, ...part } = talksOn(content, path);
  const { all, seminar, podcast } = talkPages(content.talks);
  const { seo } = talksPage;
  const type = part.list !== 'all' && TALK_FILTERS.find(({ value }) => value === part.list)?.label;
  const title = [type, part.page > 1 && `Page ${part.page}`, seo.title].filter(Boolean).join(' · ');
  return {
    // What a type lists stands on the pages of all talks as well: those are what search engines keep.
    seo: { ...seo, title, ...(type && { canonical: talksPath(1) }) },
    page: talksPage,
    talks: talks.map((talk) => ({
      ...talk,
      speakers: speakersOf(talk).map((member) => find(team, member).name),
    })),
    part: {
      ...part,
      isPaged: all.pages.length > 1,
      counts: { all: all.total, seminar: seminar.total, podcast: podcast.total },
    },
  };
}

/** The address of the page that lists a talk among all; undefined where none does. */
export function pathOf({ talks }: Content, file: string): string | undefined {
  const { pages } = talkPages(talks).all;
  const index = pages.findIndex((page) => page.some((talk) => talk.file === file));
  return index < 0 ? undefined : talksPath(index + 1);
}

export type TalksProps = ReturnType<typeof select>;
