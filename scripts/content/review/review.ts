import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { type ChangedFile, changedFiles } from '../../../content/compare/changedFiles.ts';
import { type ContentReview, reviewContent } from '../../../content/compare/contentReview.ts';
import { gitIn } from '../../../content/compare/git.ts';
import { Refusal } from '../../../content/compare/refusal.ts';
import {
  fingerprint,
  isSchema,
  type Revision,
  readRange,
} from '../../../content/compare/revisions.ts';
import { readState, type State } from '../../../content/compare/state.ts';
import { buildTime } from '../../../content/load/publish/clock.ts';
import { stateAt } from '../../../content/load/publish/publication.ts';
import { buildSite } from './buildSite.ts';
import { type BesideFile, besideFiles } from './pages/besideFiles.ts';
import { builtSite, type ChangedPage, changedPages, type Sites } from './pages/builtSite.ts';

/** Folders of earlier reviews that stay: those used last. */
const MOST = 10;

/**
 * A folder that holds every file of a revision; what an earlier review wrote serves again. Revisions
 * with the same code, records and pictures share it.
 */
async function checkedOut(root: string, cache: string, revision: Revision): Promise<string> {
  const name = fingerprint(revision, ['code', 'records', 'pictures']);
  const folder = join(cache, `revision-${name}`);
  if (existsSync(folder)) {
    const now = new Date();
    utimesSync(folder, now, now);
    return folder;
  }
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  // An index of its own: the repository's index and files stay unchanged.
  const index = join(unfinished, '.index');
  const env = { GIT_INDEX_FILE: index, GIT_WORK_TREE: unfinished };
  const git = gitIn(root);
  await git(['read-tree', revision.commit], { env });
  // A link would show the reviewer's own files as the proposal's: it becomes a file that says where to.
  await git(['-c', 'core.symlinks=false', 'checkout-index', '--all'], { env });
  // Neither a site that pretends to be built nor pictures that pretend to be encoded.
  for (const name of ['.index', 'dist', '.cache']) {
    rmSync(join(unfinished, name), { recursive: true, force: true });
  }
  renameSync(unfinished, folder);
  return folder;
}

/** What bundles hold of the records: the brand's colours in the style, the words of what islands draw. */
const BUNDLED = ['content/brand/brand.json', 'content/forms/forms.json', 'content/site/site.json'];

/** Where the bundles of a revision lie, for all revisions that share their code and what these hold. */
export const bundlesOf = (cache: string, revision: Revision): string =>
  join(cache, `code-${fingerprint(revision, ['code'], BUNDLED)}`);

/** Removes the folders that were not used for the longest time. */
function forgetOld(cache: string): void {
  const byAge = readdirSync(cache)
    .map((name) => join(cache, name))
    .map((folder) => ({ folder, used: statSync(folder).mtimeMs }))
    .sort((a, b) => b.used - a.used);
  for (const { folder } of byAge.slice(MOST)) rmSync(folder, { recursive: true, force: true });
}

/** Everything that a report says of a change. */
export interface Review {
  readonly base: Revision;
  readonly head: Revision;
  readonly content: ContentReview;
  /** Commits of the base that the head lacks: what they did looks undone. */
  readonly apart: number;
  /** Files that are neither records nor pictures. */
  readonly code: readonly ChangedFile[];
  /** The pages that differ. */
  readonly pages: readonly ChangedPage[];
  /** Published files that are no part of a page's look and differ: feeds, the sitemap. */
  readonly beside: readonly BesideFile[];
  /** How many pages are the same, byte for byte. */
  readonly same: number;
  /** The folders of both built sites. */
  readonly sites?: Sites;
  readonly unbuilt?: string;
  /** Whether the pages are built and compared. */
  readonly looked: boolean;
}

interface Options {
  /** The top of the project, whose tools compare and whose packages and kept pictures serve. */
  readonly root: string;
  /** `BASE..HEAD`. */
  readonly range: string;
  /** Where built revisions stay for the next review. */
  readonly cache?: string;
  /** Without pages the review needs no build, and takes a second. */
  readonly pages?: boolean;
  /** Builds a change of code too, which runs it here. */
  readonly buildCode?: boolean;
  readonly now?: number;
}

/** Compares two revisions of a project: its records first, then the pages that came of them. */
export async function review(options: Options): Promise<Review> {
  const { root, range, now = buildTime() } = options;
  const cache = resolve(options.cache ?? join(root, '.cache/review'));
  const { base, head, apart } = await readRange(root, range);
  const files = await changedFiles(root, base.commit, head.commit);
  const before = readState(await checkedOut(root, cache, base), now);
  const after = readState(await checkedOut(root, cache, head), now);
  const content = reviewContent(before, after, files, now);
  const result = {
    base,
    head,
    apart,
    content,
    code: files.filter(({ part }) => part === 'code'),
    pages: [],
    beside: [],
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
  if (result.code.length > 0 && !options.buildCode) return { ...result, unbuilt: NOT_ASKED };
  try {
    const build = ({ folder, inspection }: State, revision: Revision) => {
      const bundles = bundlesOf(cache, revision);
      const published = inspection.readings.map((reading) => stateAt(reading, now)).join('\n');
      const isForeign = revision === head && result.code.length > 0;
      return buildSite({ folder, bundles, published, isForeign }, root, now);
    };
    const sites = { base: await build(before, base), head: await build(after, head) };
    const built = { base: builtSite(sites.base), head: builtSite(sites.head) };
    const beside = besideFiles(built.base, built.head);
    return { ...result, sites, ...changedPages(built), beside };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { ...result, unbuilt: `A build failed.\n${error.message}` };
  } finally {
    forgetOld(cache);
  }
}

/** A build runs the code that it builds, with all that this user may do. */
const NOT_ASKED =
  'This change brings code, and a build would run it on your machine, as you. Read the code first; then --build-code builds it.';

const hasErrors = ({ inspection }: State) =>
  inspection.diagnostics.some(({ severity }) => severity === 'error');
