import type { RichText } from './parseBody.ts';

const words = ({ type, text, children = [] }: RichText): string =>
  type === 'break' ? ' ' : (text ?? children.map(words).join(''));

/** The words of a body without its marks, a blank line between paragraphs; for calendars and feeds. */
export const plainText = (body: RichText | undefined): string =>
  (body?.children ?? []).map(words).join('\n\n');
