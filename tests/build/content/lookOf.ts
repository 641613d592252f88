import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/** Attributes that the build adds to pictures, and other invisible differences. */
const APART = new Set(['source', 'script', 'style', 'link']);

/** The appearance of a page: the tags of its body with their classes, and its texts. */
export function lookOf(html: string): string[] {
  const look: string[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('tagName' in node) {
      if (APART.has(node.tagName)) return;
      const name = node.attrs.find((attr) => attr.name === 'class')?.value ?? '';
      look.push(`<${node.tagName} ${name}>`);
    }
    if ('value' in node) look.push(node.value);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  const [page] = parse(html).childNodes.filter((node) => 'tagName' in node);
  const body = page?.childNodes.find((node) => 'tagName' in node && node.tagName === 'body');
  if (body) visit(body);
  return look;
}
