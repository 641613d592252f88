import { existsSync, statSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** How far below the screen Chromium fetches a lazy picture on a good line, in pixels. */
export const LAZY_DISTANCE = 1_250;

/** A picture of the page, and what it costs to send. */
export interface NearPicture {
  path: string;
  bytes: number;
}

/** Bytes of a file of the build as the preview sends it: texts compressed. */
function sentBytes(path: string): number {
  const file = `dist/client${path}`;
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/**
 * The pictures from the top of the screen to `distance` px below it, as the settled layout places
 * them. What a browser fetched by itself depends on the moment: a picture that the stand-in faces push
 * over the line by a pixel loads or does not. The layout does not depend on it, and neither do the
 * files of the build.
 */
export async function nearPictures(page: Page, distance: number): Promise<NearPicture[]> {
  const sources = await page.evaluate(async (reach) => {
    await document.fonts.ready;
    const near = [...document.images].filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight + reach;
    });
    for (const image of near) image.loading = 'eager';
    await Promise.all(near.map((image) => image.decode()));
    return near.map(({ currentSrc }) => new URL(currentSrc).pathname);
  }, distance);
  return [...new Set(sources)].map((path) => ({ path, bytes: sentBytes(path) }));
}
