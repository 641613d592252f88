import {
  type CustomPlugin,
  optimize,
  type PluginConfig,
  type XastElement,
  type XastParent,
} from 'svgo';
import { ATTRIBUTES, ELEMENTS, isWords, REFUSED } from './allowed.ts';
import { SHAPE_ATTRIBUTES, SHAPES } from './inlineSvg.ts';

/** The rest of an entity as Illustrator writes one for a namespace: short, and without other entities. */
const PLAIN_ENTITY = /^\s+[\w:.-]{1,50}\s+(?:"[^"&]{0,200}"|'[^'&]{0,200}')\s*>/;
const MOST_ENTITIES = 30;

/** Whether all entities of a file are harmless: others can grow without end while they are read. */
function hasPlainEntities(text: string): boolean {
  const [, ...entities] = text.split('<!ENTITY', MOST_ENTITIES + 2);
  return (
    entities.length <= MOST_ENTITIES &&
    entities.every((one) => PLAIN_ENTITY.test(one.slice(0, 400)))
  );
}

/** Each is looked for in each element. */
const MOST_PREFIXES = 50;

const LINKS = /^(?:xlink:)?href$|^xmlns/;

/** What acts or shows something else is kept, so that the check refuses it by its name. */
const isRefused = (name: string) => name in REFUSED;
const isScript = (name: string) => /^on/i.test(name);

/** Keeps elements of a parent before they are visited. */
const keepChildren = (parent: XastElement, keeps: (one: XastElement) => boolean) => {
  parent.children = parent.children.filter((one) => one.type !== 'element' || keeps(one));
};

/** Removes what no browser draws: unknown elements and attributes. */
const removeUnknown: CustomPlugin = {
  name: 'removeUnknown',
  fn: () => ({
    element: {
      enter(node) {
        keepChildren(node, ({ name }) => ELEMENTS.has(name) || isRefused(name));
        for (const one of Object.keys(node.attributes))
          if (!ATTRIBUTES.has(one) && !LINKS.test(one) && !isWords(one) && !isScript(one))
            delete node.attributes[one];
      },
    },
  }),
};

/** All elements of a drawing, outer ones first. */
const elementsIn = ({ children }: XastParent): XastElement[] =>
  children.flatMap((one) => (one.type === 'element' ? [one, ...elementsIn(one)] : []));

/** Whether a clip path is a rectangle around the whole drawing. */
function isFrame({ name, children }: XastElement, viewBox: readonly number[]): boolean {
  const [rect, ...others] = children.filter((one) => one.type === 'element');
  const { x = '0', y = '0', width, height, rx, transform } = rect?.attributes ?? {};
  const [left = 0, top = 0, wide = 0, high = 0] = viewBox;
  return (
    name === 'clipPath' &&
    others.length === 0 &&
    rect?.name === 'rect' &&
    !rx &&
    !transform &&
    Number(x) <= left &&
    Number(y) <= top &&
    Number(x) + Number(width) >= left + wide &&
    Number(y) + Number(height) >= top + high
  );
}

/** Removes a clip of the whole drawing to its frame, as Figma writes it: a drawing ends there anyway. */
const removeFrames: CustomPlugin = {
  name: 'removeFrames',
  fn: (root) => {
    const elements = elementsIn(root);
    const viewBox = elements[0]?.attributes.viewBox?.split(/[\s,]+/).map(Number) ?? [];
    const found = elements.filter((one) => viewBox.length === 4 && isFrame(one, viewBox));
    const frames = new Set(found);
    const names = new Set(found.map(({ attributes }) => `url(#${attributes.id})`));
    for (const one of elements) {
      keepChildren(one, (inner) => !frames.has(inner));
      if (names.has(one.attributes['clip-path'] ?? '')) delete one.attributes['clip-path'];
    }
    return {};
  },
};

const KEPT_IN_MARK = /^(?:style|mask|filter|clip-path|marker.*|viewBox|xmlns)$/;

/** Leaves shapes alone in the brand's mark, where nothing refers to a name or a class. */
const removeNames: CustomPlugin = {
  name: 'removeNames',
  fn: () => ({
    element: {
      enter(node) {
        keepChildren(node, ({ name, children }) => name !== 'defs' || children.length > 0);
        if (!SHAPES.has(node.name) && node.name !== 'svg') return;
        for (const one of Object.keys(node.attributes))
          if (!SHAPE_ATTRIBUTES.has(one) && !isScript(one) && !KEPT_IN_MARK.test(one))
            delete node.attributes[one];
      },
    },
  }),
};

const PLAIN: readonly PluginConfig[] = [
  'removeDoctype',
  'removeXMLProcInst',
  'removeComments',
  'removeMetadata',
  { name: 'removeEditorsNSData', params: { additionalNamespaces: ['http://www.serif.com/'] } },
  removeUnknown,
  'removeUnusedNS',
];

const SHAPES_ALONE: readonly PluginConfig[] = [
  'removeTitle',
  { name: 'removeDesc', params: { removeAny: true } },
  { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
  'convertStyleToAttrs',
  { name: 'convertColors', params: { names2hex: true, rgb2hex: true } },
  'removeDimensions',
  removeFrames,
  removeNames,
];

/**
 * Removes from a drawing what drawing programs write for themselves. The result is not safe: it is to be checked.
 * @param text the file
 * @param isMark a drawing of the brand, of which only shapes are kept
 * @returns the text unchanged if it cannot be read
 */
export function cleanSvg(text: string, isMark = false): string {
  if (!hasPlainEntities(text) || text.split('xmlns:', MOST_PREFIXES + 2).length > MOST_PREFIXES + 1)
    return text;
  try {
    const plugins = [...PLAIN, ...(isMark ? SHAPES_ALONE : [])];
    return `${optimize(text, { plugins }).data}\n`;
  } catch {
    return text;
  }
}
