import type { Content } from '../../../content/schema/collections.ts';
import type { SectionOf } from '../../../content/schema/pages.ts';
import { TYPE } from '../../../content/schema/section.ts';
import { anchorsOf } from '../anchorsOf.ts';
import { pastEvents, upcomingEvents } from '../selectEvents.ts';
import { talksOf } from '../TalkList.tsx';
import type { Surroundings } from '../view.ts';

/** What the chosen figure draws, and the page's own table of contents where it is asked for. */
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
    /** The event to look for: the next, or else the last. */
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
