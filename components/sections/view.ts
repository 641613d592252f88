import type { TalksPart } from '../../content/load/publish/talksPath.ts';
import type { Page, SectionOf, SectionType } from '../../content/schema/pages.ts';

/** What a section may know of the page that it stands on. */
export interface Surroundings {
  readonly page: Page;
  /** Of a list that goes over several addresses, the part that is shown. */
  readonly part: TalksPart;
  /** The time of the build, for what passes; in the preview that of its reader. */
  readonly now: number;
}

/** What a section's view gets: its record, its anchor, and what its `select` joined. */
export type ViewProps<T extends SectionType, Joined = unknown> = {
  section: SectionOf<T>;
  /** Its anchor; ids within it begin with that. */
  id: string;
} & Joined;
