import { serializeMDX } from '@tinacms/mdx';
import { parseBody, type RichText } from './parseBody.ts';

type Tree = Parameters<typeof serializeMDX>[0];

/** The text of a body's tree, as the editor writes it. */
export const writeBody = (tree: unknown): string =>
  String(
    serializeMDX(tree as Tree, { name: 'body', type: 'rich-text' }, (url) => url) ?? '',
  ).trim();

/** A body as the editor would write it; one that cannot be read stays as it is. */
export function canonicalBody(body: string): string {
  const tree = parseBody(body);
  return holds(tree, 'invalid_markdown') ? body : writeBody(tree);
}

const holds = (node: RichText, type: string): boolean =>
  node.type === type || (node.children ?? []).some((child) => holds(child, type));
