import { SaxesParser } from 'saxes';

/** An XML element; strings among its children are text. */
interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (XmlElement | string)[];
}

/** Creates an element. Empty texts and missing children are left out. */
export const element = (
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (XmlElement | string | undefined)[]
): XmlElement => ({
  name,
  attributes,
  children: children.filter(
    (child): child is XmlElement | string => child !== undefined && child !== '',
  ),
});

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/** Escapes a text between tags, or with `isValue` one between quotation marks. */
const escapeXml = (text: string, isValue = false): string =>
  text.replaceAll(isValue ? /[&<>"\t\n\r]/g : /[&<>\r]/g, (sign) => ENTITIES[sign] ?? sign);

function write({ name, attributes, children }: XmlElement): string {
  const values = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escapeXml(value, true)}"`,
  );
  const tag = `${name}${values.join('')}`;
  if (children.length === 0) return `<${tag}/>`;
  return `<${tag}>${children.map((child) => (typeof child === 'string' ? escapeXml(child) : write(child))).join('')}</${name}>`;
}

/**
 * Writes a document, and parses it again to check it.
 * @param name the file, for the message
 * @throws if the parser does not find exactly what was written: content would have become markup
 */
export function xmlDocument(name: string, root: XmlElement): string {
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n${write(root)}`;
  if (!text.isWellFormed()) throw new Error(`${name} contains half of a character.`);
  const written: string[] = [];
  const list = ({ name: tag, attributes, children }: XmlElement): void => {
    written.push(JSON.stringify([tag, Object.entries(attributes)]));
    for (const child of children)
      if (typeof child === 'string') written.push(child);
      else list(child);
    written.push(`/${tag}`);
  };
  list(root);
  const found: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', ({ message }) => {
    throw new Error(`${name} is not XML: ${message} It says: ${excerpt(text, parser.position)}`);
  });
  parser.on('opentag', ({ name: tag, attributes }) =>
    found.push(JSON.stringify([tag, Object.entries(attributes)])),
  );
  parser.on('text', (piece) => {
    if (found.length > 0) found.push(piece);
  });
  for (const kind of ['cdata', 'comment', 'processinginstruction', 'doctype'] as const)
    parser.on(kind, () => found.push(kind));
  parser.on('closetag', ({ name: tag }) => found.push(`/${tag}`));
  parser.write(text).close();
  const at = written.findIndex((one, index) => one !== found[index]);
  if (at >= 0 || found.length !== written.length)
    throw new Error(`${name} does not say what its records say: ${written[at] ?? found.at(-1)}.`);
  return text;
}

const excerpt = (text: string, position: number) =>
  JSON.stringify(text.slice(Math.max(0, position - 60), position));
