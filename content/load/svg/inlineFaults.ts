import { SaxesParser } from 'saxes';
import type { Fault } from '../read/document.ts';
import { inlineSvg } from './inlineSvg.ts';

const words = (text: string) => new Set(text.trim().split(/\s+/));

const ELEMENTS = words('svg g path rect circle ellipse line polyline polygon');

const ATTRIBUTES = words(`
  xmlns viewBox x y x1 x2 y1 y2 cx cy r rx ry width height d points transform
  fill fill-rule fill-opacity stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-dasharray opacity
`);

/** The text's colour, the ground's, one of the brand's, or one of its own. */
const PAINT = /^(?:none|currentColor|#[0-9a-f]{3,8}|var\(--(?:ground|color-[a-z\d-]+)\))$/i;

const SHAPES = 'It may hold shapes alone, without names, classes and styles.';
const PAINTS =
  'Write currentColor for the colour of the text, var(--ground) for what it stands on, var(--color-accent) and its like for the brand’s, or #e4572e.';

/**
 * What a drawing holds that may not stand in a page itself, where a name or a class would mean something to the page.
 * @param text the file, which holds no fault of any drawing (svgFaults.ts)
 */
export function inlineFaults(text: string): Fault[] {
  const faults: Fault[] = [];
  const parser = new SaxesParser();
  const add = (part: string, rule: string, fix: string) => {
    const offset = Math.max(0, text.lastIndexOf(part, parser.position - 1));
    faults.push({ rule, fix, offset, length: part.length });
  };
  parser.on('opentag', ({ name, attributes }) => {
    if (!ELEMENTS.has(name)) add(`<${name}`, `The drawing holds “${name}”.`, SHAPES);
    for (const [attribute, value] of Object.entries(attributes)) {
      if (!ATTRIBUTES.has(attribute))
        add(`${attribute}=`, `The drawing holds “${attribute}”.`, SHAPES);
      else if (/^(?:fill|stroke)$/.test(attribute) && !PAINT.test(value))
        add(`${attribute}=`, `“${value}” is no colour of a drawing in the page.`, PAINTS);
    }
  });
  parser.write(text).close();
  if (!inlineSvg(text)) {
    const rule = 'The drawing does not say how large it is drawn.';
    faults.push({ rule, fix: 'Give it a viewBox, as viewBox="0 0 32 32".', offset: 0, length: 4 });
  }
  return faults;
}
