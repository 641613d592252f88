import { parseMDX, serializeMDX } from '@tinacms/mdx';

type Tree = Parameters<typeof serializeMDX>[0];

/** Whether a link is www.firm.example as it was typed: the grammar makes it a link to http://. */
export const isBareAddress = (url: string | undefined, text: string): boolean =>
  /^www\./i.test(text) && url?.toLowerCase() === `http://${text.toLowerCase()}`;

/**
 * A body's tree as Markdown. What would read back differently is written with character references; what even these
 * cannot keep is reported by `changedBlock`.
 */
export const writeBody = (tree: unknown): string =>
  (storable(tree).children ?? [])
    .map((block) => serialize(block))
    .filter(Boolean)
    .join('\n\n')
    // Read as text in either way, and it is what was typed.
    .replace(/\bwww\\\./gi, (escaped) => escaped.replace('\\', ''));

/** A tree that Tina's serialiser writes without an error, and with marks for `references`. */
export function storable(tree: unknown): RichText {
  const { children = [], ...root } = unlinked(tree as RichText);
  return { ...root, children: children.map(storableBlock) };
}

function storableBlock(block: RichText): RichText {
  const plain = serialize(block);
  if (plain === undefined) return paragraph(words(block));
  if (!isPlain(block) && !isSame(block, plain)) return guarded(block);
  // The parser makes links of addresses: they are written as links at once.
  return /\\[:@]/.test(plain) ? parseBlock(plain) : block;
}

