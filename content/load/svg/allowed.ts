// The elements and attributes that an SVG may have: shapes, text, gradients, clips and masks. None of them runs, moves,
// loads or links to anything. The picture process (pictures/decodePictures.ts) renders each about as fast as a browser.

/** A set of names that are separated by spaces. */
export const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

export const ELEMENTS = words(`
  svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop clipPath mask
`);

/** Not `style`: cleanSvg.ts turns the styles of drawing programs into attributes. */
export const ATTRIBUTES = words(`
  lang role tabindex focusable version baseProfile xml:space xml:lang zoomAndPan
  x y x1 x2 y1 y2 dx dy cx cy r rx ry fx fy fr width height d points rotate viewBox preserveAspectRatio
  transform overflow enable-background clip-path clip-rule clipPathUnits
  mask mask-type maskUnits maskContentUnits
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-dasharray stroke-dashoffset paint-order color opacity
  color-interpolation color-rendering shape-rendering text-rendering image-rendering
  isolation display visibility
  gradientUnits gradientTransform spreadMethod offset stop-color stop-opacity
  font font-family font-size font-stretch font-style font-variant font-weight
  text-anchor text-decoration letter-spacing word-spacing dominant-baseline alignment-baseline
  baseline-shift writing-mode direction unicode-bidi textLength lengthAdjust
  startOffset method spacing side
`);

/** Attributes whose values have no effect: names, data of programs, texts for screen readers. */
export const isWords = (name: string): boolean => /^(?:id|class|(?:aria|data)-[\w-]+)$/.test(name);

/** The fix for an SVG that the drawing program can also export without the fault. */
const PLAIN = 'Export it again as a plain or optimised SVG, or save it as WebP.';

/** The fix for an SVG that an upload converts automatically. */
export const AS_PICTURE =
  'Export it without, or as WebP, 2000 px wide. An upload saves it as WebP, as does npm run content:check -- --fix.';

const SHEET =
  'npm run content:check -- --fix writes it into the shapes. One with fonts or motion stays: convert texts to paths.';

const MOVES = ['The SVG moves or changes by itself, and no button could stop it.', PLAIN] as const;

/** Active content, which cleaning keeps, so that the check reports it by name. */
export const REFUSED: Readonly<Record<string, readonly [rule: string, fix: string]>> = {
  script: ['The SVG holds a script.', PLAIN],
  foreignObject: ['The SVG holds a page inside (foreignObject).', PLAIN],
  style: ['The SVG holds a style sheet.', SHEET],
  animate: MOVES,
  animateMotion: MOVES,
  animateTransform: MOVES,
  set: MOVES,
};

/** The message for anything else. */
export const refusal = (what: string, fix = PLAIN): { rule: string; fix: string } => ({
  rule: `The SVG holds ${what}.`,
  fix,
});
