import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { words } from './allowed.ts';

/** An SVG inside a page: its `viewBox`, and its elements as HTML. */
export interface InlineSvg {
  viewBox: string;
  markup: string;
}

/** The elements of an inline SVG: only shapes. Names, classes and styles would affect the page. */
export const SHAPES = words('g path rect circle ellipse line polyline polygon');

export const SHAPE_ATTRIBUTES = words(`
  x y x1 x2 y1 y2 cx cy r rx ry width height d points transform
  fill fill-rule fill-opacity clip-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin
  stroke-miterlimit opacity
`);

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (char) => ENTITIES[char] ?? char);

/**
 * Writes the shapes of an SVG from its parsed tree. Everything else is omitted, so nothing in the file can mean one
 * thing to an XML parser and another to an HTML parser.
 * @param visit called with each element, its depth from 1, and the parser's offset
 * @returns undefined if the file is not XML, not an SVG, or has no `viewBox`
 */
export function inlineSvg(
  file: string,
  visit?: (tag: SaxesTagPlain, depth: number, position: number) => void,
): InlineSvg | undefined {
  const parser = new SaxesParser();
  let viewBox: string | undefined;
  let markup = '';
  let isBroken = false;
  let depth = 0;
  /** The depth of the element whose content is omitted. */
  let left = 0;
  parser.on('error', () => {
    isBroken = true;
  });
  parser.on('opentag', (tag) => {
    const { name, attributes } = tag;
    depth += 1;
    visit?.(tag, depth, parser.position);
    if (depth === 1) {
      if (name === 'svg') viewBox = attributes.viewBox;
      return;
    }
    if (left === 0 && !SHAPES.has(name)) left = depth;
    if (left > 0) return;
    const shown = Object.entries(attributes)
      .filter(([attribute]) => SHAPE_ATTRIBUTES.has(attribute))
      .map(([attribute, value]) => ` ${attribute}="${escaped(value)}"`);
    markup += `<${name}${shown.join('')}>`;
  });
  parser.on('closetag', ({ name }) => {
    if (depth > 1 && left === 0) markup += `</${name}>`;
    if (left === depth) left = 0;
    depth -= 1;
  });
  parser.write(file).close();
  return isBroken || !viewBox ? undefined : { viewBox, markup };
}
