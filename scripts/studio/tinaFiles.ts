// Loaded into Tina's own process. Tina writes no final newline, quotes days in its own way, orders
// fields as the form sent them and drops what it does not know inside groups. Its bridge to the files
// writes the canonical form instead, at once: a rewrite afterwards would leave a moment, and after a
// crash a file, in neither form.
import { FilesystemBridge } from '@tinacms/graphql';
import { canonical } from '../../content/load/canonical.ts';
import { placeFile } from '../../content/load/placement.ts';
import { withUnknown } from '../../content/load/unknown.ts';
import { collections } from '../../content/schema/collections.ts';

// A studio that was killed can end nobody.
process.once('disconnect', () => process.exit());
// Who listens to the channel keeps the process alive, also one that could not start.
process.channel?.unref();

const { put } = FilesystemBridge.prototype;

FilesystemBridge.prototype.put = async function canonically(file, text, ...rest) {
  return put.call(this, file, await form(this, file, text), ...rest);
};

/** The text to write: canonical where it is a record, and as it came elsewhere. */
async function form(bridge: FilesystemBridge, file: string, text: string): Promise<string> {
  const { placed } = placeFile(file);
  if (!file.startsWith('content/') || !placed) return text;
  const collection = collections[placed.collection];
  const old = await bridge.get(file).catch(() => '');
  return canonical(collection, withUnknown(collection, old, text)) ?? text;
}
