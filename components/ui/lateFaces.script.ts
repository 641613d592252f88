// Part of the inlined script: every byte is paid on every page, and nothing here may ask the disk.

/** Marks the style of the faces that wait for the first paint. */
export const LATE_STYLE = 'data-late';

/** Of the files of a face, the one that holds the letters of English. */
const NEEDED = 'U+20-';

/**
 * Fetches the faces of a style that does not apply, and shows them all in one change: each alone would
 * have the page laid out once more.
 */
async function showAtOnce({ cssRules }: CSSStyleSheet): Promise<void> {
  const faces = [...cssRules].map((rule) => {
    const of = (name: string) => (rule as CSSFontFaceRule).style.getPropertyValue(name);
    const font = (name: string) => of(`font-${name}`);
    return new FontFace(font('family').replaceAll('"', ''), of('src'), {
      style: font('style'),
      weight: font('weight'),
      unicodeRange: of('unicode-range'),
      display: 'swap',
    });
  });
  await Promise.allSettled(
    faces.map((face) => face.unicodeRange.startsWith(NEEDED) && face.load()),
  );
  for (const face of faces) document.fonts.add(face);
}

/**
 * Lets the faces that wait (scripts/build/inlineAssets.ts) come once the first content is painted. Who
 * comes from another page of the site has them in the cache: there is nothing to wait for.
 */
export function showLateFaces(): void {
  const style = document.querySelector<HTMLStyleElement>(`style[${LATE_STYLE}]`);
  const sheet = style?.sheet;
  if (!sheet) return;
  if (document.referrer.startsWith(location.origin)) style.media = 'all';
  else
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length) showAtOnce(sheet);
    }).observe({ type: 'paint', buffered: true });
}
