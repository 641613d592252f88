/** A drawing that stands in a page itself: the square that it is drawn in, and its elements as HTML has them. */
export interface InlineSvg {
  viewBox: string;
  markup: string;
}

const WHOLE = /<svg\b[^>]*?\sviewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>\s*$/;

/** What a file draws; undefined where it has no `viewBox` or is no drawing. What it may hold, the check says. */
export function inlineSvg(file: string): InlineSvg | undefined {
  const [, viewBox, inner] = WHOLE.exec(file) ?? [];
  if (!viewBox || inner === undefined) return undefined;
  const markup = inner
    .trim()
    .replaceAll(/>\s+</g, '><')
    .replaceAll(/<(\w+)([^<>]*?)\s*\/>/g, '<$1$2></$1>');
  return { viewBox, markup };
}
