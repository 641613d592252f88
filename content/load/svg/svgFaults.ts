import { SaxesParser, type SaxesTagNS } from 'saxes';
import type { Fault } from '../read/diagnostic.ts';
import { ATTRIBUTES, ELEMENTS, isWords, REFUSED, refusal, words } from './allowed.ts';
import { expansionCounter } from './expansion.ts';
import { boundlessFilter, boundlessStyle, sideOf } from './filterBounds.ts';

const FUNCTIONS = words(`
  rgb rgba hsl hsla calc var media not rect inset circle ellipse polygon
  matrix translate translatex translatey scale scalex scaley rotate skewx skewy
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
`);

/** An address inside the drawing. */
const INSIDE = /^url\(\s*(["']?)#[\w.:-]+\1\s*\)/;

/**
 * Finds what could load something from elsewhere, hide that, or move, in a style or an attribute's value.
 * @returns the first, unchanged
 */
function unsafeStyle(style: string): string | undefined {
  for (const { 0: found, index } of style.matchAll(/\\|@[\w-]*|(?<![\w-])[\w-]+\(/g)) {
    const name = found.slice(0, -1).toLowerCase();
    if (found === '@media') continue;
    if (name === 'url' && INSIDE.test(style.slice(index))) continue;
    if (found.endsWith('(') && FUNCTIONS.has(name)) continue;
    return found;
  }
  return undefined;
}

const SVG = 'http://www.w3.org/2000/svg';

/** Prefixes that drawings use, and what they have to mean. */
const PREFIXES: Readonly<Record<string, string>> = {
  xmlns: SVG,
  'xmlns:svg': SVG,
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
};

const LINKS = new Set(['href', 'xlink:href']);

/** With more faults than these, the drawing is exported again. */
const MOST_FAULTS = 12;

const DEEPEST = 60;

/** Three hundred times those of the site's largest drawing. 100,000 take seconds here, and in a browser. */
const MOST_ELEMENTS = 6_000;

/**
 * Finds what a drawing may not contain, after an XML parser has read it, so that no other spelling of the same is
 * missed. A drawing without faults runs, moves and loads nothing.
 * @param text the file, without byte order mark
 */
export function svgFaults(text: string): Fault[] {
  const faults: Fault[] = [];
  const parser = new SaxesParser({ xmlns: true });
  const expansion = expansionCounter();
  let elements = 0;
  let side: number | undefined;
  let style: { readonly at: number; text: string } | undefined;
  // Drawing programs repeat a fault hundreds of times: it is reported once.
  const add = (offset: number, length: number, { rule, fix }: { rule: string; fix: string }) => {
    if (faults.length >= MOST_FAULTS || faults.some((fault) => fault.rule === rule)) return;
    faults.push({ rule, fix, offset, length });
  };
  /** The start of what the parser has just read. */
  const startOf = (sign: string) => Math.max(0, text.lastIndexOf(sign, parser.position - 1));

  parser.on('error', ({ message }) => {
    // Later errors follow from the first.
    const rule = `${BROKEN}: ${message.replace(/^\d+:\d+: /, '').replace(/\.$/, '')}.`;
    const fix =
      'Export it again; entities (&name;) and prefixes that nothing declares cannot stand in it.';
    add(Math.max(0, Math.min(parser.position, text.length) - 1), 1, { rule, fix });
    throw STOP;
  });
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!/^utf-8$/i.test(encoding)) add(0, 5, refusal(`text in ${encoding}, not in UTF-8`));
  });
  parser.on('doctype', () =>
    add(text.search(/<!doctype/i), 9, refusal('a document type (<!DOCTYPE …>)')),
  );
  parser.on('processinginstruction', ({ target }) =>
    add(startOf('<?'), target.length + 2, refusal(`an order to a program (<?${target} …?>)`)),
  );
  parser.on('opentag', (tag) => {
    const at = startOf(`<${tag.name}`);
    const length = tag.name.length + 1;
    elements += 1;
    if (elements > MOST_ELEMENTS) {
      add(at, length, refusal(`more than ${MOST_ELEMENTS} shapes and groups`));
      throw STOP;
    }
    const told = elementFault(tag);
    if (told) add(at, length, told);
    for (const { name, value } of Object.values(tag.attributes)) {
      const fault = attributeFault(name, value);
      if (fault) add(at + placeIn(text.slice(at, parser.position), name), name.length, fault);
    }
    side ??= sideOf(tag);
    const boundless = boundlessFilter(tag, side);
    if (boundless) add(at, length, BOUNDLESS);
    if (expansion.open(tag, at) > DEEPEST) {
      add(at, length, refusal(`groups inside more than ${DEEPEST} others`));
      throw STOP;
    }
    if (tag.name === 'style') style = { at: parser.position, text: '' };
  });
  // Comments and CDATA split what a browser joins, so a style is checked when it is complete.
  const collect = (piece: string) => {
    if (style) style.text += piece;
  };
  parser.on('text', collect);
  parser.on('cdata', collect);
  parser.on('closetag', (tag) => {
    expansion.close();
    if (tag.name !== 'style' || !style) return;
    expansion.style(style.text);
    if (boundlessStyle(style.text, side ?? 0)) add(style.at, 1, BOUNDLESS);
    const found = unsafeStyle(style.text);
    const at = found === undefined ? -1 : text.indexOf(found, style.at);
    if (found !== undefined) add(at < 0 ? style.at : at, found.length, styleRefusal(found));
    style = undefined;
  });
  try {
    parser.write(text).close();
  } catch (error) {
    if (error !== STOP) throw error;
  }

  // A drawing with other faults is refused already, and perhaps not completely read.
  const at = faults.length > 0 ? undefined : expansion.tooLarge();
  if (at !== undefined) add(at, 4, REPEATED);
  return faults.sort((a, b) => a.offset - b.offset);
}

/** The offset of an attribute in its element. */
const placeIn = (element: string, name: string) =>
  element.search(new RegExp(`\\s${name.replaceAll('.', '\\.')}\\s*=`)) + 1;

/** Ends the parsing: thousands of errors or groups would take minutes. */
const STOP = Symbol('stop');

const BOUNDLESS = refusal('a filter or mask far larger than the drawing');

const REPEATED = refusal('parts that are drawn too many times (use, url)');

const BROKEN = 'The SVG cannot be read';

const styleRefusal = (found: string) =>
  refusal(`“${found}” in a style, which could load or move something`);

function elementFault({ name, prefix, uri }: SaxesTagNS) {
  const [rule, fix] = REFUSED[name] ?? [];
  if (rule && fix) return { rule, fix };
  if (prefix !== '') return refusal(`an element with a prefix (${name})`);
  if (!ELEMENTS.has(name)) return refusal(`“${name}”, which is no part of a drawing`);
  return uri === SVG ? undefined : refusal(`“${name}” of another kind than SVG (xmlns)`);
}

function attributeFault(name: string, value: string) {
  if (name === 'xmlns' || name.startsWith('xmlns:')) {
    return PREFIXES[name] === value ? undefined : refusal(`a prefix of another kind (${name})`);
  }
  if (LINKS.has(name)) {
    return /^#[\w.:-]+$/.test(value) ? undefined : refusal(`an address outside itself (${name})`);
  }
  if (/^on/i.test(name)) return refusal(`a script (${name})`);
  if (isWords(name)) return undefined;
  if (!ATTRIBUTES.has(name)) return refusal(`“${name}”, which says nothing of a drawing`);
  const found = unsafeStyle(value);
  return found === undefined ? undefined : styleRefusal(found);
}
