import { z } from 'zod';
import { openField, shapeOf, variantsOf } from '../../content/load/read/schemaWalk.ts';
import { parseBody, type RichText } from '../../content/load/text/body.ts';
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
import type { SourceMarks } from './sourceMarks.ts';

type Schema = z.core.$ZodType;

/** A record or a group of it as its form holds it. */
export type Node = Record<string, unknown>;

/** A record in the shape that pages read. */
export interface LiveEntry extends Node {
  slug: string;
  file: string;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

const isAbsent = (value: unknown) => value === null || value === undefined || value === '';

/** Whether blank records or hidden sections may come from a field: these are known before anything is read. */
const holdsRecords = (schema: Schema, meta: FieldMeta | undefined) =>
  schema instanceof z.ZodArray || schema instanceof z.ZodObject || meta?.widget === 'reference';

/** Gives a group a field whose value is computed when it is read first. */
function readLater(group: object, key: string, read: () => unknown): void {
  const get = () => {
    const value = read();
    Object.defineProperty(group, key, { value, enumerable: true });
    return value;
  };
  Object.defineProperty(group, key, { get, enumerable: true, configurable: true });
}

/** The files of records. */
type Files = Pick<ReadonlySet<string>, 'has'>;

/** Collects what is found in a list by a key. */
const collect = (all: Map<string, Set<string>>, key: string, found: string) => {
  const known = all.get(key);
  if (known) known.add(found);
  else all.set(key, new Set([found]));
};

/**
 * Converts a record from the shape of its form to the shape that pages read: the schema's names, no absent fields.
 * Texts and pictures carry their field; missing and incomplete values get a fallback. Words, numbers and pictures are
 * converted when they are read: of ten thousand records a page shows a few.
 */
export class LiveRecord {
  /** Blank records for references without a target. */
  readonly blanks: { collection: CollectionName; entry: LiveEntry }[] = [];
  /** Hidden sections, by the prefix of their fields. */
  readonly hidden: string[] = [];
  readonly #marks: SourceMarks;
  readonly #files: Files;
  readonly #values: Map<string, Set<string>>;
  /** What this record added to the values. */
  readonly #counts: [value: string, handle: string][] = [];

  /**
   * @param files the possible targets of references
   * @param values collects the fields of numbers and days by their value. These have no mark, because components
   *   calculate with them
   */
  constructor(marks: SourceMarks, files: Files, values: Map<string, Set<string>>) {
    this.#marks = marks;
    this.#files = files;
    this.#values = values;
  }

  /** Takes back what the record added to the values: it is converted again. */
  forget(): void {
    for (const [value, handle] of this.#counts) this.#values.get(value)?.delete(handle);
  }

  /** A record of a kind that has none. */
  blank = (collection: Collection): LiveEntry => this.entry(collection, undefined, '', '');

  /**
   * @param node undefined for a blank record
   * @param handle the prefix of the record's fields on the page
   */
  entry({ schema }: Collection, node: Node | undefined, file: string, handle: string): LiveEntry {
    const slug = file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
    return Object.assign(this.group(schema as z.ZodObject, node, handle), { slug, file });
  }

  /** @param within what a group is called, before the labels of its fields */
  group(schema: z.ZodObject, node: unknown, handle: string, within = ''): object {
    const group = {};
    for (const [key, inner] of Object.entries(shapeOf(schema))) {
      const name = tinaName(key);
      // For a missing group the form can open only the group itself.
      const [value, own] = isNode(node)
        ? [node[name] ?? null, `${handle}.${name}`]
        : [undefined, handle];
      const { optional, schema: plain, meta } = openField(inner);
      if (isAbsent(value) && optional) continue;
      if (holdsRecords(plain, meta))
        Object.assign(group, { [key]: this.#value(inner, value, own, within) });
      else readLater(group, key, () => this.#value(inner, value, own, within));
    }
    return group;
  }

  #value(wrapped: Schema, value: unknown, handle: string, within = ''): unknown {
    const { schema, meta, optional } = openField(wrapped);
    const label = [within, meta?.label].filter(Boolean).join(' › ');
    const absent = isAbsent(value);
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
      const name = isNode(item) ? String(item[TYPE]) : '';
      const variant = variants.get(name);
      if (!variant) return [];
      const own = `${handle}.${i}`;
      if (isNode(item) && item.hidden) this.hidden.push(own);
      return [{ ...this.group(variant, item, own), [TYPE]: name }];
    });
  }

  #counted<T extends string | number>(value: T, handle: string): T {
    collect(this.#values, String(value), handle);
    this.#counts.push([String(value), handle]);
    return value;
  }

  #reference({ collection: folder }: FieldMeta, value: unknown, handle: string): string {
    const file = String(value ?? '');
    if (this.#files.has(file)) return file;
    const [name, collection] = collectionIn(folder);
    // A click on any part of the blank record opens the field in which a record is chosen.
    const entry = this.entry(collection, undefined, handle, handle);
    this.blanks.push({ collection: name, entry });
    return handle;
  }

  #text(meta: FieldMeta | undefined, value: unknown, handle: string, label: string): RichText {
    // A record that no form has opened has its Markdown.
    const tree = typeof value === 'string' ? parseBody(value) : value;
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
