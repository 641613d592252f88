import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import type { Fault, Range } from '../read/diagnostic.ts';
import { isBareAddress } from './body.ts';

// The grammar of the editor's own parser (@tinacms/mdx), whose tree has no positions.
const parser = remark().use(remarkMdx).use(remarkGfm);

type Node = ReturnType<typeof parser.parse> | ReturnType<typeof parser.parse>['children'][number];

const ALLOWED = new Set([
  'root',
  'paragraph',
  'text',
  'strong',
  'emphasis',
  'inlineCode',
  'break',
  'link',
  'heading',
  'list',
  'listItem',
  'blockquote',
]);

/** The level of subheadings in a text: pages show them below the heading of their section. */
const SUBHEADING = 2;

/** What the editor would lose of an allowed node when it writes the text again; undefined if nothing. */
function lossOf(node: Node): string | undefined {
  if (node.type === 'heading' && node.depth !== SUBHEADING)
    return `A heading of level ${node.depth}`;
  if (node.type === 'list' && node.ordered && node.start !== 1)
    return 'A numbered list that does not begin with 1';
  if (node.type === 'listItem' && typeof node.checked === 'boolean') return 'A box to tick';
  if (
    node.type === 'listItem' &&
    node.children.some(({ type }, i) => type !== (i ? 'list' : 'paragraph'))
  )
    return 'A list item of several paragraphs';
  if (
    node.type === 'blockquote' &&
    (node.children.length > 1 || node.children[0]?.type !== 'paragraph')
  )
    return 'A quotation of several paragraphs';
}

/** Nodes that a body may not contain, in an editor's terms. */
const NAMES: Readonly<Record<string, string>> = {
  image: 'A picture',
  imageReference: 'A picture',
  mdxJsxFlowElement: 'HTML or a component',
  mdxJsxTextElement: 'HTML or a component',
  mdxFlowExpression: 'An expression in curly brackets',
  mdxTextExpression: 'An expression in curly brackets',
  mdxjsEsm: 'A line that begins with import or export',
  code: 'A block of code',
  delete: 'Struck-through text',
  thematicBreak: 'A line across',
  table: 'A table',
  linkReference: 'A link whose address is elsewhere',
  definition: 'An address without its link',
};

const MEND =
  'Write paragraphs, subheadings (##), lists, quotations of one paragraph, bold, italic, code and links only.';
const ESCAPE = `${MEND} A { or < that is meant as such is written \\{ or \\<.`;

/** A link of a body, and its range in the body. */
export interface BodyLink extends Range {
  readonly url: string;
}

/**
 * The forbidden content of a body, and its links; offsets are in the body. Takes up to a second for 4,000 characters,
 * and minutes for 30,000: see `fits` in mentions.ts.
 */
export function inspectBody(body: string): { faults: Fault[]; links: BodyLink[] } {
  const faults: Fault[] = [];
  const links: BodyLink[] = [];
  const visit = (node: Node) => {
    const loss = lossOf(node);
    if (loss || !ALLOWED.has(node.type)) {
      const rule = `${loss ?? nameOf(node)} is not allowed in this text.`;
      faults.push({ rule, fix: node.type.startsWith('mdx') ? ESCAPE : MEND, ...rangeOf(node) });
      return;
    }
    if (node.type === 'link') {
      const [child] = node.children;
      const isPlain = child?.type === 'text' && isBareAddress(node.url, child.value);
      const range = rangeOf(node);
      // An address with escaped characters is text (body.ts); the parser gives its link no position.
      if (!node.position && node.url.startsWith('http://')) return;
      if (!isPlain || body[range.offset] === '[') links.push({ url: node.url, ...range });
    }
    if ('children' in node) node.children.forEach(visit);
  };
  try {
    visit(parser.parse(body));
  } catch (error) {
    if (!isParseError(error)) throw error;
    faults.push(unreadable(error, body));
  }
  return { faults, links };
}

const nameOf = (node: Node): string => NAMES[node.type] ?? 'This';

function rangeOf({ position }: Node): Range {
  const { offset = 0 } = position?.start ?? {};
  return { offset, length: Math.max(1, (position?.end.offset ?? 0) - offset) };
}

/** The parser's error for a bracket or a tag that is not closed. */
interface ParseError extends Error {
  readonly reason: string;
  readonly position: { start: { offset?: number }; end: { offset?: number } } | null;
}

const isParseError = (error: unknown): error is ParseError =>
  error instanceof Error && 'reason' in error && 'position' in error;

function unreadable({ reason, position }: ParseError, body: string): Fault {
  const { offset: from = 0 } = position?.start ?? {};
  // For a tag that is not closed, the parser gives the range of its paragraph.
  const tag = position?.end.offset === undefined ? -1 : body.indexOf('<', from);
  const message = reason.split(/ \(\d| \(note/)[0]?.replace(/\.$/, '');
  return {
    rule: `The text cannot be read: ${message}.`,
    fix: ESCAPE,
    offset: tag < 0 ? from : tag,
    length: 1,
  };
}
