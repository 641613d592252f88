import { SaxesParser, type SaxesTagNS } from 'saxes';
import type { Fault } from '../read/diagnostic.ts';
import { AS_PICTURE, ATTRIBUTES, ELEMENTS, isWords, REFUSED, refusal } from './allowed.ts';
import { dashCounter } from './dashes.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** Allowed namespace prefixes, and their namespaces. */
const PREFIXES: Readonly<Record<string, string>> = {
  xmlns: SVG,
  'xmlns:svg': SVG,
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
};

const LINKS = new Set(['href', 'xlink:href']);

/** With more faults than these, exporting again is the only sensible fix. */
const MOST_FAULTS = 12;

const DEEPEST = 60;

/** Three hundred times the site's largest SVG. 100,000 take seconds here, and in a browser. */
const MOST_ELEMENTS = 6_000;

/**
 * The most stops of a gradient, and the most gradients that inherit theirs. Chromium evaluates all of them for each
 * pixel and each use: 300 rectangles with 500 stops take it 6 s, a chain of 2000 gradients more than 25 s.
 */
const MOST_STOPS = 64;
const MOST_LINKED = 250;

/** A reference inside the SVG. */
const INSIDE = /url\(\s*(["']?)#[^\s"'()\\<>]+\1\s*\)/gi;

/**
 * Syntax that could load or conceal external content, or that the picture process does not render: functions that
 * compute, and viewport units.
 */
const UNSAFE =
  /\\|@|\d(?:[sdl]?v[whimb]|cq)|(?<![\w-])(?!(?:var|rgba?|hsla?|hwb|color|(?:ok)?l(?:ab|ch)|rect|matrix|translate[xy]?|scale[xy]?|rotate|skew[xy]|inset|circle)\()[\w-]+\(/i;

/**
 * Finds what an SVG may not contain, in the tree of an XML parser, so that no alternative spelling is missed. An SVG
 * without faults runs, moves and loads nothing. Its rendering time is measured elsewhere (pictures/decoded.ts).
 * @param text the file, without byte order mark
 */
export function svgFaults(text: string): Fault[] {
  const faults: Fault[] = [];
  const parser = new SaxesParser({ xmlns: true });
  const dashes = dashCounter();
  let elements = 0;
  let depth = 0;
  let stops = 0;
  let linked = 0;
  // Drawing programs repeat a fault hundreds of times: it is reported once.
  const add = (offset: number, length: number, { rule, fix }: { rule: string; fix: string }) => {
    if (faults.length >= MOST_FAULTS || faults.some((fault) => fault.rule === rule)) return;
    faults.push({ rule, fix, offset, length });
  };
  /** The offset of what the parser has just read. */
  const startOf = (start: string) => Math.max(0, text.lastIndexOf(start, parser.position - 1));

  parser.on('error', ({ message }) => {
    // Later errors are only consequences of the first.
    const rule = `The SVG cannot be read: ${message.replace(/^\d+:\d+: /, '').replace(/\.$/, '')}.`;
    const fix = 'Export it again; it cannot contain entities (&name;) and undeclared prefixes.';
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
    add(startOf('<?'), target.length + 2, refusal(`a processing instruction (<?${target} …?>)`)),
  );
  parser.on('opentag', (tag) => {
    const at = startOf(`<${tag.name}`);
    const length = tag.name.length + 1;
    elements += 1;
    depth += 1;
    if (elements > MOST_ELEMENTS || depth > DEEPEST) {
      const most =
        depth > DEEPEST
          ? `groups inside more than ${DEEPEST} others`
          : `more than ${MOST_ELEMENTS} shapes and groups`;
      add(at, length, refusal(most, AS_PICTURE));
      throw STOP;
    }
    const fault = elementFault(tag);
    if (fault) add(at, length, fault);
    for (const { name, value } of fault ? [] : Object.values(tag.attributes)) {
      const found = attributeFault(name, value);
      if (found) add(at + placeIn(text.slice(at, parser.position), name), name.length, found);
    }
    if (dashes.isTooMany(tag)) add(at, length, DASHED);
    if (/Gradient$/.test(tag.name)) {
      stops = 0;
      if (tag.attributes.href ?? tag.attributes['xlink:href']) linked += 1;
    }
    if (tag.name === 'stop') stops += 1;
    if (stops > MOST_STOPS || linked > MOST_LINKED) add(at, length, GRADIENTS);
  });
  parser.on('closetag', () => {
    depth -= 1;
  });
  try {
    parser.write(text).close();
  } catch (error) {
    if (error !== STOP) throw error;
  }
  return faults.sort((a, b) => a.offset - b.offset);
}

/** The offset of an attribute in its element. */
const placeIn = (element: string, name: string) =>
  element.search(new RegExp(`\\s${name.replaceAll('.', '\\.')}\\s*=`)) + 1;

/** Ends the parsing: thousands of errors or groups would take minutes. */
const STOP = Symbol('stop');

const DASHED = refusal('dashes that a browser draws for seconds (stroke-dasharray)', AS_PICTURE);

const GRADIENTS = refusal('too many colours of gradients', AS_PICTURE);

const unknown = (name: string) =>
  refusal(`“${name}”, which the site does not show in drawings`, AS_PICTURE);

function elementFault({ name, prefix, uri }: SaxesTagNS) {
  const [rule, fix] = REFUSED[name] ?? [];
  if (rule && fix) return { rule, fix };
  if (prefix !== '') return refusal(`an element with a prefix (${name})`);
  if (!ELEMENTS.has(name)) return unknown(name);
  return uri === SVG ? undefined : refusal(`“${name}” of another kind than SVG (xmlns)`);
}

function attributeFault(name: string, value: string) {
  if (name === 'xmlns' || name.startsWith('xmlns:')) {
    return PREFIXES[name] === value ? undefined : refusal(`a prefix of another kind (${name})`);
  }
  if (LINKS.has(name)) {
    return /^#[^\s"'()\\<>]+$/.test(value)
      ? undefined
      : refusal(`an address outside itself (${name})`);
  }
  if (/^on/i.test(name)) return refusal(`a script (${name})`);
  if (isWords(name)) return undefined;
  if (!ATTRIBUTES.has(name)) return unknown(name);
  const found = value.replaceAll(INSIDE, '').match(UNSAFE);
  return found
    ? refusal(`“${found[0]}” in a style, which could load or move something`, AS_PICTURE)
    : undefined;
}
