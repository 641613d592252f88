import type { PagedList } from '../../content/load/publish/listPages.ts';
import type { TalksPart } from '../../content/load/publish/talksPath.ts';
import type { Page, SectionOf, SectionType } from '../../content/schema/pages.ts';

/** What a section gets to know about its page. */
export interface Surroundings {
  readonly page: Page;
  /** The shown part of a list with several addresses. */
  readonly part: TalksPart;
  /** The part of a list that the address shows: beyond the last, the last. */
  readonly pagerOf: (list: PagedList) => { page: number; pages: number; base: string };
  /** The time of the build, or in the preview the present, in milliseconds; decides what is over. */
  readonly now: number;
}

/** Props of a section's view: its record, its anchor, and the result of its `select`. */
export type ViewProps<
  T extends SectionType,
  Select extends (...all: never[]) => object = () => object,
> = {
  section: SectionOf<T>;
  /** Its anchor, and the prefix of ids within it. */
  id: string;
} & ReturnType<Select>;
