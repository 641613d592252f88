import type { Tree } from '../miniature.ts';

/** One way to break valid content, and what the check has to say of it. */
export interface Damage {
  name: string;
  file: string;
  /**
   * What to replace in the file, once. In the new text ⟦ marks the place that has to be reported;
   * without it that is the top of the file.
   */
  edit?: readonly [find: string, put: string];
  /** A change to the tree that is no edit of text. */
  change?: (tree: Tree) => void;
  /** The line and column, where no mark can tell them. */
  at?: readonly [line: number, column: number];
  /** How many more problems the same damage makes. */
  others?: number;
  severity?: 'warning';
  rule: string;
  suggestion?: string;
}

export const TALK = 'content/talks/one-1.json';
export const HOME = 'content/pages/home.json';
export const EVENT = 'content/events/one-1.mdx';
export const ENTERPRISE = 'content/pages/enterprise.json';
export const TEAM = 'content/pages/team.json';
export const EDUCATION = 'content/pages/education.json';
export const RISK = 'content/pages/risk.json';
export const SVG = 'public/images/talks/one.svg';

/** Several damages to one file. */
export const inFile = (file: string, damages: readonly Omit<Damage, 'file'>[]): Damage[] =>
  damages.map((damage) => ({ ...damage, file }));

export const move = (from: string, to: string) => (tree: Tree) => {
  tree.set(to, tree.get(from) as string);
  tree.delete(from);
};

export const copy = (from: string, to: string) => (tree: Tree) => {
  tree.set(to, tree.get(from) as string);
};

/** Gives a JSON record more fields. */
export const add =
  (file: string, fields: object) =>
  (tree: Tree): void => {
    const record = JSON.parse(`${tree.get(file)}`);
    tree.set(file, `${JSON.stringify({ ...record, ...fields }, null, 2)}\n`);
  };

export const bytes = (file: string, change: (content: Buffer) => Buffer) => (tree: Tree) => {
  tree.set(file, change(Buffer.from(tree.get(file) as string)));
};

/** The first bytes of a PNG picture of that size: all that the check reads of it. */
export function png(width: number, height: number): Buffer {
  const head = Buffer.alloc(24);
  head.write('\x89PNG\r\n\x1a\n', 'latin1');
  head.write('IHDR', 12, 'latin1');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head;
}
