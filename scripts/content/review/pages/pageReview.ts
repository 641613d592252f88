import { type Browser, chromium } from 'playwright';
import { startPreview } from '../../../../renderer/serve/previewServer.ts';
import { CHROMIUM_ARGS, canSandbox, ensureChromium } from '../../../lib/chromium.ts';
import { type BesideFile, besideFiles } from './besideFiles.ts';
import { builtSite, type ChangedPage, changedPages, type Sites } from './builtSite.ts';
import { SCREENS, type Screen, screenshot, type Weight } from './screenshot.ts';
import { type Sight, sightsOf } from './sights.ts';

/** A page on one screen, before and after. */
export interface ScreenReview {
  readonly screen: Screen;
  readonly sights: readonly Sight[];
  /** Changed places that are not shown, to keep the report readable. */
  readonly left: number;
  readonly before?: Weight;
  readonly after?: Weight;
}

/** A page that came out different, as visitors see it. */
export interface PageReview extends ChangedPage {
  /** What its tab says, after the change if it is still there. */
  readonly title: string;
  /** Addresses on it that are gone, `/events#year-end-assay`. */
  readonly lostAnchors: readonly string[];
  readonly screens: readonly ScreenReview[];
}

/**
 * Looks at every page that the change reaches, on both screens, and at what is published beside them.
 * @returns the pages, how many came out the same, and the files beside them that did not
 * @throws where Chromium does not start
 */
export async function reviewPages(
  sites: Sites,
): Promise<{ pages: PageReview[]; same: number; beside: BesideFile[] }> {
  const built = { base: builtSite(sites.base), head: builtSite(sites.head) };
  const { pages, same } = changedPages(built);
  const beside = besideFiles(built.base, built.head);
  if (pages.length === 0) return { pages: [], same, beside };
  const browser = await launchBrowser();
  const [base, head] = await Promise.all([
    startPreview({ root: sites.base }),
    startPreview({ root: sites.head }),
  ]);
  try {
    const reviews: PageReview[] = [];
    for (const page of pages) {
      reviews.push(await reviewPage(browser, { base: base.url, head: head.url }, page));
    }
    return { pages: reviews, same, beside };
  } finally {
    await browser.close();
    await Promise.all([base.close(), head.close()]);
  }
}

/** What a stranger wrote is drawn in the sandbox, wherever there can be one. */
export async function launchBrowser(): Promise<Browser> {
  try {
    return await chromium.launch({
      executablePath: ensureChromium(),
      args: CHROMIUM_ARGS,
      chromiumSandbox: canSandbox(),
    });
  } catch (error) {
    const { message } = error as Error;
    if (!/sandbox/i.test(message)) throw error;
    throw new Error(
      'Chromium’s sandbox does not start here, and a review does without it for nobody but root. Install the browser of your system (on Ubuntu: Google Chrome) and set CHROMIUM_PATH to it.',
    );
  }
}

async function reviewPage(browser: Browser, urls: Sites, page: ChangedPage): Promise<PageReview> {
  const { what, route } = page;
  const looks = await Promise.all(
    SCREENS.map(async (screen) => {
      const [before, after] = await Promise.all([
        what === 'added' ? undefined : screenshot(browser, urls.base + route, screen),
        what === 'removed' ? undefined : screenshot(browser, urls.head + route, screen),
      ]);
      return { screen, before, after };
    }),
  );
  const [{ before, after } = {}] = looks;
  const remaining = new Set(after?.anchors);
  const lost = before?.anchors.filter((id) => !remaining.has(id)) ?? [];
  return {
    ...page,
    title: (after ?? before)?.title || route,
    lostAnchors: lost.map((id) => `${route}#${id}`),
    screens: await Promise.all(
      looks.map(async ({ screen, before, after }) => ({
        screen,
        ...(await sightsOf(before?.picture, after?.picture)),
        before: before?.weight,
        after: after?.weight,
      })),
    ),
  };
}
