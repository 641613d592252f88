import type { Fault } from './document.ts';
import { type AnyNode, parseAnyBody } from './parseBody.ts';

/** What a body may not hold: its name, and the signs that begin it (the tree keeps no positions). */
const REFUSED: Record<string, { name: string; signs: RegExp }> = {
  heading: { name: 'A heading', signs: /^ {0,3}#{1,6}\s|^ {0,3}(?==+\s*$|-+\s*$)/gm },
  img: { name: 'A picture', signs: /!\[/g },
  html: { name: 'HTML or a component', signs: /<[A-Za-z]/g },
  ul: { name: 'A list', signs: /(?:^\s*[-*+]\s.*\n?)+/gm },
  ol: { name: 'A numbered list', signs: /(?:^\s*\d+[.)]\s.*\n?)+/gm },
  code: { name: 'Code', signs: /`+[^`]+`+/g },
  code_block: { name: 'A block of code', signs: /^\s*(?:```|~~~)|^ {4}\S/gm },
  strikethrough: { name: 'Struck-through text', signs: /~+[^~]+~+/g },
  blockquote: { name: 'A quotation', signs: /(?:^\s*>.*\n?)+/gm },
  hr: { name: 'A line across', signs: /^\s*(?:[-*_]\s*){3,}$/gm },
  table: { name: 'A table', signs: /(?:^.*\|.*\n?)+/gm },
};

const MEND = 'Write paragraphs with bold, italic and links only.';

// Bodies without any of these signs are plain paragraphs: parsing thousands of them would cost
// seconds and find nothing.
const SIGNS =
  /[<{`~|[=@]|:\/\/|www\.|^ {0,3}[#>]|^ {4}|^\s*(?:[-+*]|\d+[.)])\s|^\s*[-*_]{3}|^(?:import|export)\b/m;

/** A link of a body and where its address stands in it. */
export interface BodyLink {
  readonly url: string;
  readonly offset: number;
}

/** What a body holds that it may not, and where its links go. */
export function inspectBody(body: string): { faults: Fault[]; links: BodyLink[] } {
  if (!SIGNS.test(body)) return { faults: [], links: [] };
  const faults: Fault[] = [];
  const links = linksOf(body);
  const met = new Map<string, number>();
  const visit = (node: AnyNode) => {
    const refused = refusal(node);
    if (node.type === 'invalid_markdown') {
      faults.push(invalid(node, body));
    } else if (refused) {
      const nth = met.get(refused) ?? 0;
      met.set(refused, nth + 1);
      faults.push(refuse(refused, nth, body));
    } else if (node.url && !/^#+$/.test(node.url)) {
      // A bare address, which becomes a link by itself.
      links.push({ url: node.url, offset: Math.max(0, body.indexOf(node.url)) });
    } else {
      node.children?.forEach(visit);
    }
  };
  parseAnyBody(withoutAddresses(body, links)).children?.forEach(visit);
  return { faults, links };
}

function refusal({ type, code, strikethrough }: AnyNode): string | undefined {
  if (code) return 'code';
  if (strikethrough) return 'strikethrough';
  if (/^h[1-6]$/.test(type)) return 'heading';
  if (/^html|^mdxJsx/.test(type)) return 'html';
  return type in REFUSED ? type : undefined;
}

function refuse(kind: string, nth: number, body: string): Fault {
  const { name, signs } = REFUSED[kind] as (typeof REFUSED)[string];
  const match = [...body.matchAll(signs)][nth];
  const lead = match ? match[0].length - match[0].trimStart().length : 0;
  return {
    rule: `${name} cannot stand in this text.`,
    mend: MEND,
    offset: (match?.index ?? 0) + lead,
    length: Math.max(1, match?.[0].trim().length ?? 1),
  };
}

function invalid({ message = '', position }: AnyNode, body: string): Fault {
  const offset =
    position?.start.offset ?? placeIn(message, body) ?? Math.max(0, body.search(/[{<]/));
  return {
    rule: `The text cannot be read: ${message.split(/ \(\d| \(note/)[0]?.replace(/\.$/, '')}.`,
    mend: `${MEND} A { or < that is meant as such is written \\{ or \\<.`,
    offset,
    length: Math.max(1, (position?.end.offset ?? offset + 1) - offset),
  };
}

/** Some of the parser's messages name the place as (line:column-line:column). */
function placeIn(message: string, body: string): number | undefined {
  const [, line, column] = /\((\d+):(\d+)-/.exec(message) ?? [];
  if (!line || !column) return undefined;
  const before = body.split('\n').slice(0, Number(line) - 1);
  return before.reduce((sum, text) => sum + text.length + 1, 0) + Number(column) - 1;
}

const ADDRESS = /(?<!!\[[^\]]*)\]\(\s*<?([^\s)>]*)/g;

const linksOf = (body: string): BodyLink[] =>
  [...body.matchAll(ADDRESS)].map(({ 0: whole, 1: url = '', index }) => ({
    url,
    offset: index + whole.length - url.length,
  }));

// The parser complains on the console about addresses that it does not trust. They are judged
// elsewhere, so it gets to see others of the same length.
const withoutAddresses = (body: string, links: readonly BodyLink[]) =>
  links.reduce(
    (text, { url, offset }) =>
      text.slice(0, offset) + '#'.repeat(url.length) + text.slice(offset + url.length),
    body,
  );
