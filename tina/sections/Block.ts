/** A section in its page's form. */
export interface Block {
  readonly _template: string;
  readonly hidden?: boolean;
  readonly [key: string]: unknown;
}

/** A kind of section, as its form knows it. */
interface Template {
  readonly label: string;
  /** Where its picture is. */
  readonly previewSrc?: string;
  readonly itemProps?: (block: Block) => { label: string };
  readonly defaultItem?: () => Record<string, unknown>;
}

/** The list of sections, as Tina hands it to its component. */
export interface BlockField {
  readonly name: string;
  readonly templates: Readonly<Record<string, Template>>;
  readonly min?: number;
  readonly max?: number;
}

const keys = new WeakMap<Block, number>();
let last = 0;

/** What tells a section apart from the others of its list, wherever it is moved. */
export function keyOf(block: Block): number {
  const key = keys.get(block) ?? ++last;
  keys.set(block, key);
  return key;
}

/** A section in words: its kind, and what names it. */
export const labelOf = ({ templates }: BlockField, block: Block): string => {
  const template = templates[block._template];
  return template?.itemProps?.(block).label ?? template?.label ?? 'A kind that is not known';
};

/** The same section once more. No two sections of a page have one anchor. */
export function duplicate(block: Block): Block {
  const { anchor: _, ...copy } = structuredClone(block);
  return copy as Block;
}

/** A section of a kind as it begins. */
export const newBlock = ({ templates }: BlockField, name: string): Block => ({
  ...templates[name]?.defaultItem?.(),
  _template: name,
});
