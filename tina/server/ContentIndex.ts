import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDatabase, resolve } from '@tinacms/datalayer';
import { FilesystemBridge } from '@tinacms/graphql';
import { MemoryLevel } from 'memory-level';
import { isFields } from '../../content/load/read/schemaWalk.ts';
import { listFiles } from '../../content/load/source/files.ts';
import { locateFile } from '../../content/load/source/placement.ts';
import { translationOf } from '../../content/load/translations/translationFiles.ts';
import { keepNewest } from '../../content/schema/keepNewest.ts';
import { serial } from '../proposals/serial.ts';
import { readable } from '../shared/damagedRecords.ts';
import { versionOf } from '../shared/storedRecords.ts';
import { VERSION } from '../shared/version.ts';

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

/**
 * The records of a folder as Tina's queries find them: an index in memory, brought up to date before each answer.
 * @param root the folder that holds content/
 * @param forms the build of the forms
 */
function contentIndex(root: string, forms: string) {
  const bridge = new ReadOnlyBridge(root);
  const database = createDatabase({
    bridge,
    // Tina's interface to a store is that of this version.
    databaseAdapter: new MemoryLevel<string, Record<string, unknown>>({ valueEncoding: 'json' }),
    gitProvider: { onPut: NEVER, onDelete: NEVER },
  });
  /** One answer after the other: a record and its version come from the same reading of its file. */
  const lock = serial();
  /** What is in the index, by the stamps of the files; undefined before the first answer. */
  let known: ReadonlyMap<string, string> | undefined;

  /** Reads files again that changed, came or went. */
  const renew = async (): Promise<void> => {
    const before = known;
    const stamps = new Map(
      listFiles(root, 'content')
        .filter(({ file }) => locateFile(file).placed && !translationOf(file))
        .map(({ file, stamp }) => [file, stamp]),
    );
    if (!before) await database.indexContent(readSchema(forms) as never);
    else {
      const gone = [...before.keys()].filter((file) => !stamps.has(file));
      const changed = [...stamps.keys()].filter((file) => before.get(file) !== stamps.get(file));
      if (gone.length > 0) await database.deleteContentByPaths(gone);
      if (changed.length > 0) await database.indexContentByPaths(changed);
    }
    known = stamps;
  };

  const addVersions = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) addVersions(item);
    if (!isFields(value)) return;
    const { _internalValues, _internalSys, _values = _internalValues, _sys = _internalSys } = value;
    if (isFields(_values) && isFields(_sys))
      Object.assign(_values, { [VERSION]: bridge.versions.get(String(_sys.path)) });
    for (const [key, inner] of Object.entries(value)) if (!key.startsWith('_')) addVersions(inner);
  };

  return {
    forms,
    ask: ({ query, variables }: Question): Promise<unknown> =>
      lock(async () => {
        await renew();
        const answer = await resolve({
          config: { useRelativeMedia: true },
          database,
          // The edit page of Tina does not ask for it.
          query: query.replaceAll(/\b_sys\s*\{/g, '_sys { path '),
          variables,
          verbose: false,
          silenceErrors: true,
        });
        addVersions(answer);
        return answer;
      }),
  };
}

/** The shapes of a build's forms, as Tina's server wants them. */
function readSchema(forms: string): object {
  const [graphQLSchema, schema, lookup] = ['graphql', 'schema', 'lookup'].map((name) =>
    JSON.parse(readFileSync(join(forms, `tina/__generated__/_${name}.json`), 'utf8')),
  );
  return { graphQLSchema, tinaSchema: { schema }, lookup };
}

/** How many indexes are kept in memory, a few megabytes each; the others are made again when they are needed. */
const KEPT = 12;

/** The indexes of the folders that were read last. */
const indexes = new Map<string, ReturnType<typeof contentIndex>>();

/** Answers a question from the index of a folder, which is made again when the forms were built again. */
export function askContent(root: string, forms: string, question: Question): Promise<unknown> {
  const known = indexes.get(root);
  const index = known?.forms === forms ? known : contentIndex(root, forms);
  keepNewest(indexes, root, index, KEPT);
  return index.ask(question);
}
