import type { BuiltSite } from './builtSite.ts';

/** A page of the built site that is not the same in both revisions. */
export interface ChangedPage {
  readonly what: 'added' | 'changed' | 'removed';
  /** Its address on the site, `/talks`. */
  readonly route: string;
  /** Addresses that it names before and after, under which other contents lie now. */
  readonly contents: readonly string[];
}

/** One value for each of the two builds. */
export interface Sites {
  readonly base: string;
  readonly head: string;
}

interface BuiltSites {
  readonly base: BuiltSite;
  readonly head: BuiltSite;
}

/**
 * The pages that a change reaches. Nothing foretells them: both revisions were built, and these pages
 * came out different, or what they name of their own site did.
 * @param sites the two builds
 * @returns them, and how many came out the same
 */
export function changedPages({ base, head }: BuiltSites): { pages: ChangedPage[]; same: number } {
  const files = [...new Set([...base.pages, ...head.pages])];
  const pages = files.flatMap((file): ChangedPage[] => {
    const [before, after] = [base.text(file), head.text(file)];
    const look = before === undefined || after === undefined ? [] : [...head.look(file)];
    const contents = look
      .filter((one) => base.has(one) && base.hash(one) !== head.hash(one))
      .sort();
    if (before === after && contents.length === 0) return [];
    const what = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
    const route = `/${file.replace(/(?:(?:^|\/)index)?\.html$/, '')}`;
    return [{ what, route, contents: contents.map((one) => `/${one}`) }];
  });
  // The home page, whose route is the shortest, stands first.
  pages.sort((a, b) => (a.route < b.route ? -1 : 1));
  return { pages, same: files.length - pages.length };
}
