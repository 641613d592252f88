// Part of the inlined script: every byte is paid on every page, and nothing here may ask the disk.

/** Marks the style of the faces that wait for the first paint. */
export const LATE_STYLE = 'data-late';

/** U+20-7E, the letters that every text has: files with others wait until the browser meets one. */
const COMMON = /20-7/;

/** Fetches the faces that wait, and gives them to the page all at once: its text is laid out anew once. */
async function addLateFaces(): Promise<void> {
  const faces: FontFace[] = [];
  const rules = document.querySelector<HTMLStyleElement>(`style[${LATE_STYLE}]`)?.sheet?.cssRules;
  const loads = Array.from(rules ?? [], (rule) => {
    const of = (name: string) => (rule as CSSFontFaceRule).style.getPropertyValue(name);
    const face = new FontFace(of('font-family'), of('src'), {
      style: of('font-style'),
      weight: of('font-weight'),
      unicodeRange: of('unicode-range'),
    });
    faces.push(face);
    return COMMON.test(face.unicodeRange) && face.load();
  });
  await Promise.allSettled(loads);
  for (const face of faces) document.fonts.add(face);
  // What stands above it is as high as before, but for the lines that break elsewhere.
  document.querySelector(':target')?.scrollIntoView();
}

/**
 * Lets the faces that wait (scripts/build/inlineAssets.ts) come once the first content is painted. Who
 * comes from another page of the site has them in the cache: there is nothing to wait for.
 * @param parsed until the page's HTML is there to its end
 * @returns once the faces are there
 */
export async function showLateFaces(parsed: Promise<unknown>): Promise<void> {
  const cached = document.referrer.startsWith(location.origin) && addLateFaces();
  await parsed;
  // What a frame lets run is done before it is painted, and a timer after that.
  await new Promise(requestAnimationFrame);
  await new Promise((done) => setTimeout(done));
  await (cached || addLateFaces());
}
