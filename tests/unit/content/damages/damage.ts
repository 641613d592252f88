import { crc32, deflateSync } from 'node:zlib';
import type { Tree } from '../miniature.ts';

/** One way to break valid content, and the check's expected message. */
export interface Damage {
  name: string;
  file: string;
  /**
   * The text to replace in the file, once. In the new text, ⟦ marks the expected position of the problem; without it, the
   * problem is at the top of the file.
   */
  edit?: readonly [find: string, put: string];
  /** A change to the tree that is not a replacement of text. */
  change?: (tree: Tree) => void;
  /** The line and column, if a mark cannot express them. */
  at?: readonly [line: number, column: number];
  /** How many further problems the same damage causes. */
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

/** Several changes to one file. */
export const inFile = (file: string, damages: readonly Omit<Damage, 'file'>[]): Damage[] =>
  damages.map((damage) => ({ ...damage, file }));

export const move = (from: string, to: string) => (tree: Tree) => {
  tree.set(to, tree.get(from) as string);
  tree.delete(from);
};

export const copy = (from: string, to: string) => (tree: Tree) => {
  tree.set(to, tree.get(from) as string);
};

/** Adds fields to a JSON record. */
export const add =
  (file: string, fields: object) =>
  (tree: Tree): void => {
    const record = JSON.parse(`${tree.get(file)}`);
    tree.set(file, `${JSON.stringify({ ...record, ...fields }, null, 2)}\n`);
  };

export const bytes = (file: string, change: (content: Buffer) => Buffer) => (tree: Tree) => {
  tree.set(file, change(Buffer.from(tree.get(file) as string)));
};

/** A chunk of a PNG file: its length, type, data and checksum. */
function chunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind), data]);
  const part = Buffer.alloc(named.length + 8);
  part.writeUInt32BE(data.length);
  named.copy(part, 4);
  part.writeUInt32BE(crc32(named), named.length + 4);
  return part;
}

/** The most rows that are written: larger pictures are refused before they are decoded. */
const MOST_ROWS = 10_000;

/** A black PNG picture of that size. */
export function png(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  // One bit per pixel.
  head[8] = 1;
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * Math.min(height, MOST_ROWS));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
