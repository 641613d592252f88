const FUNCTIONS = new Set(
  `
  rgb rgba hsl hsla calc var media not rect inset circle ellipse polygon
  matrix translate translatex translatey scale scalex scaley rotate skewx skewy
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
  `
    .trim()
    .split(/\s+/),
);

/** An address inside the drawing. */
const INSIDE = /^url\(\s*(["']?)#[\w.:-]+\1\s*\)/;

/**
 * Finds in a style, or in the value of an attribute that can hold one, what could load something from
 * elsewhere, hide that it does, or move.
 * @returns the first, as it stands there
 */
export function unsafeStyle(style: string): string | undefined {
  for (const { 0: found, index } of style.matchAll(/\\|@[\w-]*|[\w-]+\(/g)) {
    const name = found.slice(0, -1).toLowerCase();
    if (found === '@media') continue;
    if (name === 'url' && INSIDE.test(style.slice(index))) continue;
    if (found.endsWith('(') && FUNCTIONS.has(name)) continue;
    return found;
  }
  return undefined;
}
