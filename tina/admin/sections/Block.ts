import { itemId, withoutIds } from '../../../content/compare/itemIds.ts';
import { oncePer } from '../../../content/schema/oncePer.ts';

/** A section in the form of its page. */
export interface Block {
  readonly _template: string;
  readonly hidden?: boolean;
  readonly anchor?: string;
  readonly [key: string]: unknown;
}

/** A type of section, as Tina's form describes it. */
interface Template {
  readonly label: string;
  /** The address of its picture. */
  readonly previewSrc?: string;
  readonly itemProps?: (block: Block) => { label: string };
  readonly defaultItem?: () => Record<string, unknown>;
}

/** The list of sections, as Tina passes it to its component. */
export interface BlockField {
  readonly label: string;
  readonly templates: Readonly<Record<string, Template>>;
}

let last = 0;

const ownKey = oncePer((_item: object) => ++last);

/** A React key that an item keeps when it is moved, and when something in it changes: so it keeps the focus. */
export const keyOf = (item: object): string => String(itemId(item) ?? ownKey(item));

/** The type of a section, in words. */
export const kindOf = ({ templates }: BlockField, block: Block): string =>
  templates[block._template]?.label ?? 'Unknown type';

/** The label of a section: its type and title. */
export const labelOf = (field: BlockField, block: Block): string =>
  field.templates[block._template]?.itemProps?.(block).label ?? kindOf(field, block);

/** A copy of a section, without its anchor, which must be unique on a page. */
export function duplicate(block: Block): Block {
  const { anchor: _, ...copy } = withoutIds(block) as Block;
  return copy as Block;
}

/** A new section of a type. */
export const newBlock = ({ templates }: BlockField, name: string): Block => ({
  ...templates[name]?.defaultItem?.(),
  _template: name,
});
