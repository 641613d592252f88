import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/** What the build adds to pictures, and what no visitor sees. */
const APART = new Set(['source', 'script', 'style', 'link']);

/** What a page looks like: the tags of its body with their classes, and its texts. */
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
