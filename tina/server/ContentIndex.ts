import { createDatabase, resolve } from '@tinacms/datalayer';
import { type Database, FilesystemBridge } from '@tinacms/graphql';
import { MemoryLevel } from 'memory-level';
import { isFields } from '../../content/load/read/schemaWalk.ts';
import { listFiles } from '../../content/load/source/files.ts';
import { placeFile } from '../../content/load/source/placement.ts';
import { translationPlace } from '../../content/load/translations/translationPlace.ts';
import { keepNewest } from '../../content/schema/keepNewest.ts';
import type { BuiltEditor } from '../build/BuiltEditor.ts';
import { VERSION } from '../forms/version.ts';
import { serial } from '../proposals/serial.ts';
import { readable } from './damagedRecords.ts';
import { versionOf } from './storedRecords.ts';

/** What Tina asks of its server. */
export interface Question {
  query: string;
  variables: object;
}

const NEVER = () => Promise.reject(new Error('Records are saved by the editor alone.'));

/** Reads records from their files. Nothing is written through Tina: `Store.save` is the only way. */
class ReadOnlyBridge extends FilesystemBridge {
  /** The versions of the records in the index. */
  readonly versions = new Map<string, string>();
  override put = NEVER;
  override delete = NEVER;

  override async get(file: string): Promise<string> {
    const text = await super.get(file);
    this.versions.set(file, versionOf(text));
    return readable(file, text);
  }
}

/** The records of a folder as Tina's queries find them: an index in memory, brought up to date before each answer. */
export class ContentIndex {
  readonly #root: string;
  readonly #bridge: ReadOnlyBridge;
  readonly #database: Database;
  readonly #schema: object;
  /** What is in the index, by the stamps of the files; undefined before the first answer. */
  #stamps: ReadonlyMap<string, string> | undefined;
  /** One answer after the other: a record and its version come from the same reading of its file. */
  readonly #lock = serial();

  /** @param root the folder that holds content/ */
  constructor(root: string, schema: BuiltEditor['schema']) {
    this.#root = root;
    this.#schema = schema;
    this.#bridge = new ReadOnlyBridge(root);
    this.#database = createDatabase({
      bridge: this.#bridge,
      // Tina's interface to a store is that of this version.
      databaseAdapter: new MemoryLevel<string, Record<string, unknown>>({ valueEncoding: 'json' }),
      gitProvider: { onPut: NEVER, onDelete: NEVER },
    });
  }

  ask({ query, variables }: Question): Promise<unknown> {
    return this.#lock(async () => {
      await this.#renew();
      const answer = await resolve({
        config: { useRelativeMedia: true },
        database: this.#database,
        // The edit page of Tina does not ask for it.
        query: query.replaceAll(/\b_sys\s*\{/g, '_sys { path '),
        variables,
        verbose: false,
        silenceErrors: true,
      });
      this.#addVersions(answer);
      return answer;
    });
  }

  /** Reads files again that changed, came or went. */
  async #renew(): Promise<void> {
    const known = this.#stamps;
    const stamps = new Map(
      listFiles(this.#root, 'content')
        .filter(({ file }) => placeFile(file).placed && !translationPlace(file))
        .map(({ file, stamp }) => [file, stamp]),
    );
    if (!known) await this.#database.indexContent(this.#schema as never);
    else {
      const gone = [...known.keys()].filter((file) => !stamps.has(file));
      const changed = [...stamps.keys()].filter((file) => known.get(file) !== stamps.get(file));
      if (gone.length > 0) await this.#database.deleteContentByPaths(gone);
      if (changed.length > 0) await this.#database.indexContentByPaths(changed);
    }
    this.#stamps = stamps;
  }

  #addVersions(value: unknown): void {
    if (Array.isArray(value)) for (const item of value) this.#addVersions(item);
    if (!isFields(value)) return;
    const { _internalValues, _internalSys, _values = _internalValues, _sys = _internalSys } = value;
    if (isFields(_values) && isFields(_sys))
      Object.assign(_values, { [VERSION]: this.#bridge.versions.get(String(_sys.path)) });
    for (const [key, inner] of Object.entries(value))
      if (!key.startsWith('_')) this.#addVersions(inner);
  }
}

/** How many indexes are kept in memory, a few megabytes each; the others are made again when they are needed. */
const KEPT = 12;

/** The indexes of the folders that were read last. */
const indexes = new Map<string, ContentIndex>();

/** The index of a folder. */
export function indexOf(root: string, schema: BuiltEditor['schema']): ContentIndex {
  const index = indexes.get(root) ?? new ContentIndex(root, schema);
  keepNewest(indexes, root, index, KEPT);
  return index;
}
