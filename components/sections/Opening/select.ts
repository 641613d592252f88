import { pastEvents, upcomingEvents } from '../../../content/load/publish/listPages.ts';
import type { Content } from '../../../content/schema/collections.ts';
import type { SectionOf } from '../../../content/schema/pages.ts';
import { TYPE } from '../../../content/schema/section.ts';
import { anchorsOf } from '../anchorsOf.ts';
import { talksOf } from '../TalkList.tsx';
import type { Surroundings } from '../view.ts';

/** The records of the chosen figure, and the page's table of contents if the record has it on. */
export function select(
  { figure, showContents }: SectionOf<'opening'>,
  content: Content,
  { page, part, now }: Surroundings,
) {
  const coming = figure === 'calendar' ? upcomingEvents(content.events, now) : [];
  const past = figure === 'calendar' ? pastEvents(content.events, now) : [];
  const anchors = anchorsOf(page.sections);
  return {
    words: content.site,
    events: [...coming.toReversed(), ...past],
    /** The slug of the highlighted event: the next, or else the last. */
    marked: (coming[0] ?? past[0])?.slug,
    talks: figure === 'minutes' ? talksOf(content.talks, part) : [],
    contents: showContents
      ? page.sections.flatMap((section, i) =>
          section[TYPE] === 'courseSection'
            ? [{ ...section, anchor: anchors[i] ?? '', count: section.courses.length }]
            : [],
        )
      : [],
  };
}
