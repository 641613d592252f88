import { z } from 'zod';
import { openField, variantsOf } from '../../content/load/read/schemaWalk.ts';
import type { RichText } from '../../content/load/text/body.ts';
import type { FieldMeta } from '../../content/schema/cms.ts';
import {
  type Collection,
  type CollectionName,
  collectionIn,
} from '../../content/schema/collections.ts';
import { TYPE } from '../../content/schema/section.ts';
import { tinaName } from '../shared/tinaName.ts';
import {
  isReadable,
  isValid,
  missingAddress,
  missingWords,
  nearestNumber,
  SOME_DAY,
} from './fallbacks.ts';
import { blockName } from './pageQuery.ts';
import type { SourceMarks } from './sourceMarks.ts';

type Schema = z.core.$ZodType;

/** A record or a group of it as the editor sends it. */
export type Node = Record<string, unknown>;

/** A record in the shape that pages read. */
export interface LiveEntry extends Node {
  slug: string;
  file: string;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/**
 * Converts records from the editor's shape to the shape that pages read: the schema's names, no absent fields, a path
 * for a reference. Texts and pictures carry their field; missing and incomplete values get a fallback.
 */
export class LiveRecords {
  /** The fields of numbers and days by their value. These have no mark, because components calculate with them. */
  readonly values = new Map<string, string[]>();
  /** Blank records for references without a target. */
  readonly blanks: { collection: CollectionName; entry: LiveEntry }[] = [];
  /** Hidden sections, by the prefix of their fields. */
  readonly hidden: string[] = [];
  readonly #marks: SourceMarks;
  readonly #files: ReadonlySet<string>;

  /** @param files the possible targets of references */
  constructor(marks: SourceMarks, files: ReadonlySet<string>) {
    this.#marks = marks;
    this.#files = files;
  }

  /**
   * @param node undefined for a blank record
   * @param handle the prefix of the record's fields in the editor's form
   */
  entry({ schema }: Collection, node: Node | undefined, file: string, handle: string): LiveEntry {
    const slug = file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
    return { ...this.group(schema as z.ZodObject, node, handle), slug, file };
  }

  /** @param within what a group is called, before the labels of its fields */
  group(schema: z.ZodObject, node: unknown, handle: string, within = ''): object {
    const fields = Object.entries(schema.shape).map(([key, inner]) => {
      const name = tinaName(key);
      // For a missing group the form can open only the group itself.
      return isNode(node)
        ? [key, this.#value(inner as Schema, node[name] ?? null, `${handle}.${name}`, within)]
        : [key, this.#value(inner as Schema, undefined, handle)];
    });
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }

  #value(wrapped: Schema, value: unknown, handle: string, within = ''): unknown {
    const { schema, meta, optional } = openField(wrapped);
    const label = [within, meta?.label].filter(Boolean).join(' › ');
    const absent = value === null || value === undefined || value === '';
    if (absent && optional) return undefined;
    if (schema instanceof z.ZodArray) {
      const variants = variantsOf(schema.element);
      if (variants.size > 0) return this.#blocks(variants, value, handle);
      // A blank record has one item in each list, so that it has the same links as others.
      const items = Array.isArray(value) ? value : value === undefined ? [undefined] : [];
      return items.map((item, i) => this.#value(schema.element, item, `${handle}.${i}`));
    }
    if (schema instanceof z.ZodObject) return this.group(schema, value, handle, label);
    if (schema instanceof z.ZodLiteral) return schema.value;
    if (meta?.widget === 'markdown') return this.#text(meta, value, handle, label);
    if (meta?.widget === 'reference') return this.#reference(meta, value, handle);
    if (meta?.widget === 'image')
      return this.#marks.picture(absent ? undefined : String(value), handle, label);
    if (meta?.widget === 'date') {
      return this.#counted(isValid(schema, value) ? String(value) : SOME_DAY, handle);
    }
    if (meta?.widget === 'time')
      return isValid(schema, value) ? this.#counted(String(value), handle) : undefined;
    if (meta?.widget === 'datetime' || meta?.widget === 'colour')
      return isValid(schema, value) ? value : undefined;
    if (schema instanceof z.ZodNumber) return this.#counted(nearestNumber(schema, value), handle);
    if (schema instanceof z.ZodBoolean) return Boolean(value);
    if (schema instanceof z.ZodEnum) return isValid(schema, value) ? value : schema.options[0];
    if (meta?.widget === 'link' || schema instanceof z.ZodURL) {
      return isValid(schema, value) ? value : missingAddress(handle);
    }
    return this.#marks.text(absent ? missingWords(meta) : String(value), handle, label);
  }

  /** Blocks, each by the schema of its type; blocks of unknown types are left out. */
  #blocks(variants: ReadonlyMap<string, z.ZodObject>, value: unknown, handle: string): unknown[] {
    return (Array.isArray(value) ? value : []).flatMap((item, i) => {
      const name = isNode(item) ? blockName(item, variants.keys()) : undefined;
      const variant = name && variants.get(name);
      if (!variant) return [];
      const own = `${handle}.${i}`;
      if (isNode(item) && item.hidden) this.hidden.push(own);
      return [{ ...this.group(variant, item, own), [TYPE]: name }];
    });
  }

  #counted<T extends string | number>(value: T, handle: string): T {
    const key = String(value);
    this.values.set(key, [...(this.values.get(key) ?? []), handle]);
    return value;
  }

  #reference({ collection: folder }: FieldMeta, value: unknown, handle: string): string {
    // A new record comes in the shape of its form.
    const file = String((isNode(value) ? value.id : value) ?? '');
    if (this.#files.has(file)) return file;
    const [name, collection] = collectionIn(folder);
    // A click on any part of the blank record opens the field in which a record is chosen.
    const entry = this.entry(collection, undefined, handle, handle);
    this.blanks.push({ collection: name, entry });
    return handle;
  }

  #text(meta: FieldMeta | undefined, tree: unknown, handle: string, label: string): RichText {
    const children = isNode(tree) && Array.isArray(tree.children) ? tree.children : [];
    const words = children.length > 0 ? children : [{ type: 'text', text: missingWords(meta) }];
    return { type: 'root', children: words.map((child) => this.#branch(child, handle, label)) };
  }

  #branch({ text, url, children, ...rest }: RichText, handle: string, label: string): RichText {
    return {
      ...rest,
      ...(typeof text === 'string' && { text: this.#marks.text(text, handle, label) }),
      ...(typeof url === 'string' && { url: isReadable(url) ? url : missingAddress(handle) }),
      ...(Array.isArray(children) && {
        children: children.map((child) => this.#branch(child, handle, label)),
      }),
    };
  }
}
