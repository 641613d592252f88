// Pasting into a text of a form.

/** Elements that begin and end a paragraph. */
const BLOCKS =
  'p, div, h1, h2, h3, h4, h5, h6, li, ul, ol, tr, table, blockquote, pre, section, article, header, footer, dt, dd, hr, figure, figcaption';

/** What a reader of the document does not see as its text: deleted words, marks of comments, a formula's source. */
const UNSEEN =
  'style, script, template, title, meta, link, head, svg, [hidden], [aria-hidden=true], del, s, strike, annotation, .MsoCommentReference, .msocomanchor';

/** Word writes the number or the dot of an item as words, and hidden words and comments after the text. */
const UNSEEN_STYLE =
  /mso-list:\s*ignore|mso-hide:\s*all|mso-element:\s*comment|display:\s*none|visibility:\s*hidden|line-through/i;

/** Raised and lowered characters: as plain text, a power would become another number. */
const RAISED = { from: '0123456789+-−=()ni', to: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ', else: '^' };
const LOWERED = { from: '0123456789+-−=()', to: '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎', else: '_' };

/** Characters of the font Symbol, by their code in it, as Word and older documents write signs. */
const SYMBOLS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['abgdezhqiklmnxoprstufcyw', 'αβγδεζηθικλμνξοπρστυφχψω'],
    ['DFGLPQSWXY', 'ΔΦΓΛΠΘΣΩΞΨ'],
    ['£¥¬\u00AD®¯°±²³´µ¶·¸¹º»', '≤∞←↑→↓°±″≥×∝∂•÷≠≡≈'],
    ['ÆÇÈÉÌÎÏÑÕÖÙÚÞåò', '∅∩∪⊃⊂∈∉∇∏√∧∨⇒∑∫'],
  ].flatMap(([from = '', to = '']) => [...from].map((one, i) => [one, [...to][i] ?? one])),
);

/** Addresses that only redirect to the one in a parameter. */
const REDIRECTS: readonly [host: RegExp, parameter: string][] = [
  [/(?:^|\.)google\.\w{2,3}\/url$/, 'q'],
  [/\.safelinks\.protection\.outlook\.com\/$/, 'url'],
  [/^l\.(?:facebook|instagram)\.com\/$|^l\.facebook\.com\/l\.php$/, 'u'],
  [/^slack-redir\.net\/link$/, 'url'],
];

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/** The only level of subheadings that a text may have (tina/admin/forms/formField.ts). */
const SUBHEADING = 'h2';

/** Addresses that a link of a text may have. */
const ADDRESS = /^(?:https:\/\/|mailto:)\S+$/;

/** Addresses that lead nowhere outside of the document. The check reports all others that a link may not have. */
const INNER = /^(?:#|javascript:|$)/i;

/** A piece of a pasted paragraph. */
interface Piece {
  readonly text: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly url?: string;
}

type Style = Omit<Piece, 'text'>;

interface Paragraph {
  readonly pieces: readonly Piece[];
  /** The lists that it is an item of, from outside in; `h2`, `blockquote`; or nothing. */
  readonly within: readonly string[];
}

/** A block of Slate. */
interface Block {
  readonly type: string;
  readonly children: unknown[];
}

const isList = (type: string | undefined) => type === 'ul' || type === 'ol';

/** What the paragraphs in an element are within. Cells, and what is in an item, have no structure of their own. */
function withinOf(element: Element, around: readonly string[]): readonly string[] {
  const level = /mso-list:[^;]*level(\d)/.exec(element.getAttribute('style') ?? '')?.[1];
  if (level) {
    const isNumbered = /^\s*\w{1,4}[.)]/.test(element.textContent);
    return Array(Number(level)).fill(isNumbered ? 'ol' : 'ul');
  }
  if (element.closest('td, th')) return around;
  if (element.matches('ul, ol')) return [...around.filter(isList), element.localName];
  if (isList(around[0])) return around;
  if (element.matches(HEADINGS)) return [SUBHEADING];
  return element.matches('blockquote') ? ['blockquote'] : around;
}

/** The address that a link leads to in the end. */
function targetOf(link: Element, address: string): string {
  const { hostname, pathname, search } = link as HTMLAnchorElement;
  const [, parameter] = REDIRECTS.find(([from]) => from.test(`${hostname}${pathname}`)) ?? [];
  return (parameter && new URLSearchParams(search).get(parameter)) || address;
}

const isUnseen = (element: Element) =>
  element.matches(UNSEEN) || UNSEEN_STYLE.test(element.getAttribute('style') ?? '');

type Write = (text: string) => string;

