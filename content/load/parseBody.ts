import { parseMDX } from '@tinacms/mdx';

/** A stretch of text. */
export interface RichTextWords {
  type: 'text';
  text: string;
  bold?: boolean;
  italic?: boolean;
}

/** A link with its words. */
export interface RichTextLink {
  type: 'a';
  url: string;
  title?: string | null;
  children: RichTextWords[];
}

/** A line break inside a paragraph. */
export interface RichTextBreak {
  type: 'break';
}

/** What a paragraph is made of. */
export type RichTextInline = RichTextWords | RichTextLink | RichTextBreak;

export interface RichTextParagraph {
  type: 'p';
  children: RichTextInline[];
}

/** The body of an MDX record: the part of the editor's tree that the site renders. */
export interface RichText {
  type: 'root';
  children: RichTextParagraph[];
}

/** A node as the parser gives it, before it is known to be one of those above. */
export interface AnyNode {
  type: string;
  text?: string;
  url?: string;
  value?: string;
  message?: string;
  position?: { start: { offset: number }; end: { offset: number } };
  code?: boolean;
  strikethrough?: boolean;
  children?: AnyNode[];
}

/** The tree of any body. */
export const parseAnyBody = (body: string) =>
  parseMDX(body, { name: 'body', type: 'rich-text' }, (url) => url) as AnyNode;

/** The tree of a body that the check has passed. */
export function parseBody(body: string): RichText {
  return parseAnyBody(body) as RichText;
}
