// Pasting into a text of a form.

/** Elements that begin and end a paragraph. */
const BLOCKS =
  'p, div, h1, h2, h3, h4, h5, h6, li, ul, ol, tr, table, blockquote, pre, section, article, header, footer, dt, dd, hr, figure, figcaption';

const UNSEEN = 'style, script, template, title, meta, link, head, svg, img, [hidden]';

/** Addresses that a link of a text may have. */
const ADDRESS = /^(?:https:\/\/|mailto:)\S+$/;

/** A piece of a pasted paragraph. */
interface Piece {
  readonly text: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly url?: string;
}

type Style = Omit<Piece, 'text'>;

/** The style of an element inside text of another style; Google Docs and Word use tags as well as CSS. */
function styleOf(element: Element, around: Style): Style {
  const { fontWeight, fontStyle } = (element as HTMLElement).style ?? {};
  const address = element.matches('a[href]') ? (element.getAttribute('href') ?? '') : '';
  const isBold = fontWeight
    ? fontWeight === 'bold' || Number(fontWeight) >= 600
    : element.matches('b, strong, th, h1, h2, h3, h4, h5, h6') || around.bold;
  const isItalic = fontStyle
    ? fontStyle === 'italic' || fontStyle === 'oblique'
    : element.matches('i, em, cite') || around.italic;
  const url = ADDRESS.test(address) ? address : around.url;
  return {
    ...(isBold && !element.matches('h1, h2, h3, h4, h5, h6, th') && { bold: true }),
    ...(isItalic && { italic: true }),
    ...(url && { url }),
  };
}

/** The paragraphs of an HTML document, with bold and italic words and links; the cells of a table row in one. */
export function paragraphsOf(root: Node): Piece[][] {
  const paragraphs: Piece[][] = [];
  let current: Piece[] = [];
  const end = () => {
    const [first] = current;
    if (current.some(({ text }) => text.trim()) && first) paragraphs.push(trimmed(current));
    current = [];
  };
  const read = (node: Node, style: Style) => {
    if (node instanceof Text) {
      const text = node.data.replaceAll(/\s+/g, ' ');
      if (text) current.push({ ...style, text });
    }
    if (!(node instanceof Element)) return;
    if (node.matches(UNSEEN)) return;
    const isCell = node.matches('td, th');
    const isBlock = node.matches(BLOCKS) && !node.parentElement?.closest('td, th');
    if (isBlock || node.matches('br:not(td *, th *)')) end();
    if (isCell && current.some(({ text }) => text.trim())) current.push({ text: ' | ' });
    const own = styleOf(node, style);
    for (const child of node.childNodes) read(child, own);
    // A cell holds paragraphs of its own.
    if (node.matches(BLOCKS) && !isBlock) current.push({ text: ' ' });
    if (isBlock) end();
  };
  for (const child of root.childNodes) read(child, {});
  end();
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
const linesOf = (text: string): Piece[][] =>
  text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => line.trim().replaceAll(/\t+/g, ' | '))
    .filter(Boolean)
    .map((line) => [ADDRESS.test(line) ? { text: line, url: line } : { text: line }]);

/** Paragraphs as Slate nodes. */
const nodesOf = (paragraphs: readonly (readonly Piece[])[]) =>
  paragraphs.map((pieces) => ({
    type: 'p',
    children: pieces.map(({ url, ...text }) => {
      const leaf = { type: 'text', ...text };
      return url ? { type: 'a', url, title: '', children: [leaf] } : leaf;
    }),
  }));

/** The type of Slate's own data on the clipboard: nodes as JSON, percent-encoded, as Base64. */
const FRAGMENT = 'application/x-slate-fragment';

/** The paragraphs that a text may hold of the clipboard; undefined if Plate pastes it correctly by itself. */
function paragraphsIn(data: DataTransfer, isSelected: boolean): Piece[][] | undefined {
  if (data.types.includes(FRAGMENT)) return undefined;
  const [html, text] = [data.getData('text/html'), data.getData('text/plain')];
  // Plate makes the selected words a link.
  if (isSelected && ADDRESS.test(text.trim())) return undefined;
  if (!html) return linesOf(text);
  return paragraphsOf(new DOMParser().parseFromString(html, 'text/html').body);
}

/**
 * Tina: pastes headings, lists, tables, pictures and tabs, which Save refuses; loses bold words of Google Docs; and an
 * address alone breaks the text, which shows and saves nothing of it.
 * Here: paragraphs, bold and italic words and links are pasted, everything else as text.
 * Upstream: no report found. Written for tinacms 3.14.1 with plate 48.
 */
export function plainPasting(): void {
  document.addEventListener(
    'paste',
    (event) => {
      const text = (event.target as Element).closest?.('[data-slate-editor]');
      const { clipboardData } = event;
      if (!text || !clipboardData) return;
      const paragraphs = paragraphsIn(clipboardData, !getSelection()?.isCollapsed);
      if (!paragraphs) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const dataTransfer = new DataTransfer();
      dataTransfer.setData(FRAGMENT, btoa(encodeURIComponent(JSON.stringify(nodesOf(paragraphs)))));
      const inputType = 'insertFromPaste';
      const options = { inputType, dataTransfer, bubbles: true, cancelable: true };
      text.dispatchEvent(new InputEvent('beforeinput', options));
    },
    true,
  );
}
