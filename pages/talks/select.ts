import { find } from '../../content/load/find.ts';
import type { Content } from '../../content/schema/collections.ts';

/** The talks page's copy, and every talk by descending id with the name of its speaker. */
export function select({ talksPage, talks, team }: Content) {
  return {
    seo: talksPage.seo,
    page: talksPage,
    talks: talks
      .toSorted((a, b) => b.id - a.id)
      .map((talk) => ({ ...talk, speaker: find(team, talk.speaker).name })),
  };
}

export type TalksProps = ReturnType<typeof select>;
