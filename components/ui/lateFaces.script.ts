// Part of the inlined script: every byte is paid on every page, and nothing here may ask the disk.

import { layOut } from './layOut.script.ts';

/** Selects the style of the faces that wait for the first paint, by its attribute. */
export const LATE_STYLE = '[data-late]';

/** U+20-7E, the letters that every text has: files with others wait until the browser meets one. */
export const COMMON = '20-7';

/**
 * Fetches the faces that wait, then gives them to the page one after the other: it is laid out anew for
 * each, before a frame would do so and paint as well, and for all at once would take too long.
 */
async function addLateFaces(): Promise<void> {
  const late = document.querySelector<HTMLStyleElement & { sheet: CSSStyleSheet }>(LATE_STYLE);
  const faces = Array.from(
    (late?.sheet.cssRules ?? []) as Iterable<CSSFontFaceRule>,
    ({ style }) => {
      const of = (name: string) => style.getPropertyValue(name);
      return new FontFace(of('font-family'), of('src'), {
        style: of('font-style'),
        weight: of('font-weight'),
        unicodeRange: of('unicode-range'),
      });
    },
  );
  await Promise.allSettled(faces.map((face) => face.unicodeRange.includes(COMMON) && face.load()));
  for (const face of faces) {
    document.fonts.add(face);
    if (face.status === 'loaded') {
      // Asking for it lays out; a bundler leaves out what nobody waits for.
      await scrollY;
      await layOut();
    }
  }
  // What stands above it is as high as before, but for the lines that break elsewhere.
  document.querySelector(':target')?.scrollIntoView();
}

/**
 * Lets the faces that wait (scripts/build/inlineAssets.ts) come once something is painted. Who comes
 * from another page of the site has them in the cache: there is nothing to wait for.
 * @param parsed until the page's HTML is there to its end
 * @returns once the faces are there
 */
export async function showLateFaces(parsed: Promise<unknown>): Promise<void> {
  const cached = document.referrer.startsWith(location.origin) && addLateFaces();
  await parsed;
  await new Promise((done) =>
    new PerformanceObserver(done).observe({ type: 'paint', buffered: true }),
  );
  return cached || addLateFaces();
}
