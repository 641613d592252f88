import type { PagedList } from '../../content/load/publish/listPages.ts';
import type { TalksPart } from '../../content/load/publish/talksPath.ts';
import type { Page, SectionOf, SectionType } from '../../content/schema/pages.ts';

/** What a section's `select` receives about its page. */
export interface PageContext {
  readonly page: Page;
  /** The visible part of a list with several addresses. */
  readonly part: TalksPart;
  /** The number of a list's part at this address; beyond the last part, the last. */
  readonly pagerOf: (list: PagedList) => { page: number; pages: number; base: string };
  /** The time of the build, or in the preview the current time, in milliseconds; decides which events have ended. */
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
