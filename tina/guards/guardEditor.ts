import type { TinaCMS } from 'tinacms';
import { guardDeletion } from './guardDeletion.ts';
import { guardReload } from './guardReload.ts';
import { guardUploads } from './guardUploads.ts';

const guarded = new WeakSet<TinaCMS>();

/** Keeps editors from what would break the site or lose their words. Tina asks for it twice. */
export function guardEditor(cms: TinaCMS): void {
  if (guarded.has(cms)) return;
  guarded.add(cms);
  guardUploads(cms);
  guardDeletion(cms);
  guardReload(cms);
}