/** Words alone, which always read back unchanged: lists of a thousand records need not parse them. */
const PLAIN = /^(?!import|export)(?!.*www\.)[\p{L}\p{N}\p{M} ,;?'’‘“”–—…%.-]*$/u;

const isPlain = ({ type, children = [] }: RichText): boolean =>
  type === 'p' &&
  children.every((one) => one.text !== undefined && !markOf(one) && PLAIN.test(one.text));

/** Whether a tree has no words. */
export const isBlank = (tree: unknown): boolean => words(tree as RichText).trim() === '';

/** The words of the first block that reads back differently from what the editor shows; undefined if none does. */
export const changedBlock = (tree: unknown): string | undefined =>
  ((tree as RichText).children ?? [])
    .filter((block) => !isSame(block, writeBody({ type: 'root', children: [block] })))
    .map(words)[0];

const FIELD = { name: 'body', type: 'rich-text' } as const;

const paragraph = (text: string): RichText => ({ type: 'p', children: [{ type: 'text', text }] });

/** One block as Markdown; undefined if Tina has no Markdown for a part of it. */
function serialize(block: RichText): string | undefined {
  const inBlock = block.type === 'text' || block.type === 'a' || !block.type;
  const tree = { type: 'root', children: [inBlock ? { type: 'p', children: [block] } : block] };
  try {
    return references(String(serializeMDX(tree as Tree, FIELD, (url) => url) ?? '')).trim();
  } catch {
    return undefined;
  }
}

// Between two of these, a character's code: Tina's serialiser leaves it unchanged, `references` replaces it.
const MARK = '\uF8FF';
const marked = (char = '') => `${MARK}${char.codePointAt(0)?.toString(16)}${MARK}`;
const references = (text: string) =>
  text.replaceAll(/\uF8FF([0-9a-f]+)\uF8FF/g, (_, code: string) =>
    code === '7b' ? '\\{' : `&#x${code};`,
  );

/**
 * A block with character references for what Tina's serialiser does not escape: `{`, a paragraph that begins with
 * `import` or `export`, and a letter or sign at the edge of bold or italic words, such as the b in `**Note:**bring`.
 */
function guarded(block: RichText): RichText {
  const leaves: RichText[] = [];
  const copy = (node: RichText): RichText => {
    const own = { ...node, ...(node.children && { children: node.children.map(copy) }) };
    // In code, signs and references are what they are.
    if (own.text && !own.code) leaves.push(own);
    return own;
  };
  const guard = copy(block);
  // Beside a mark the characters on both sides decide: a reference counts as a sign, which needs no space.
  const isEdge = (own: RichText | undefined, other: RichText | undefined) =>
    own && other && markOf(own) !== markOf(other) && (!markOf(own) || markOf(other) !== '');
  const isMarked = leaves.map((leaf, i) => ({
    first: isEdge(leaf, leaves[i - 1]) || (i === 0 && /^(?:import|export)\b/.test(leaf.text ?? '')),
    last: isEdge(leaf, leaves[i + 1]),
  }));
  for (const [i, leaf] of leaves.entries()) {
    const chars = [...(leaf.text ?? '')];
    const { first, last } = isMarked[i] ?? {};
    leaf.text = chars
      .map((char, at) => {
        const isAtEdge = (first && at === 0) || (last && at === chars.length - 1);
        // Tina moves spaces out of bold words.
        return char === '{' || (isAtEdge && char.trim()) ? marked(char) : char;
      })
      .join('');
  }
  return guard;
}

const markOf = ({ bold, italic, code }: RichText) =>
  `${bold ? '*' : ''}${italic ? '_' : ''}${code ? '`' : ''}`;

/**
 * A tree without links that were not made: the parser makes them of `www.site.example` and `http://site.example`,
 * which no link of the site may lead to.
 */
function unlinked(node: RichText): RichText {
  if (!node.children) return node;
  const children = node.children.flatMap((child) =>
    isLiteral(child) ? (child.children ?? []) : [unlinked(child)],
  );
  return { ...node, children };
}

const isLiteral = (node: RichText) =>
  node.type === 'a' &&
  (isBareAddress(node.url, words(node)) ||
    (node.url === words(node) && node.url.startsWith('http://')));

const isSame = (block: RichText, text: string) => shown(block) === shown(parseBlock(text));

/** The only block of a text, or the tree of several. */
function parseBlock(text: string): RichText {
  const tree = parseBody(text);
  const [block, ...more] = tree.children ?? [];
  return block && more.length === 0 ? block : tree;
}

/**
 * What a reader sees of a tree, for comparison: each character with its marks and its link. A space has no marks, and
 * an address is the same with and without its link.
 */
function shown(tree: RichText): string {
  const read = (
    { type, text = '', bold, italic, code, url, children = [] }: RichText,
    link: string,
  ): string => {
    if (type === 'break') return '\n';
    const isAddress = url?.replace(/^(?:http:\/\/|mailto:)/, '') === children.map(words).join('');
    const marks = `${markOf({ type: '', bold, italic, code })}${link}\0`;
    const own = [...text].map((char) => (char.trim() ? char + marks : ' ')).join('');
    return own + children.map((child) => read(child, url && !isAddress ? url : link)).join('');
  };
  const kind = ['root', 'p', 'text', 'a', undefined].includes(tree.type) ? '' : tree.type;
  return (
    kind +
    read(tree, '')
      .replaceAll(/ *(\n?) +/g, '$1 ')
      .trim()
  );
}

/** A body as the editor would write it; unchanged if it cannot be read. */
export function canonicalBody(body: string): string {
  const tree = parseBody(references(body));
  return holds(tree, 'invalid_markdown') ? body : writeBody(tree);
}

const holds = (node: RichText, type: string): boolean =>
  node.type === type || (node.children ?? []).some((child) => holds(child, type));

const words = ({ type, text, children = [] }: RichText): string => {
  if (type === 'break') return ' ';
  // Items and lists within items are lines of their own.
  const apart = type === 'ul' || type === 'ol' || type === 'li' ? '\n' : '';
  return text ?? children.map(words).join(apart);
};

/** The words of a body without its marks, a blank line between paragraphs; for calendars and feeds. */
export const plainText = (body: RichText | undefined): string =>
  (body?.children ?? []).map(words).join('\n\n');

/** A node of a body's tree, as the editor's parser gives it: the site renders paragraphs, subheadings,
 * lists, quotations, marks and links. */
export interface RichText {
  type: string;
  text?: string;
  bold?: boolean;
  italic?: boolean;
  code?: boolean;
  url?: string;
  children?: RichText[];
}

/** The tree of a body. */
export const parseBody = (body: string) =>
  unlinked(parseMDX(body, FIELD, (url) => url) as RichText);
