import { Fragment, type ReactNode } from 'react';
import { Heading } from './Heading.tsx';
import { Link } from './Link.tsx';

/** A node of a record's body, in the format of the editor's parser (content/load/text/body.ts). */
interface RichTextNode {
  type: string;
  text?: string;
  bold?: boolean;
  italic?: boolean;
  code?: boolean;
  url?: string;
  children?: readonly RichTextNode[];
}

type Below = 1 | 2;

function show(node: RichTextNode, below: Below): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: nodes have no id and never move
  const inner = node.children?.map((child, i) => <Fragment key={i}>{show(child, below)}</Fragment>);

  if (node.type === 'break') return <br />;
  if (node.text !== undefined) {
    const text = node.code ? (
      <code className="font-mono text-[0.9em]">{node.text}</code>
    ) : (
      node.text
    );
    const words = node.italic ? <em>{text}</em> : text;
    return node.bold ? <strong>{words}</strong> : words;
  }
  if (node.type === 'a' && node.url) {
    return (
      <Link href={node.url} className="text-signal underline underline-offset-[0.2em]">
        {inner}
      </Link>
    );
  }
  switch (node.type) {
    case 'p':
      return <p>{inner}</p>;
    case 'h2':
      return (
        <Heading below={below} className="display-4 pt-2 text-text">
          {inner}
        </Heading>
      );
    case 'ul':
      return <ul className="list-disc space-y-1 ps-5 marker:text-text-3">{inner}</ul>;
    case 'ol':
      return <ol className="list-decimal space-y-1 ps-7 marker:text-text-3">{inner}</ol>;
    case 'li':
      return <li>{inner}</li>;
    case 'blockquote':
      return (
        <blockquote className="display-4 border-s-2 border-edge ps-4 italic">
          <p>{inner}</p>
        </blockquote>
      );
    default:
      return inner;
  }
}

interface RichTextProps {
  body: RichTextNode;
  /** The levels of its subheadings below the section's own heading. */
  below?: Below;
}

/** The body of a record: paragraphs, subheadings, lists and quotations, with bold, italic and links. */
export const RichText = ({ body, below = 1 }: RichTextProps) => show(body, below);
