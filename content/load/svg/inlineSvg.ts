import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { words } from './allowed.ts';

/** A drawing that is part of a page: its `viewBox`, and its elements as HTML. */
export interface InlineSvg {
  viewBox: string;
  markup: string;
}

/** Elements of such a drawing: shapes only. Names, classes and styles would have an effect on the page. */
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

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/**
 * Writes the shapes of a drawing from its parsed tree. Everything else is left out, so nothing in the file can
 * mean something else to an HTML parser than to an XML parser.
 * @param visit called with each element, its depth from 1, and where the parser is
 * @returns undefined if the file is not XML, is not a drawing, or has no `viewBox`
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
  /** The depth of the element whose content is left out. */
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
