import { join, resolve } from 'node:path';
import { buildTime } from '../../../content/load/clock.ts';
import { stateAt } from '../../../content/load/publication.ts';
import { BuildError, buildSite } from './buildSite.ts';
import { type ChangedFile, changedFiles } from './changes/changedFiles.ts';
import { type ContentReview, reviewContent } from './changes/contentReview.ts';
import { readState, type State } from './changes/state.ts';
import { bundlesOf, checkedOut, forgetOld } from './checkout.ts';
import { type PageReview, reviewPages } from './pages/pageReview.ts';
import { isSchema, type Revision, readRange } from './revisions.ts';

/** All that a reviewer is told of a change. */
export interface Review {
  readonly base: Revision;
  readonly head: Revision;
  readonly content: ContentReview;
  /** Files that are neither records nor pictures: code that the pages are made by, and the rest. */
  readonly code: readonly ChangedFile[];
  readonly other: readonly ChangedFile[];
  /** The pages that came out different, or why nobody could look. */
  readonly pages: readonly PageReview[];
  /** How many pages came out the same. */
  readonly same: number;
  readonly unbuilt?: string;
  /** Whether the pages were to be looked at. */
  readonly looked: boolean;
}

interface Options {
  /** The top of the project. */
  readonly root: string;
  /** `BASE..HEAD`. */
  readonly range: string;
  /** Where built revisions stay for the next review. */
  readonly cache?: string;
  /** Without pages the review needs no build, and takes a second. */
  readonly pages?: boolean;
  readonly now?: number;
}

/** Compares two revisions of a project: its records first, then the pages that came of them. */
export async function review(options: Options): Promise<Review> {
  const { root, range, now = buildTime() } = options;
  const cache = resolve(options.cache ?? join(root, '.cache/review'));
  const { base, head } = readRange(root, range);
  const files = changedFiles(root, base, head);
  const before = readState(checkedOut(root, cache, base), now);
  const after = readState(checkedOut(root, cache, head), now);
  const content = reviewContent(before, after, files, now);
  const result = {
    base,
    head,
    content,
    code: files.filter(({ part }) => part === 'code'),
    other: files.filter(({ part }) => part === 'other'),
    pages: [],
    same: 0,
    looked: options.pages !== false,
  };
  if (!result.looked) return result;
  // Rules that changed with the content do not speak for both; then the builds tell.
  const broken = files.some(isSchema) ? -1 : [before, after].findIndex(hasErrors);
  if (broken >= 0) {
    const when = broken === 0 ? 'before' : 'after';
    return {
      ...result,
      unbuilt: `The content has errors ${when} the change: no site can be built.`,
    };
  }
  try {
    const build = ({ folder, inspection }: State, revision: Revision) => {
      const bundles = bundlesOf(cache, revision);
      const published = inspection.readings.map((reading) => stateAt(reading, now)).join('\n');
      return buildSite({ folder, bundles, published }, root, now);
    };
    const sites = { base: await build(before, base), head: await build(after, head) };
    return { ...result, ...(await reviewPages(sites)) };
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    return { ...result, unbuilt: `A build failed.\n${error.message}` };
  } finally {
    forgetOld(cache);
  }
}

const hasErrors = ({ inspection }: State) =>
  inspection.diagnostics.some(({ severity }) => severity === 'error');
