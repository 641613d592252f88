import { parseMDX, serializeMDX } from '@tinacms/mdx';

type Tree = Parameters<typeof serializeMDX>[0];

/** Whether a link is www.firm.example as somebody typed it: the grammar makes a link of it, to http://. */
export const isBareAddress = (url: string | undefined, text: string): boolean =>
  /^www\./i.test(text) && url?.toLowerCase() === `http://${text.toLowerCase()}`;

/** A tree in which bare addresses are the text that was typed. */
const withPlainAddresses = (node: RichText): RichText => ({
  ...node,
  ...(node.children && {
    children: node.children.flatMap((child) =>
      isBareAddress(child.url, words(child)) ? (child.children ?? []) : withPlainAddresses(child),
    ),
  }),
});

/** The text of a body's tree, as the editor writes it. */
export const writeBody = (tree: unknown): string =>
  String(
    serializeMDX(
      withPlainAddresses(tree as RichText) as Tree,
      { name: 'body', type: 'rich-text' },
      (url) => url,
    ) ?? '',
  )
    .trim()
    .replace(/\bwww\\\./gi, (escaped) => escaped.replace('\\', ''));

/** A body as the editor would write it; one that cannot be read stays as it is. */
export function canonicalBody(body: string): string {
  const tree = parseBody(body);
  return holds(tree, 'invalid_markdown') ? body : writeBody(tree);
}

const holds = (node: RichText, type: string): boolean =>
  node.type === type || (node.children ?? []).some((child) => holds(child, type));

const words = ({ type, text, children = [] }: RichText): string =>
  type === 'break' ? ' ' : (text ?? children.map(words).join(''));

/** The words of a body without its marks, a blank line between paragraphs; for calendars and feeds. */
export const plainText = (body: RichText | undefined): string =>
  (body?.children ?? []).map(words).join('\n\n');

/** A node of a body's tree, as the editor's parser gives it: the site renders paragraphs, marks and links. */
export interface RichText {
  type: string;
  text?: string;
  bold?: boolean;
  italic?: boolean;
  url?: string;
  children?: RichText[];
}

/** The tree of a body. */
export const parseBody = (body: string) =>
  withPlainAddresses(parseMDX(body, { name: 'body', type: 'rich-text' }, (url) => url) as RichText);
