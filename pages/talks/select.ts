import { find } from '../../content/load/find.ts';
import { talkPages } from '../../content/load/talkPages.ts';
import { talksTitle } from '../../content/load/talksPath.ts';
import type { Content } from '../../content/schema/collections.ts';

/**
 * The talks page's copy, and one page of the talks by descending id with the names of their speakers.
 * @param page which page, from 1; behind the last one there is the last
 */
export function select({ talksPage, talks, team }: Content, page = 1) {
  const { pages, held } = talkPages(talks);
  const number = Math.min(page, pages.length);
  const { seo } = talksPage;
  return {
    seo: { ...seo, title: talksTitle(number, seo.title) },
    page: talksPage,
    talks: (pages[number - 1] ?? []).map((talk) => ({
      ...talk,
      speaker: find(team, talk.speaker).name,
    })),
    part: { page: number, total: talks.length, held },
  };
}

/** Which page lists a talk, from 1; undefined where none does. */
export function pageOf({ talks }: Content, file: string): number | undefined {
  const { pages } = talkPages(talks);
  return 1 + pages.findIndex((page) => page.some((talk) => talk.file === file)) || undefined;
}

export type TalksProps = ReturnType<typeof select>;
