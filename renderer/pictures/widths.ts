/** Screens that pictures are cut for: the common phone, tablet and desks, in CSS pixels. */
const SCREENS: readonly { width: number; density: number }[] = [
  // Phones of density 3 take these too: nobody sees the third, and it would double the bytes.
  { width: 390, density: 2 },
  { width: 768, density: 2 },
  { width: 1440, density: 1 },
  { width: 1440, density: 2 },
];

const REM = 16;
const MOST = 4;

/** A width within this part of the next larger one is not worth a file of its own. */
const NEAR = 0.9;

const SIZE = /^(?:\(width >= ([\d.]+)rem\) )?([\d.]+)(px|vw)$/;

/**
 * How wide a picture is on a screen of this width, by its `sizes`. Only the site's own forms are
 * understood: `(width >= 48rem) 50vw, 90vw`.
 */
export function widthOn(screen: number, sizes: string): number {
  for (const size of sizes.split(', ')) {
    const [, from = '0', length, unit] = SIZE.exec(size) ?? [];
    if (!length) throw new Error(`Cannot read “${size}” in the sizes “${sizes}” of a picture.`);
    if (screen < Number(from) * REM) continue;
    return unit === 'vw' ? (screen * Number(length)) / 100 : Number(length);
  }
  throw new Error(`The sizes “${sizes}” of a picture say nothing of a screen of ${screen} px.`);
}

/**
 * The widths to encode a picture in: those that common screens ask for, thinned to a few.
 * @param available the picture's own width, which none exceeds
 */
export function encodedWidths(sizes: string, available: number): number[] {
  const asked = SCREENS.map(({ width, density }) =>
    Math.min(available, Math.ceil(widthOn(width, sizes) * density)),
  );
  const widths = [...new Set(asked)].sort((a, b) => a - b);
  const closeness = (i: number) => (widths[i] ?? 0) / (widths[i + 1] ?? Number.POSITIVE_INFINITY);
  for (;;) {
    const closest = widths.reduce((best, _, i) => (closeness(i) > closeness(best) ? i : best), 0);
    if (widths.length <= MOST && closeness(closest) <= NEAR) return widths;
    widths.splice(closest, 1);
  }
}