/** How characters in an element are written as plain text. */
function writtenIn(element: Element): Write | undefined {
  const { verticalAlign = '', fontFamily = '' } = (element as HTMLElement).style ?? {};
  const isSecond = element.previousElementSibling !== null;
  if (
    element.matches('sup') ||
    verticalAlign === 'super' ||
    (isSecond && element.matches('msup > *'))
  )
    return (text) => shifted(text, RAISED);
  if (
    element.matches('sub') ||
    verticalAlign === 'sub' ||
    (isSecond && element.matches('msub > *'))
  )
    return (text) => shifted(text, LOWERED);
  // Word moves them into the private range.
  if (/^["']?symbol\b/i.test(fontFamily))
    return (text) =>
      text.replaceAll(/[\u0021-\u00ff\uf021-\uf0ff]/g, (one) => {
        const plain = String.fromCharCode(one.charCodeAt(0) & 0xff);
        return SYMBOLS[plain] ?? plain;
      });
  return undefined;
}

const ORDINAL = /^(?:st|nd|rd|th|er|re|e|ème|o|a|º|ª|tm|sm|™|®|\s)*$/i;

/** An ordinal's letters stay as they are; what has no character of its own is marked. */
function shifted(text: string, { from, to, else: mark }: typeof RAISED): string {
  const all = [...text].map((one) => [...to][[...from].indexOf(one)]);
  if (all.every((one) => one !== undefined)) return all.join('');
  return ORDINAL.test(text) ? text : `${mark}(${text})`;
}

/** The style of an element inside text of another style; Google Docs and Word use tags as well as CSS. */
function styleOf(element: Element, around: Style): Style {
  const { fontWeight, fontStyle } = (element as HTMLElement).style ?? {};
  const address = element.matches('a[href]') ? (element.getAttribute('href') ?? '').trim() : '';
  const isBold = fontWeight
    ? fontWeight === 'bold' || Number(fontWeight) >= 600
    : element.matches(`b, strong, th, ${HEADINGS}`) || around.bold;
  const isItalic = fontStyle
    ? fontStyle === 'italic' || fontStyle === 'oblique'
    : element.matches('i, em, cite') || around.italic;
  const url = INNER.test(address)
    ? around.url
    : targetOf(element, address).replace(/^http:/i, 'https:');
  return {
    ...(isBold && !element.matches(`th, ${HEADINGS}`) && { bold: true }),
    ...(isItalic && { italic: true }),
    ...(url && { url }),
  };
}

/** What a browser or a formula shows around and between parts of an element, and their text does not contain. */
const WRAPPED: Readonly<Record<string, readonly [open: string, between: string, close: string]>> = {
  q: ['“', '', '”'],
  mfrac: ['(', ')/(', ')'],
  msqrt: ['√(', '', ')'],
};

/** The paragraphs of an HTML document, with bold and italic words and links; the cells of a table row in one. */
export function paragraphsOf(root: Node): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let current: Piece[] = [];
  const end = (within: readonly string[]) => {
    if (current.some(({ text }) => text.trim()))
      paragraphs.push({ pieces: trimmed(current), within });
    current = [];
  };
  const read = (node: Node, style: Style, around: readonly string[], write: Write = String) => {
    if (node instanceof Text) {
      const text = write(node.data.replaceAll(/\s+/g, ' '));
      if (text) current.push({ ...style, text });
    }
    if (!(node instanceof Element) || isUnseen(node)) return;
    // A picture of a sign, such as an emoji; other pictures are uploaded.
    const sign = node.matches('img') && node.getAttribute('alt');
    if (sign && !/\p{L}|\s/u.test(sign)) current.push({ ...style, text: sign });
    const isCell = node.matches('td, th');
    const isBlock = node.matches(BLOCKS) && !node.parentElement?.closest('td, th');
    if (isBlock || node.matches('br:not(td *, th *)')) end(around);
    if (isCell && current.some(({ text }) => text.trim())) current.push({ text: ' | ' });
    const [own, within] = [styleOf(node, style), withinOf(node, around)];
    const writeIn = writtenIn(node) ?? write;
    const [open, between, close] = WRAPPED[node.localName] ?? [];
    if (open) current.push({ ...own, text: open });
    for (const [i, child] of [...node.childNodes].entries()) {
      if (between && i > 0) current.push({ ...own, text: between });
      read(child, own, within, writeIn);
    }
    if (close) current.push({ ...own, text: close });
    // A cell holds paragraphs of its own.
    if (node.matches(BLOCKS) && !isBlock) current.push({ text: ' ' });
    if (isBlock) end(within);
  };
  for (const child of root.childNodes) read(child, {}, []);
  end([]);
  return paragraphs;
}

/** A paragraph without spaces at its ends, or next to other spaces. */
function trimmed(pieces: readonly Piece[]): Piece[] {
  let isSpace = true;
  const once = pieces.map((piece) => {
    const text = isSpace ? piece.text.trimStart() : piece.text;
    if (text) isSpace = text.endsWith(' ');
    return { ...piece, text };
  });
  const last = once.findLastIndex(({ text }) => text.trim());
  return once
    .slice(0, last + 1)
    .map((piece, i) => (i === last ? { ...piece, text: piece.text.trimEnd() } : piece))
    .filter(({ text }) => text);
}

/** Paragraphs of a plain text: its lines, in which tabs between cells are readable. */
const linesOf = (text: string): Paragraph[] =>
  text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => line.trim().replaceAll(/\t+/g, ' | '))
    .filter(Boolean)
    .map((line) => ({
      pieces: [ADDRESS.test(line) ? { text: line, url: line } : { text: line }],
      within: [],
    }));

