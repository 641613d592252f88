import { withArticlePages } from '../../content/load/publish/articles.ts';
import { stateAt, stateText } from '../../content/load/publish/publication.ts';
import { locateFile } from '../../content/load/source/placement.ts';
import {
  type Collection,
  type CollectionName,
  type Content,
  collections,
} from '../../content/schema/collections.ts';
import { type LiveEntry, LiveRecord, type Node } from './LiveRecord.ts';
import type { SourceMarks } from './sourceMarks.ts';

/** The records of a page by their files, each as the values of its form. */
export type PageRecords = ReadonlyMap<string, Node>;

/** What a page shows now, and where it came from. */
export interface Live {
  content: Content;
  /** The fields of numbers and days by their value. */
  values: ReadonlyMap<string, ReadonlySet<string>>;
  /** What keeps visitors from seeing a record or a section, in words, by what its fields begin with. */
  unpublished: ReadonlyMap<string, string>;
}

const NAMES = Object.keys(collections) as CollectionName[];

interface Kept {
  /** What it was made from. */
  readonly node: Node;
  readonly live: LiveRecord;
  readonly entry: LiveEntry;
  /** What keeps visitors from seeing the record. */
  readonly state: string | undefined;
}

/** The content of a page from what is being typed. A record whose values are the same is not converted again. */
export class LiveContent {
  readonly #marks: SourceMarks;
  /** By the values of numbers and days. A record adds to it when its fields are read. */
  readonly #values = new Map<string, Set<string>>();
  #kept = new Map<string, Kept>();
  /** The kind of each file, in the order of their names. */
  #kinds = new Map<string, CollectionName | undefined>();

  constructor(marks: SourceMarks) {
    this.#marks = marks;
  }

  /** @param records from nothing come blank records */
  update(records: PageRecords): Live {
    const isSame = records.size === this.#kinds.size;
    if (!isSame || [...records.keys()].some((file) => !this.#kinds.has(file))) this.#begin(records);
    const unpublished = new Map<string, string>();
    const all = Object.fromEntries(NAMES.map((name): [string, LiveEntry[]] => [name, []]));
    const blanks: LiveRecord['blanks'][number][] = [];
    for (const [file, name] of this.#kinds) {
      const node = records.get(file);
      if (!name || !node) continue;
      const { entry, live, state } = this.#keep(name, file, node);
      all[name]?.push(entry);
      blanks.push(...live.blanks);
      if (state) unpublished.set(file, state);
      for (const section of live.hidden) unpublished.set(section, 'Hidden');
    }
    for (const { collection, entry } of blanks) all[collection]?.push(entry);
    const content = NAMES.map((name) => {
      const { single }: Collection = collections[name];
      const entries = all[name] ?? [];
      return [name, single ? (entries[0] ?? this.#convert().blank(collections[name])) : entries];
    });
    return {
      content: withArticlePages(Object.fromEntries(content) as Content),
      values: this.#values,
      unpublished,
    };
  }

  /** Converts all again, because a reference may lead to a record that has come. */
  #begin(records: PageRecords): void {
    this.#kept = new Map();
    this.#values.clear();
    const files = [...records.keys()].sort();
    this.#kinds = new Map(files.map((file) => [file, locateFile(file).placed?.collection]));
  }

  #convert = () => new LiveRecord(this.#marks, this.#kinds, this.#values);

  #keep(name: CollectionName, file: string, node: Node): Kept {
    const known = this.#kept.get(file);
    if (known?.node === node) return known;
    known?.live.forget();
    const live = this.#convert();
    const entry = live.entry(collections[name], node, file, file);
    const now = Date.now();
    const isPublic = stateAt({ entry }, now) === 'published';
    const kept = { node, live, entry, state: isPublic ? undefined : stateText({ entry }, now) };
    this.#kept.set(file, kept);
    return kept;
  }
}
