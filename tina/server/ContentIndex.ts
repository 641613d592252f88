import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createDatabase, resolve } from '@tinacms/datalayer';
import { type Database, FilesystemBridge } from '@tinacms/graphql';
import { MemoryLevel } from 'memory-level';
import { translationPlace } from '../../content/load/translations/translationPlace.ts';
import type { BuiltEditor } from '../build/BuiltEditor.ts';
import { readable } from './damaged.ts';

/** What Tina asks of its server, and what it is answered. */
export interface Question {
  query: string;
  variables: object;
}

const NEVER = () => Promise.reject(new Error('Records are saved by the editor alone.'));

/** Reads records where they lie. Nothing is written through Tina: `Repository.save` is the only way. */
class ReadOnlyBridge extends FilesystemBridge {
  override put = NEVER;
  override delete = NEVER;

  override async get(file: string): Promise<string> {
    return readable(file, await super.get(file));
  }
}

/**
 * The records of a proposal as Tina's queries find them: an index in memory over the files of its worktree,
 * made anew at each start.
 */
export class ContentIndex {
  readonly #root: string;
  readonly #database: Database;
  readonly #ready: Promise<unknown>;
  /** One change after the other; queries wait for those that were told before them. */
  #last: Promise<unknown>;

  /** @param root the folder that holds content/ */
  constructor(root: string, { graphQLSchema, tinaSchema, lookup }: BuiltEditor['schema']) {
    this.#root = root;
    this.#database = createDatabase({
      bridge: new ReadOnlyBridge(root),
      // Tina's interface to a store is that of this version.
      databaseAdapter: new MemoryLevel<string, Record<string, unknown>>({ valueEncoding: 'json' }),
      gitProvider: { onPut: NEVER, onDelete: NEVER },
    });
    this.#ready = this.#database.indexContent({ graphQLSchema, tinaSchema, lookup } as never);
    this.#last = this.#ready;
  }

  async ask({ query, variables }: Question): Promise<unknown> {
    await this.#last.catch(() => undefined);
    await this.#ready;
    return resolve({
      config: { useRelativeMedia: true },
      database: this.#database,
      query,
      variables,
      verbose: false,
      silenceErrors: true,
    });
  }

  /** Reads files anew that changed, came or went. */
  change(files: readonly string[]): Promise<unknown> {
    const records = files.filter((file) => file.startsWith('content/') && !translationPlace(file));
    if (records.length === 0) return this.#last;
    this.#last = this.#last
      .catch(() => undefined)
      .then(async () => {
        const isThere = (file: string) => existsSync(join(this.#root, file));
        await this.#database.deleteContentByPaths(records.filter((file) => !isThere(file)));
        await this.#database.indexContentByPaths(records.filter(isThere));
      });
    return this.#last;
  }
}
