// Pasting into a text of a form.

/** Elements that begin and end a paragraph. */
const BLOCKS =
  'p, div, h1, h2, h3, h4, h5, h6, li, ul, ol, tr, table, blockquote, pre, section, article, header, footer, dt, dd, hr, figure, figcaption';

/** Word writes the number or the dot of an item as words. */
const UNSEEN =
  'style, script, template, title, meta, link, head, svg, img, [hidden], [style*="mso-list:Ignore" i]';

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/** The only level of subheadings that a text may have (tina/forms/formField.ts). */
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
  const url = INNER.test(address) ? around.url : address.replace(/^http:/i, 'https:');
  return {
    ...(isBold && !element.matches(`th, ${HEADINGS}`) && { bold: true }),
    ...(isItalic && { italic: true }),
    ...(url && { url }),
  };
}

/** The paragraphs of an HTML document, with bold and italic words and links; the cells of a table row in one. */
export function paragraphsOf(root: Node): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let current: Piece[] = [];
  const end = (within: readonly string[]) => {
    if (current.some(({ text }) => text.trim()))
      paragraphs.push({ pieces: trimmed(current), within });
    current = [];
  };
  const read = (node: Node, style: Style, around: readonly string[]) => {
    if (node instanceof Text) {
      const text = node.data.replaceAll(/\s+/g, ' ');
      if (text) current.push({ ...style, text });
    }
    if (!(node instanceof Element)) return;
    if (node.matches(UNSEEN)) return;
    const isCell = node.matches('td, th');
    const isBlock = node.matches(BLOCKS) && !node.parentElement?.closest('td, th');
    if (isBlock || node.matches('br:not(td *, th *)')) end(around);
    if (isCell && current.some(({ text }) => text.trim())) current.push({ text: ' | ' });
    const [own, within] = [styleOf(node, style), withinOf(node, around)];
    for (const child of node.childNodes) read(child, own, within);
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
