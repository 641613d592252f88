import { type DefaultTreeAdapterTypes, html as names, parse, serialize } from 'parse5';
import { TAG as ISLAND } from './islands/runtime.ts';

type Parent = DefaultTreeAdapterTypes.ParentNode;
type Element = DefaultTreeAdapterTypes.Element;
type Text = DefaultTreeAdapterTypes.TextNode;

/** Elements whose text cannot contain a marked element. */
const PLAIN = new Set(['title', 'script', 'style', 'option', 'textarea']);

/**
 * Marks untranslated texts with the site's own language (WCAG 2.2, 3.1.2). Texts are found by their content, because
 * views receive strings without their source. Elements that an island renders again only get attributes, no new
 * element.
 * @param html a complete document
 * @param texts those without a translation
 * @param dir the direction of their language, if it differs from the page's
 */
export function markLanguage(
  html: string,
  texts: ReadonlySet<string>,
  language: string,
  dir?: 'ltr' | 'rtl',
): string {
  if (texts.size === 0) return html;
  const attributes = [
    { name: 'lang', value: language },
    ...(dir ? [{ name: 'dir', value: dir }] : []),
  ];
  const mark = (parent: Parent, isInIsland: boolean) => {
    const isMarked = (node: Parent['childNodes'][number]): node is Text =>
      'value' in node && texts.has(node.value.trim());
    for (const node of [...parent.childNodes]) {
      if ('tagName' in node && !PLAIN.has(node.tagName))
        mark(node, isInIsland || node.tagName === ISLAND);
      if (!isMarked(node) || !('attrs' in parent)) continue;
      if (parent.childNodes.length === 1) {
        if (!parent.attrs.some(({ name }) => name === 'lang')) parent.attrs.push(...attributes);
      } else if (!isInIsland) wrap(node, parent, attributes);
    }
  };
  const page = parse(html);
  mark(page, false);
  return serialize(page);
}

/** Wraps a text in a `span` with attributes. */
function wrap(text: Text, parent: Element, attrs: Element['attrs']): void {
  const span: Element = {
    nodeName: 'span',
    tagName: 'span',
    namespaceURI: names.NS.HTML,
    attrs,
    childNodes: [text],
    parentNode: parent,
  };
  parent.childNodes[parent.childNodes.indexOf(text)] = span;
  text.parentNode = span;
}
