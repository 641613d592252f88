import { drawingFaults } from '../pictures/pictureKinds.ts';
import { plain } from '../read/decode.ts';
import type { Fault } from '../read/diagnostic.ts';
import { inlineSvg, SHAPE_ATTRIBUTES, SHAPES } from '../svg/inlineSvg.ts';
import { type FileKind, KB, startsWith } from './fileKinds.ts';

/** Attributes of the outermost element, which are not part of the page. */
const FRAME = new Set(['xmlns', 'viewBox']);

/** The colour of the text, of the background, of the brand, or a fixed one. */
const PAINT = /^(?:none|currentColor|#[0-9a-f]{3,8}|var\(--(?:ground|color-[a-z\d-]+)\))$/i;

const ONLY_SHAPES = 'It may hold shapes alone, without names, classes and styles.';
const PAINTS =
  'Write currentColor for the colour of the text, var(--ground) for what it stands on, var(--color-accent) and its like for the brand’s, or #e4572e.';

/**
 * What an SVG may not contain inside a page, where a name or a class would affect the rest of the page.
 * @param text the file, which passed the checks of every SVG (pictureKinds.ts)
 */
function inlineFaults(text: string): Fault[] {
  const faults: Fault[] = [];
  const drawing = inlineSvg(text, ({ name, attributes }, depth, position) => {
    const add = (part: string, rule: string, fix: string) => {
      const offset = Math.max(0, text.lastIndexOf(part, position - 1));
      faults.push({ rule, fix, offset, length: part.length });
    };
    const isKnown = depth === 1 ? name === 'svg' : SHAPES.has(name);
    if (!isKnown) add(`<${name}`, `The drawing holds “${name}”.`, ONLY_SHAPES);
    for (const [attribute, value] of Object.entries(attributes)) {
      const isFrame = depth === 1 && FRAME.has(attribute);
      if (!isFrame && !SHAPE_ATTRIBUTES.has(attribute))
        add(`${attribute}=`, `The drawing holds “${attribute}”.`, ONLY_SHAPES);
      else if (/^(?:fill|stroke)$/.test(attribute) && !PAINT.test(value))
        add(`${attribute}=`, `“${value}” is no colour of a drawing in the page.`, PAINTS);
    }
  });
  if (!drawing) {
    const rule = 'The drawing does not say how large it is drawn.';
    faults.push({ rule, fix: 'Give it a viewBox, as viewBox="0 0 32 32".', offset: 0, length: 4 });
  }
  return faults;
}

/** The files next to the brand's record: the mark, or mark and name in one, and typefaces that are in no package. */
export const BRAND_FILES: readonly FileKind[] = [
  {
    path: /^content\/brand\/(?:mark|wordmark)\.svg$/,
    // Each page contains three of them.
    most: 4 * KB,
    faults(bytes) {
      const faults = drawingFaults(bytes);
      return faults.length > 0 ? faults : inlineFaults(plain(`${bytes}`));
    },
  },
  {
    path: /^content\/brand\/[\w-]+\.woff2$/,
    most: 1024 * KB,
    faults: startsWith('wOF2', 'a font', 'Save it as WOFF2.'),
  },
];

/** Whether a file belongs to the brand but is not a record. */
export const isBrandFile = (file: string): boolean =>
  BRAND_FILES.some(({ path }) => path.test(file));
