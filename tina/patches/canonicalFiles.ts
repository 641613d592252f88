// Loaded into Tina's own process (tina/server/studio/startTina.ts).
// Tina: writes no final newline, quotes days in its own way, orders fields as the form sent them, drops
// what it does not know inside groups; reads a file while it is still being written, and misses changes
// that follow another at once.
// And it knows nothing of a record's words in other languages, which lie in files beside it.
// Here: its bridge to the files writes the canonical form, reads only what can be parsed, hears of a missed
// change, and takes a record's words along where that is renamed or deleted. To rewrite afterwards would leave a file
// in neither form after a crash. References in the sections of pages follow a rename too (below).
// Upstream: no report found. Written for @tinacms/graphql 3.0.0 and @tinacms/cli 3.1.0.
import { existsSync } from 'node:fs';
import { readdir, rename, rm, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { FilesystemBridge } from '@tinacms/graphql';
import { TinaSchema } from '@tinacms/schema-tools';
import { withoutAbsent } from '../../content/load/read/absent.ts';
import { canonical } from '../../content/load/read/canonical.ts';
import { plain } from '../../content/load/read/decode.ts';
import { parseJson } from '../../content/load/read/json.ts';
import { parseMdx } from '../../content/load/read/mdx.ts';
import { onlyKnown, withUnknown } from '../../content/load/read/unknown.ts';
import { placeFile } from '../../content/load/source/placement.ts';
import {
  renamedTranslation,
  translationsOf,
} from '../../content/load/translations/translationPlace.ts';
import { type Collection, collections } from '../../content/schema/collections.ts';
import { isDamaged, readable } from '../server/damaged.ts';

// A studio that was killed cannot end this process.
process.once('disconnect', () => process.exit());
// Who listens to the channel keeps the process alive, also one that could not start.
process.channel?.unref();

const { get, put, delete: remove } = FilesystemBridge.prototype;

const TRIES = 20;
const PAUSE_MS = 25;
const SETTLED_MS = 250;

FilesystemBridge.prototype.get = async function getParsable(file) {
  let text = await get.call(this, file);
  for (let tries = 0; tries < TRIES && isHalfWritten(file, text); tries++) {
    await setTimeout(PAUSE_MS);
    text = await get.call(this, file);
  }
  if (collectionOf(file)) void touchIfChanged(this, file, text);
  return readable(file, text);
};

/** Tina's watcher misses what follows a change at once, and would show the last but one for ever. */
async function touchIfChanged(bridge: FilesystemBridge, file: string, text: string): Promise<void> {
  await setTimeout(SETTLED_MS, undefined, { ref: false });
  const now = await get.call(bridge, file).catch(() => text);
  const isGone = () => undefined;
  if (now !== text)
    await utimes(join(bridge.outputPath, file), new Date(), new Date()).catch(isGone);
}

/** The file that was added last: Tina renames a record by writing a new file and deleting the old one. */
let added: { file: string; text: string } | undefined;

FilesystemBridge.prototype.put = async function putCanonical(file, text, ...rest) {
  // Tina renames a record by writing what it read elsewhere.
  if (isDamaged(text)) throw new Error(`${file} is damaged: correct the file by hand first.`);
  const form = await canonicalForm(this, file, text);
  added = existsSync(join(this.outputPath, file)) ? undefined : { file, text: form };
  return put.call(this, file, form, ...rest);
};

FilesystemBridge.prototype.delete = async function deleteWithWords(file) {
  const text = await get.call(this, file).catch(() => '');
  await remove.call(this, file);
  const collection = collectionOf(file);
  if (!collection) return;
  const to = added && isSame(collection, text, added.text) ? added.file : undefined;
  added = undefined;
  const folder = dirname(file);
  const beside = (await readdir(join(this.outputPath, folder))).map((name) => `${folder}/${name}`);
  for (const words of translationsOf(file, beside)) {
    const path = join(this.outputPath, words);
    if (to) await rename(path, join(this.outputPath, renamedTranslation(words, to)));
    else await rm(path);
  }
};

/** Whether two texts are the same record, whatever way it is written. */
function isSame(collection: Collection, ...texts: readonly string[]): boolean {
  const [one, other] = texts.map((text) => {
    const { data } = (collection.format === 'mdx' ? parseMdx : parseJson)(plain(text));
    return JSON.stringify(onlyKnown(collection.schema, withoutAbsent(data)));
  });
  return one === other;
}

function collectionOf(file: string): Collection | undefined {
  const { placed } = placeFile(file);
  return file.startsWith('content/') && placed ? collections[placed.collection] : undefined;
}

function isHalfWritten(file: string, text: string): boolean {
  const collection = collectionOf(file);
  return collection !== undefined && canonical(collection, text) === undefined;
}

/** The text to write: canonical where it is a record, and as it came elsewhere. */
async function canonicalForm(
  bridge: FilesystemBridge,
  file: string,
  text: string,
): Promise<string> {
  const collection = collectionOf(file);
  if (!collection) return text;
  const old = await get.call(bridge, file).catch(() => '');
  return canonical(collection, withUnknown(collection, old, text)) ?? text;
}

interface Field {
  name: string;
  type: string;
  list?: boolean;
  collections?: readonly string[];
  fields?: readonly Field[];
  templates?: readonly { fields: readonly Field[] }[];
}

/** Every reference below some fields, with the way to it as JSONPath. */
function* referencesIn(fields: readonly Field[], path: string): Generator<[Field, string]> {
  for (const field of fields) {
    const own = `${path}.${field.name}${field.list ? '[*]' : ''}`;
    if (field.type === 'reference') yield [field, own];
    yield* referencesIn(field.fields ?? [], own);
    for (const template of field.templates ?? []) yield* referencesIn(template.fields, own);
  }
}

// Tina: looks for references within blocks under the name of their kind, where no record has them, so that a file
// that is renamed keeps its old name in the sections of pages.
// Here: they are found where they are.
TinaSchema.prototype.findReferencesFromCollection = function findReferences(name: string) {
  const found: Record<string, string[]> = {};
  const { fields = [] } = this.getCollection(name) as unknown as { fields?: readonly Field[] };
  for (const [{ collections = [] }, path] of referencesIn(fields, '$')) {
    for (const other of collections) found[other] = [...(found[other] ?? []), path];
  }
  return found;
};
