// The elements and attributes of a drawing: shapes, text, gradients, masks and filters. None runs, moves, loads or
// links to anything.

/** Names with spaces between them. */
export const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

export const ELEMENTS = words(`
  svg g defs symbol use title desc style
  path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop clipPath mask pattern marker filter
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
  feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur
  feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
`);

export const ATTRIBUTES = words(`
  id class style lang role tabindex focusable version baseProfile xml:space xml:lang type media
  x y x1 x2 y1 y2 dx dy cx cy r rx ry fx fy fr width height d points pathLength rotate
  viewBox preserveAspectRatio transform transform-origin enable-background overflow clip
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-dasharray stroke-dashoffset paint-order vector-effect color opacity
  color-interpolation color-interpolation-filters color-rendering shape-rendering text-rendering
  image-rendering mix-blend-mode isolation display visibility
  font font-family font-size font-size-adjust font-stretch font-style font-variant font-weight
  text-anchor text-decoration letter-spacing word-spacing dominant-baseline alignment-baseline
  baseline-shift writing-mode direction unicode-bidi kerning textLength lengthAdjust startOffset
  method spacing side
  gradientUnits gradientTransform spreadMethod offset stop-color stop-opacity
  clip-path clip-rule clipPathUnits mask mask-type maskUnits maskContentUnits
  patternUnits patternContentUnits patternTransform
  marker marker-start marker-mid marker-end markerUnits markerWidth markerHeight orient refX refY
  filter filterUnits primitiveUnits in in2 result mode operator k1 k2 k3 k4 stdDeviation edgeMode
  values order kernelMatrix divisor bias targetX targetY preserveAlpha kernelUnitLength
  surfaceScale diffuseConstant specularConstant specularExponent lighting-color flood-color flood-opacity
  scale xChannelSelector yChannelSelector azimuth elevation z pointsAtX pointsAtY pointsAtZ
  limitingConeAngle radius baseFrequency numOctaves seed stitchTiles tableValues slope intercept
  amplitude exponent
`);

/** Attributes whose values are not checked: data of programs, texts for screen readers. */
export const isWords = (name: string): boolean => /^(?:aria|data)-[\w-]+$/.test(name);

const PLAIN = 'Export it again as a plain or optimised SVG, or save it as WebP.';

/** Why elements that drawing programs write are refused. For others the message has only their name. */
export const REFUSED: Readonly<Record<string, readonly [rule: string, fix: string]>> = {
  script: ['The SVG holds a script.', PLAIN],
  foreignObject: ['The SVG holds a page inside (foreignObject).', PLAIN],
  image: [
    'The SVG holds a picture inside.',
    'Save the whole as WebP: a photograph is no lighter in a drawing.',
  ],
  feImage: ['The SVG loads a picture (feImage).', PLAIN],
  a: ['The SVG holds a link.', 'Remove it: the page says where a picture leads.'],
  metadata: ['The SVG holds notes of a drawing program (metadata).', PLAIN],
  animate: ['The SVG moves by itself, and no button could stop it.', PLAIN],
  animateMotion: ['The SVG moves by itself, and no button could stop it.', PLAIN],
  animateTransform: ['The SVG moves by itself, and no button could stop it.', PLAIN],
  set: ['The SVG changes by itself, and no button could stop it.', PLAIN],
};

/** The message for anything else. */
export const refusal = (what: string): { rule: string; fix: string } => ({
  rule: `The SVG holds ${what}.`,
  fix: PLAIN,
});
