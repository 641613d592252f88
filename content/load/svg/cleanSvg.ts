import { type CustomPlugin, optimize, type PluginConfig } from 'svgo';
import { ATTRIBUTES, ELEMENTS, isWords, REFUSED } from './allowed.ts';
import { SHAPE_ATTRIBUTES, SHAPES } from './inlineSvg.ts';

/** Entities of namespaces, as Illustrator writes them; others could grow without end as they are read. */
const LONG_ENTITY = /<!ENTITY\s+(?:[^"'>]*%|[\w:.-]+\s+(?:"[^"]*&|'[^']*&|"[^"]{200}|'[^']{200}))/i;

const LINKS = /^(?:xlink:)?href$|^xmlns/;

/** What acts or shows something else is kept, so that the check refuses it by its name. */
const isRefused = (name: string) => name in REFUSED;
const isScript = (name: string) => /^on/i.test(name);

/** Removes what no browser draws: unknown elements and attributes. */
const removeUnknown: CustomPlugin = {
  name: 'removeUnknown',
  fn: () => ({
    element: {
      enter(node, parent) {
        const { name, attributes } = node;
        if (!ELEMENTS.has(name) && !isRefused(name))
          parent.children = parent.children.filter((child) => child !== node);
        for (const one of Object.keys(attributes))
          if (!ATTRIBUTES.has(one) && !LINKS.test(one) && !isWords(one) && !isScript(one))
            delete attributes[one];
      },
    },
  }),
};

/** Leaves shapes alone in the brand's mark, where nothing refers to a name or a class. */
const removeNames: CustomPlugin = {
  name: 'removeNames',
  fn: () => ({
    element: {
      enter(node, parent) {
        const { name, attributes } = node;
        if (name === 'defs' && node.children.length === 0)
          parent.children = parent.children.filter((child) => child !== node);
        const keeps = (one: string) =>
          SHAPE_ATTRIBUTES.has(one) ||
          isScript(one) ||
          /^(?:style|mask|filter|clip-path|marker.*|viewBox|xmlns)$/.test(one);
        if (SHAPES.has(name) || name === 'svg')
          for (const one of Object.keys(attributes)) if (!keeps(one)) delete attributes[one];
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
  removeNames,
];

/**
 * Removes from a drawing what drawing programs write for themselves. The result is not safe: it is to be checked.
 * @param text the file
 * @param isMark a drawing of the brand, of which only shapes are kept
 * @returns the text unchanged if it cannot be read
 */
export function cleanSvg(text: string, isMark = false): string {
  if (LONG_ENTITY.test(text)) return text;
  try {
    const plugins = [...PLAIN, ...(isMark ? SHAPES_ALONE : [])];
    return `${optimize(text, { plugins }).data}\n`;
  } catch {
    return text;
  }
}
