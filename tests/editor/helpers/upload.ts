import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';

/** A picture of 16:9 as somebody would upload it. */
export const png = (name: string, width = 1280) =>
  sharp({ create: { width, height: (width * 9) / 16, channels: 3, background: '#1f8a8a' } })
    .png()
    .toBuffer()
    .then((buffer) => ({ name, mimeType: 'image/png', buffer }));

/** The hidden input of a form's picture, which is where a dropped file arrives. */
export const dropzone = (page: Page): Locator => page.locator('input[type=file]').first();