const leavesOf = (pieces: readonly Piece[]) =>
  pieces.map(({ url, ...text }) => {
    const leaf = { type: 'text', ...text };
    return url ? { type: 'a', url, title: '', children: [leaf] } : leaf;
  });

/** Adds a paragraph to blocks: an item to the list before it, or to the list in that one's last item. */
function add(blocks: Block[], [type = 'p', ...deeper]: readonly string[], leaves: unknown[]): void {
  if (!isList(type)) {
    blocks.push({ type, children: leaves });
    return;
  }
  const last = blocks.at(-1);
  const isNew = !last || !isList(last.type) || (deeper.length === 0 && last.type !== type);
  const list = isNew ? { type, children: [] } : last;
  if (isNew) blocks.push(list);
  const item = list.children.at(-1) as { children: Block[] } | undefined;
  if (deeper.length > 0 && item) add(item.children, deeper, leaves);
  else list.children.push({ type: 'li', children: [{ type: 'lic', children: leaves }] });
}

/** Paragraphs as blocks of Slate, for the place of the caret: in an item of a list they are items. */
export function blocksOf(paragraphs: readonly Paragraph[], caret?: Element | null): Block[] {
  const blocks: Block[] = [];
  const isInList = caret?.closest('li') != null;
  for (const { pieces, within } of paragraphs)
    add(blocks, isInList && !isList(within[0]) ? ['ul'] : within, leavesOf(pieces));
  const around = caret?.closest('[data-slate-node=element]:not([data-slate-inline])');
  if (isInList || paragraphs.length < 2 || !around?.textContent.replaceAll('\uFEFF', ''))
    return blocks;
  // Slate adds the words of the first and of the last block to the block that the caret is in.
  const empty = () => ({ type: 'p', children: leavesOf([{ text: '' }]) });
  if (blocks[0]?.type !== 'p') blocks.unshift(empty());
  if (blocks.at(-1)?.type !== 'p') blocks.push(empty());
  return blocks;
}

/** The type of Slate's own data on the clipboard: nodes as JSON, percent-encoded, as Base64. */
const FRAGMENT = 'application/x-slate-fragment';

/** The paragraphs that a text may hold of the clipboard; undefined if Plate pastes it correctly by itself. */
function paragraphsIn(data: DataTransfer, isSelected: boolean): Paragraph[] | undefined {
  if (data.types.includes(FRAGMENT)) return undefined;
  const [html, text] = [data.getData('text/html'), data.getData('text/plain')];
  // Plate makes the selected words a link.
  if (isSelected && ADDRESS.test(text.trim())) return undefined;
  if (!html) return linesOf(text);
  return paragraphsOf(new DOMParser().parseFromString(html, 'text/html').body);
}

/**
 * Tina: pastes headings of any level, tables, pictures and tabs, which Save refuses; loses bold words of Google Docs;
 * and an address alone breaks the text, which shows and saves nothing of it.
 * Here: what a text may hold is pasted, everything else as text: headings as subheadings, each paragraph of a quotation
 * as one of its own, links to http:// as links to https://.
 * Upstream: no report found. Written for tinacms 3.14.1 with plate 48.
 */
export function plainPasting(): void {
  document.addEventListener(
    'paste',
    (event) => {
      const text = (event.target as Element).closest?.('[data-slate-editor]');
      const { clipboardData } = event;
      if (!text || !clipboardData) return;
      const selection = getSelection();
      const paragraphs = paragraphsIn(clipboardData, !selection?.isCollapsed);
      if (!paragraphs) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const dataTransfer = new DataTransfer();
      const caret = selection?.anchorNode;
      const blocks = blocksOf(paragraphs, caret instanceof Element ? caret : caret?.parentElement);
      dataTransfer.setData(FRAGMENT, btoa(encodeURIComponent(JSON.stringify(blocks))));
      const inputType = 'insertFromPaste';
      const options = { inputType, dataTransfer, bubbles: true, cancelable: true };
      text.dispatchEvent(new InputEvent('beforeinput', options));
    },
    true,
  );
}
