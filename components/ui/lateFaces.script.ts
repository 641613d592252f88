// Part of the inlined script: every byte is paid on every page, and nothing here may ask the disk.

import { layOut } from './layOut.script.ts';

/** Selects the style of the faces that scripts bring, by its attribute. The preloaded one stands first. */
export const LATE_STYLE = '[data-late]';

/**
 * The headline and the paragraphs that somebody may have seen: something is painted (firstPaint.script.ts),
 * and they are laid out (later.css).
 */
const PAINTED = ':root:not([data-held]) :is(h1,p:not(.later p))';

/** The faces that wait. */
const lateFaces = (): FontFace[] => {
  const rules = document.querySelector<HTMLStyleElement>(LATE_STYLE)?.sheet?.cssRules ?? [];
  return Array.from(rules as Iterable<CSSFontFaceRule>, ({ style }) => {
    const of = (name: string) => style.getPropertyValue(name);
    return new FontFace(of('font-family'), of('src'), {
      style: of('font-style'),
      weight: of('font-weight'),
      unicodeRange: of('unicode-range'),
    });
  });
};

/**
 * Fetches faces, then gives them to the page one after the other: it is laid out anew for each, and for
 * all at once would take too long. A face that did not come leaves its stand-in where it is.
 *
 * No stand-in breaks lines quite as its face does. A headline or paragraph that would come out a line
 * longer or shorter, and move all that follows, has its words set closer or wider until it does not: by
 * a hundredth of a line each time, which is a fraction of a pixel, and by a fifth at the most.
 */
async function addFaces(faces: readonly FontFace[]): Promise<void> {
  await Promise.allSettled(faces.map((face) => face.load()));
  for (const face of faces) {
    const blocks = Array.from(
      document.querySelectorAll<HTMLElement>(PAINTED),
      (block) => [block, block.offsetHeight] as const,
    );
    document.fonts.add(face);
    // Asking for the height lays out at once: no frame comes between.
    for (const [block, height] of blocks)
      for (let step = 1; height - block.offsetHeight && step < 20; step++)
        block.style.wordSpacing = `${((height - block.offsetHeight) * step) / 100}px`;
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
  const faces = lateFaces();
  const early = addFaces(
    faces.splice(0, document.referrer.includes(location.host) ? faces.length : 1),
  );
  await painted;
  await Promise.all([early, addFaces(faces)]);
  // What stands above it is as high as before, but for the lines that break elsewhere.
  document.querySelector(':target')?.scrollIntoView();
}
