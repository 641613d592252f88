import type { Browser } from 'playwright';
import sharp from 'sharp';
import { sum, transfers } from '../../../lib/transfers.ts';
import type { Picture } from './differences.ts';

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

/** A page of a built site on one screen. */
export interface Screenshot {
  readonly picture: Picture;
  readonly weight: Weight;
  /** What its tab says. */
  readonly title: string;
  /** The names of the places that a link can lead to. */
  readonly anchors: readonly string[];
}

/** A browser draws off-screen parts that it may skip only when they come near its window. */
const STYLE = '* { content-visibility: visible !important }';

/**
 * Opens a page as it arrives, without scripts: nothing moves, every text and picture is there, and
 * the same page gives the same picture.
 */
export async function screenshot(
  browser: Browser,
  url: string,
  { width, height }: Screen,
): Promise<Screenshot> {
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
    javaScriptEnabled: false,
    bypassCSP: true,
  });
  try {
    const page = await context.newPage();
    await page.goto(url);
    await page.evaluate(loadPictures);
    const png = await page.screenshot({ fullPage: true, style: STYLE });
    const { data, info } = await sharp(png)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const fetched = await transfers(page);
    return {
      picture: { width: info.width, height: info.height, pixels: data },
      weight: { html: sum(fetched, 'html'), pictures: sum(fetched, 'picture') },
      title: await page.title(),
      anchors: await page.evaluate(findAnchors),
    };
  } finally {
    await context.close();
  }
}

/** Waits for every picture, those far down included. A broken one stays as it is. */
async function loadPictures(): Promise<void> {
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
}

/** An id that only ties an element to its label or description is no place to go to. */
function findAnchors(): string[] {
  const names = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'];
  const tied = names.flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].flatMap(
      (element) => element.getAttribute(name)?.split(' ') ?? [],
    ),
  );
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  return ids.filter((id) => /^[a-z][\w-]*$/.test(id) && !tied.includes(id));
}
