// Loaded into Tina's own process. Tina writes no final newline, quotes days in its own way, orders
// fields as the form sent them and drops what it does not know inside groups. Its bridge to the files
// writes the canonical form instead, at once: a rewrite afterwards would leave a moment, and after a
// crash a file, in neither form.
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

// Tina hears of a file while somebody else still writes it, and half of a record would be nothing to it.
FilesystemBridge.prototype.get = async function whole(file) {
  let text = await get.call(this, file);
  for (let tries = 0; tries < TRIES && isHalf(file, text); tries++) {
    await setTimeout(PAUSE_MS);
    text = await get.call(this, file);
  }
  if (collectionOf(file)) void tellAgain(this, file, text);
  return text;
};

/** Tina's watcher is deaf for a moment after each change, and would show the last but one for ever. */
async function tellAgain(bridge: FilesystemBridge, file: string, text: string): Promise<void> {
  await setTimeout(SETTLED_MS, undefined, { ref: false });
  const now = await get.call(bridge, file).catch(() => text);
  const isGone = () => undefined;
  if (now !== text)
    await utimes(join(bridge.outputPath, file), new Date(), new Date()).catch(isGone);
}

FilesystemBridge.prototype.put = async function canonically(file, text, ...rest) {
  return put.call(this, file, await form(this, file, text), ...rest);
};

function collectionOf(file: string): Collection | undefined {
  const { placed } = placeFile(file);
  return file.startsWith('content/') && placed ? collections[placed.collection] : undefined;
}

function isHalf(file: string, text: string): boolean {
  const collection = collectionOf(file);
  return collection !== undefined && canonical(collection, text) === undefined;
}

/** The text to write: canonical where it is a record, and as it came elsewhere. */
async function form(bridge: FilesystemBridge, file: string, text: string): Promise<string> {
  const collection = collectionOf(file);
  if (!collection) return text;
  const old = await get.call(bridge, file).catch(() => '');
  return canonical(collection, withUnknown(collection, old, text)) ?? text;
}
