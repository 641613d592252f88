import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { sum, transfers } from '../../../bench/transfers.ts';
import { type Atom, atomsOf } from './atoms.ts';
import type { Shot } from './pixels.ts';

/** The screens that a change is looked at on. */
export const SCREENS = [
  { name: 'Phone', width: 390, height: 844 },
  { name: 'Desktop', width: 1440, height: 900 },
] as const;

export type Screen = (typeof SCREENS)[number];

/** What a page costs a visitor who reads it to its end, in bytes as they are sent. */
export interface Weight {
  readonly html: number;
  readonly pictures: number;
}

/** A built site, the folder and where it is served. */
export interface Served {
  readonly site: string;
  readonly url: string;
}

/** A page of a built site on one screen. */
export interface Photograph {
  readonly shot: Shot;
  readonly atoms: readonly Atom[];
  readonly weight: Weight;
}

/**
 * Opens a page as it arrives, before its widgets wake: nothing moves, every text and picture is
 * there, and the same page gives the same picture.
 */
export async function photograph(
  browser: Browser,
  { site, url }: Served,
  route: string,
  { width, height }: Screen,
): Promise<Photograph> {
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
    javaScriptEnabled: false,
  });
  try {
    const page = await context.newPage();
    await page.goto(url + route);
    await page.evaluate(wholePage);
    const shot = await shoot(page);
    const fetched = await transfers(page);
    return {
      atoms: await atomsOf(page, site),
      shot,
      weight: { html: sum(fetched, 'html'), pictures: sum(fetched, 'picture') },
    };
  } finally {
    await context.close();
  }
}

/** Waits for the faces and for every picture, those far down included. A broken one is as it is. */
async function wholePage(): Promise<void> {
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  await document.fonts.ready;
}

/**
 * The whole page as it is. Playwright's own screenshot packs the picture as tightly as it can, which
 * takes longer than to draw it; here it is unpacked at once.
 */
async function shoot(page: Page): Promise<Shot> {
  const session = await page.context().newCDPSession(page);
  const { cssContentSize } = await session.send('Page.getLayoutMetrics');
  const { data: png } = await session.send('Page.captureScreenshot', {
    captureBeyondViewport: true,
    optimizeForSpeed: true,
    clip: { ...cssContentSize, scale: 1 },
  });
  const { data: pixels, info } = await sharp(Buffer.from(png, 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels };
}
