import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Browser, chromium } from 'playwright';
import sharp from 'sharp';
import { CHROMIUM_ARGS, findChromium } from '../../lib/chromium.ts';

const ROOT = new URL('../../../', import.meta.url).pathname;

const GREEK = 'U+0370-03FF';

const face = (family: string, file: string, style = 'normal', range?: string) =>
  `@font-face{font-family:"${family}";font-style:${style};font-weight:200 800;src:url(data:font/woff2;base64,${readFileSync(
    `${ROOT}node_modules/${file}.woff2`,
  ).toString('base64')})${range ? `;unicode-range:${range}` : ''}}`;

/** The site's three faces as CSS, embedded: a drawing may use them by name. */
export const FONT_CSS = [
  face('Newsreader', '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal'),
  face(
    'Newsreader',
    '@fontsource-variable/newsreader/files/newsreader-latin-opsz-italic',
    'italic',
  ),
  // Newsreader has no Greek; STIX Two lends its letters so that a formula reads as one line.
  face(
    'Newsreader',
    '@fontsource/stix-two-text/files/stix-two-text-greek-400-normal',
    'normal',
    GREEK,
  ),
  face(
    'Newsreader',
    '@fontsource/stix-two-text/files/stix-two-text-greek-400-italic',
    'italic',
    GREEK,
  ),
  face(
    'Hanken Grotesk',
    '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal',
  ),
  face(
    'Spline Sans Mono',
    '@fontsource-variable/spline-sans-mono/files/spline-sans-mono-latin-wght-normal',
  ),
].join('');

/** A picture to make: its place under `public/`, its CSS size, and what to draw. */
export interface Drawing {
  /** Path under public/, e.g. `images/courses/stack.webp`. */
  file: string;
  /** CSS pixels; the file holds `scale` device pixels for each. */
  width: number;
  height: number;
  scale?: number;
  /** WebP quality, 88 where nothing is said; `lossless` keeps a ground exactly the page's. */
  quality?: number | 'lossless';
  /** An `<svg>` element or any HTML that fills width × height. */
  markup: () => string;
  /** Further CSS for HTML drawings. */
  css?: string;
}

let browser: Promise<Browser> | undefined;

const open = () => {
  browser ??= chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  return browser;
};

/** Ends the browser that `draw` started; call it once when all is drawn. */
export async function close(): Promise<void> {
  await (await browser)?.close();
  browser = undefined;
}

/** Renders a drawing in Chromium and writes it as WebP (or PNG where the name says so). */
export async function draw({
  file,
  width,
  height,
  scale = 2,
  quality = 88,
  markup,
  css = '',
}: Drawing): Promise<void> {
  const page = await (await open()).newPage({
    viewport: { width, height },
    deviceScaleFactor: scale,
  });
  await page.setContent(
    `<!doctype html><style>${FONT_CSS}*{box-sizing:border-box;margin:0}body{width:${width}px;height:${height}px;overflow:hidden;-webkit-font-smoothing:antialiased}svg{display:block}${css}</style>${markup()}`,
  );
  await page.evaluate(() => document.fonts.ready);
  const shot = await page.screenshot({ type: 'png' });
  await page.close();
  const path = `${ROOT}public/${file}`;
  mkdirSync(dirname(path), { recursive: true });
  if (file.endsWith('.png'))
    await sharp(shot).png({ compressionLevel: 9, palette: true, quality: 95 }).toFile(path);
  else
    await sharp(shot)
      .webp(
        quality === 'lossless'
          ? { lossless: true, effort: 6 }
          : { quality, effort: 6, smartSubsample: true },
      )
      .toFile(path);
}

/** Writes a drawing that is an SVG file itself (marks, plates, icons). */
export function write(file: string, svg: string): void {
  const path = `${ROOT}public/${file}`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${svg}\n`);
}
