import { Fragment, type ReactNode } from 'react';
import { Link } from './Link.tsx';

/** A node of a record's body, in the shape that the editor's parser gives (paragraphs, marks, links). */
export interface RichTextNode {
  type: string;
  text?: string;
  bold?: boolean;
  italic?: boolean;
  url?: string;
  children?: readonly RichTextNode[];
}

const children = (node: RichTextNode) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: nodes have no id and never move
  node.children?.map((child, i) => <Fragment key={i}>{show(child)}</Fragment>);

function show(node: RichTextNode): ReactNode {
  if (node.type === 'break') return <br />;
  if (node.text !== undefined) {
    const words = node.italic ? <em>{node.text}</em> : node.text;
    return node.bold ? <strong>{words}</strong> : words;
  }
  if (node.type === 'a' && node.url) {
    return (
      <Link href={node.url} className="text-signal underline underline-offset-[0.2em]">
        {children(node)}
      </Link>
    );
  }
  return node.type === 'p' ? <p>{children(node)}</p> : children(node);
}

/** The body of a record: paragraphs with bold, italic and links. */
export function RichText({ body }: { body: RichTextNode }) {
  return show(body);
}
