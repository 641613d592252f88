import type { RichText, RichTextInline } from './parseBody.ts';

const words = (node: RichTextInline): string => {
  if (node.type === 'break') return ' ';
  return node.type === 'a' ? node.children.map(words).join('') : node.text;
};

/** The words of a body without its marks, a blank line between paragraphs; for calendars and feeds. */
export const plainText = (body: RichText | undefined): string =>
  (body?.children ?? []).map(({ children }) => children.map(words).join('')).join('\n\n');
