import type { Browser } from 'playwright';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { CHROMIUM_ARGS } from '../../../lib/chromium.ts';
import { ensureChromium } from '../../../lib/ensureChromium.ts';
import { startPreview } from '../../../lib/previewServer.ts';
import type { Box } from '../shots/box.ts';
import { type Clip, clipsOf } from '../shots/clips.ts';
import {
  type Photograph,
  photograph,
  SCREENS,
  type Screen,
  type Served,
  type Weight,
} from '../shots/photograph.ts';
import { differingRegions, looksSame, type Shot } from '../shots/pixels.ts';
import { changedRegions } from '../shots/regions.ts';
import { type ChangedPage, changedPages, type Sites } from './changedPages.ts';
import { compressLookedAt } from './compressLookedAt.ts';

/** A stretch of a page, as a picture with the changes to outline. */
export interface View {
  /** WebP. */
  readonly picture: Buffer;
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
}

/** One changed stretch; a side is missing where the whole page came or went. */
export interface Sight {
  readonly before?: View;
  readonly after?: View;
}

/** A page on one screen, before and after. */
export interface ScreenReview {
  readonly screen: Screen;
  readonly sights: readonly Sight[];
  /** Changed places that are not shown, to keep the report readable. */
  readonly left: number;
  readonly before?: Weight;
  readonly after?: Weight;
}

export interface PageReview extends ChangedPage {
  readonly screens: readonly ScreenReview[];
}

/** The first screens of a page that is new or gone. */
const WHOLE = 2400;

/** Sharp enough to read, a tenth of a PNG. */
const WEBP = { quality: 62, effort: 4 };

/**
 * Looks at every page that the change reaches, on both screens.
 * @returns the pages, and how many came out the same
 */
export async function reviewPages(sites: Sites): Promise<{ pages: PageReview[]; same: number }> {
  const { pages, same } = changedPages(sites);
  if (pages.length === 0) return { pages: [], same };
  const folders = [sites.base, sites.head];
  const [browser] = await Promise.all([
    chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS }),
    ...folders.map((site) => compressLookedAt(site, pages)),
  ]);
  const servers = await Promise.all(folders.map((root) => startPreview({ root })));
  try {
    const served = {
      base: { site: sites.base, url: servers[0]?.url ?? '' },
      head: { site: sites.head, url: servers[1]?.url ?? '' },
    };
    const reviews: PageReview[] = [];
    for (const page of pages) {
      const screens = await Promise.all(
        SCREENS.map((screen) => look(browser, served, page, screen)),
      );
      reviews.push({ ...page, screens });
    }
    return { pages: reviews, same };
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.close()));
  }
}

async function look(
  browser: Browser,
  { base, head }: { base: Served; head: Served },
  { what, route }: ChangedPage,
  screen: Screen,
): Promise<ScreenReview> {
  const open = (served: Served) => photograph(browser, served, route, screen);
  const [before, after] = await Promise.all([
    what === 'added' ? undefined : open(base),
    what === 'removed' ? undefined : open(head),
  ]);
  const { clips, left } = clipsFor(before, after);
  const sights = await Promise.all(
    clips.map(async (clip) => ({
      before: before && (await view(before.shot, clip.before)),
      after: after && (await view(after.shot, clip.after)),
    })),
  );
  return { screen, sights, left, before: before?.weight, after: after?.weight };
}

function clipsFor(before?: Photograph, after?: Photograph): { clips: Clip[]; left: number } {
  if (before && after) {
    const named = changedRegions(before.atoms, after.atoms).filter(
      (region) => !looksSame(before.shot, after.shot, region),
    );
    const regions = named.length > 0 ? named : differingRegions(before.shot, after.shot);
    return clipsOf(regions, { before: before.shot.height, after: after.shot.height });
  }
  const { height } = (after ?? before)?.shot ?? { height: 0 };
  const whole = { top: 0, height: Math.min(height, WHOLE), boxes: [] };
  return { clips: [{ before: whole, after: whole }], left: 0 };
}

async function view(shot: Shot, { top, height, boxes }: Clip['before']): Promise<View> {
  const picture = await sharp(shot.pixels, {
    raw: { width: shot.width, height: shot.height, channels: 3 },
  })
    .extract({ left: 0, top, width: shot.width, height })
    .webp(WEBP)
    .toBuffer();
  return { picture, width: shot.width, height, boxes };
}
