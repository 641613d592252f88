import { type CustomPlugin, optimize, type PluginConfig, type XastElement } from 'svgo';
import { ATTRIBUTES, ELEMENTS, isWords, REFUSED } from './allowed.ts';
import { SHAPE_ATTRIBUTES, SHAPES } from './inlineSvg.ts';

const LINKS = /^(?:xlink:)?href$|^xmlns/;

/** A style sheet with fonts or animations: it cannot be turned into attributes completely. */
const ACTS = /@(?!media|charset)/i;

/** Whether an element is active content, which is kept. */
const isRefused = ({ name, children }: XastElement) =>
  name === 'style'
    ? children.some((one) => 'value' in one && ACTS.test(one.value))
    : name in REFUSED;

/** Removes all other elements and attributes. */
const keeping = (
  name: string,
  keeps: (one: XastElement) => boolean,
  keepsAttribute: (name: string, node: XastElement) => boolean,
): CustomPlugin => ({
  name,
  fn: () => ({
    element: {
      enter(node) {
        // Children are removed before they are visited.
        node.children = node.children.filter(
          (one) => one.type !== 'element' || keeps(one) || isRefused(one),
        );
        for (const one of Object.keys(node.attributes))
          if (!/^on/i.test(one) && !keepsAttribute(one, node)) delete node.attributes[one];
      },
    },
  }),
});

/** Removes elements and attributes that are not allowed in the site's SVG files. */
const removeUnknown = keeping(
  'removeUnknown',
  ({ name }) => ELEMENTS.has(name),
  (name) => ATTRIBUTES.has(name) || LINKS.test(name) || isWords(name),
);

const FRAME = new Set(['xmlns', 'viewBox', 'fill']);

/** Keeps only shapes for the brand's mark, which must not refer to a name or a class. */
const removeNames = keeping(
  'removeNames',
  ({ name }) => SHAPES.has(name),
  (name, node) => (SHAPES.has(node.name) ? SHAPE_ATTRIBUTES : FRAME).has(name),
);

const WIDE = /^\s*([\w-]+)\s*:\s*(?:color|hwb|(?:ok)?l(?:ab|ch))\(/i;

/** Removes wide-gamut colours if the style also has an sRGB colour: Figma writes both. */
const removeWideColours: CustomPlugin = {
  name: 'removeWideColours',
  fn: () => ({
    element: {
      enter({ attributes }) {
        const all = attributes.style?.split(';') ?? [];
        const kept = all.filter((one, i) => {
          const [, name = ''] = WIDE.exec(one) ?? [];
          return !name || !all.slice(0, i).some((other) => other.trim().startsWith(`${name}:`));
        });
        if (kept.length < all.length) attributes.style = kept.join(';');
      },
    },
  }),
};

const COLOURS: PluginConfig = {
  name: 'convertColors',
  params: { names2hex: true, rgb2hex: true },
};

/**
 * Removes the metadata of drawing programs from an SVG, and turns styles into attributes. The result may look different
 * and is not safe: compare and check it. Only for the picture process, because svgo never finishes for some files.
 * @param text the file
 * @param isMark an SVG of the brand, of which only shapes are kept
 * @throws if it cannot be read
 */
export const cleanSvg = (text: string, isMark = false): string => {
  const plugins: PluginConfig[] = [
    'removeDoctype',
    'removeXMLProcInst',
    'removeComments',
    { name: 'removeEditorsNSData', params: { additionalNamespaces: ['http://www.serif.com/'] } },
    { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
    removeWideColours,
    'convertStyleToAttrs',
    ...(isMark
      ? [COLOURS, 'removeDimensions' as const, removeNames]
      : [removeUnknown, 'removeUnusedNS' as const]),
  ];
  return `${optimize(text, { plugins }).data}\n`;
};
