import { parseMDX, serializeMDX } from '@tinacms/mdx';

type Tree = Parameters<typeof serializeMDX>[0];

/** Whether a link is www.firm.example as it was typed: the Markdown grammar turns it into a link to http://. */
export const isBareAddress = (url: string | undefined, text: string): boolean =>
  /^www\./i.test(text) && url?.toLowerCase() === `http://${text.toLowerCase()}`;

/**
 * Serialises a body's tree as Markdown. Text that would be parsed differently is written with character references;
 * what these cannot preserve either is reported by `changedBlock`.
 */
export const writeBody = (tree: unknown): string =>
  (storable(tree).children ?? [])
    .map((block) => serialize(block))
    .filter(Boolean)
    .join('\n\n')
    // Both forms are parsed as text; the unescaped one is what was typed.
    .replace(/\bwww\\\./gi, (escaped) => escaped.replace('\\', ''));

/** A tree that Tina's serialiser accepts without an error, with marks for `references`. */
export function storable(tree: unknown): RichText {
  const { children = [], ...root } = unlinked(tree as RichText);
  return { ...root, children: children.map(storableBlock) };
}

function storableBlock(block: RichText): RichText {
  const plain = serialize(block);
  if (plain === undefined) return paragraph(words(block));
  if (!isPlain(block) && !isSame(block, plain)) return guarded(block);
  // The parser turns addresses into links: they are written as links at once.
  return /\\[:@]/.test(plain) ? parseBlock(plain) : block;
}

/** Plain words, which always survive a round trip: lists of a thousand records need not parse them. */
const PLAIN = /^(?!import|export)(?!.*www\.)[\p{L}\p{N}\p{M} ,;?'’‘“”–—…%.-]*$/u;

const isPlain = ({ type, children = [] }: RichText): boolean =>
  type === 'p' &&
  children.every((one) => one.text !== undefined && !markOf(one) && PLAIN.test(one.text));

/** Whether a tree has no words. */
export const isBlank = (tree: unknown): boolean => words(tree as RichText).trim() === '';

/** The words of the first block that a round trip changes; undefined if there is no such block. */
export const changedBlock = (tree: unknown): string | undefined =>
  ((tree as RichText).children ?? [])
    .filter((block) => !isSame(block, writeBody({ type: 'root', children: [block] })))
    .map(words)[0];

const FIELD = { name: 'body', type: 'rich-text' } as const;

const paragraph = (text: string): RichText => ({ type: 'p', children: [{ type: 'text', text }] });

/** One block as Markdown; undefined if Tina cannot serialise a part of it. */
function serialize(block: RichText): string | undefined {
  const inBlock = block.type === 'text' || block.type === 'a' || !block.type;
  const tree = { type: 'root', children: [inBlock ? { type: 'p', children: [block] } : block] };
  try {
    return references(String(serializeMDX(tree as Tree, FIELD, (url) => url) ?? '')).trim();
  } catch {
    return undefined;
  }
}

// A pair of these encloses a character's code: Tina's serialiser leaves it unchanged, and `references` replaces it.
const MARK = '\uF8FF';
const marked = (char = '') => `${MARK}${char.codePointAt(0)?.toString(16)}${MARK}`;
const references = (text: string) =>
  text.replaceAll(/\uF8FF([0-9a-f]+)\uF8FF/g, (_, code: string) =>
    code === '7b' ? '\\{' : `&#x${code};`,
  );

/**
 * Adds character references for what Tina's serialiser does not escape: `{`, a paragraph that begins with `import` or
 * `export`, and a letter or symbol at the edge of bold or italic words, such as the b in `**Note:**bring`.
 */
function guarded(block: RichText): RichText {
  const leaves: RichText[] = [];
  const copy = (node: RichText): RichText => {
    const own = { ...node, ...(node.children && { children: node.children.map(copy) }) };
    // In code, characters and references are literal.
    if (own.text && !own.code) leaves.push(own);
    return own;
  };
  const guard = copy(block);
  // At a mark, Markdown looks at the characters on both sides: a reference counts as punctuation, which needs no space.
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
 * Removes links that no one made: the parser creates them from `www.site.example` and `http://site.example`, which
 * links of the site may not use.
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

/** The only block of a text, or the complete tree if there are several. */
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

/** A body as the editor would write it; unchanged if it cannot be parsed. */
export function canonicalBody(body: string): string {
  const tree = parseBody(references(body));
  return holds(tree, 'invalid_markdown') ? body : writeBody(tree);
}

const holds = (node: RichText, type: string): boolean =>
  node.type === type || (node.children ?? []).some((child) => holds(child, type));

const words = ({ type, text, children = [] }: RichText): string => {
  if (type === 'break') return ' ';
  // List items and nested lists are separate lines.
  const apart = type === 'ul' || type === 'ol' || type === 'li' ? '\n' : '';
  return text ?? children.map(words).join(apart);
};

/** The text of a body without marks, with a blank line between paragraphs, for calendars and feeds. */
export const plainText = (body: RichText | undefined): string =>
  (body?.children ?? []).map(words).join('\n\n');

/** A node of a body's tree, from the editor's parser: the site renders paragraphs, subheadings, lists, quotations,
 * marks and links. */
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
