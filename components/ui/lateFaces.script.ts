// Part of the inlined script: every byte is paid on every page, and nothing here may ask the disk.

import { layOut } from './layOut.script.ts';

/** Selects the style of the faces that scripts bring, by its attribute. The preloaded one stands first. */
export const LATE_STYLE = '[data-late]';

/** The faces that a style declares. */
const facesIn = (sheet?: CSSStyleSheet | null): FontFace[] =>
  Array.from((sheet?.cssRules ?? []) as Iterable<CSSFontFaceRule>, ({ style }) => {
    const of = (name: string) => style.getPropertyValue(name);
    return new FontFace(of('font-family'), of('src'), {
      style: of('font-style'),
      weight: of('font-weight'),
      unicodeRange: of('unicode-range'),
    });
  });

/**
 * Fetches faces, then gives them to the page one after the other: it is laid out anew for each, and for
 * all at once would take too long. A face that did not come leaves its stand-in where it is.
 */
async function addFaces(faces: readonly FontFace[]): Promise<void> {
  await Promise.allSettled(faces.map((face) => face.load()));
  for (const face of faces) {
    document.fonts.add(face);
    await layOut();
  }
}

/**
 * Brings the faces that wait (scripts/build/inlineAssets.ts). None is declared before it is there: a
 * browser would look for something in its place, at every size, before it lays out. The preloaded one
 * comes as soon as it can, the others once something is painted; who comes from another page of the site
 * has all of them in the cache, and nothing to wait for.
 * @param painted until the page is there to its end, and something of it painted
 * @returns once the faces are there
 */
export async function showLateFaces(painted: Promise<unknown>): Promise<void> {
  // Not in the task that parses the head, which is long enough.
  await layOut();
  const faces = facesIn(document.querySelector<HTMLStyleElement>(LATE_STYLE)?.sheet);
  const early = addFaces(
    faces.splice(0, document.referrer.startsWith(location.origin) ? faces.length : 1),
  );
  await painted;
  await Promise.all([early, addFaces(faces)]);
  // What stands above it is as high as before, but for the lines that break elsewhere.
  document.querySelector(':target')?.scrollIntoView();
}
