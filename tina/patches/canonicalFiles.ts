// Loaded into Tina's own process (scripts/studio/tina.ts).
// Tina: writes no final newline, quotes days in its own way, orders fields as the form sent them, drops
// what it does not know inside groups; reads a file while somebody still writes it, and misses changes
// that follow another at once.
// Here: its bridge to the files writes the canonical form, reads only what can be parsed, and hears of
// a missed change. To rewrite afterwards would leave a file in neither form after a crash.
// Upstream: no report found. Written for @tinacms/graphql 3.0.0 and @tinacms/cli 3.1.0.
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { FilesystemBridge } from '@tinacms/graphql';
import { canonical } from '../../content/load/canonical.ts';
import { placeFile } from '../../content/load/placement.ts';
import { withUnknown } from '../../content/load/unknown.ts';
import { type Collection, collections } from '../../content/schema/collections.ts';

// A studio that was killed can end nobody.
process.once('disconnect', () => process.exit());
// Who listens to the channel keeps the process alive, also one that could not start.
process.channel?.unref();

const { get, put } = FilesystemBridge.prototype;

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
  return text;
};

/** Tina's watcher misses what follows a change at once, and would show the last but one for ever. */
async function touchIfChanged(bridge: FilesystemBridge, file: string, text: string): Promise<void> {
  await setTimeout(SETTLED_MS, undefined, { ref: false });
  const now = await get.call(bridge, file).catch(() => text);
  const isGone = () => undefined;
  if (now !== text)
    await utimes(join(bridge.outputPath, file), new Date(), new Date()).catch(isGone);
}

FilesystemBridge.prototype.put = async function putCanonical(file, text, ...rest) {
  return put.call(this, file, await canonicalForm(this, file, text), ...rest);
};

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
