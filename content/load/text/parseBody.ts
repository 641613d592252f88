import { parseMDX } from '@tinacms/mdx';

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
  parseMDX(body, { name: 'body', type: 'rich-text' }, (url) => url) as RichText;
