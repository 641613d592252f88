import type { TinaCMS } from 'tinacms';
import { withoutAbsent } from '../../content/load/read/absent.ts';
import type { Fields } from '../../content/load/read/schemaWalk.ts';
import { type CollectionName, collections } from '../../content/schema/collections.ts';
import { toRecord } from '../forms/toRecord.ts';
import { VERSION } from '../forms/version.ts';
import { knownPage, knowPages, readStored } from './pageRoutes.ts';

/** A record as its file has it, without unsaved changes. */
export interface StoredRecord {
  collection: CollectionName;
  /** From the top of the project, as references name it. */
  file: string;
  /** The version that was read. */
  version: string;
  /** Under its own names. */
  fields: Fields;
}

/** The files that exist only in the proposal that is edited; none if people edit on their own machine. */
export async function readOnlyHere(): Promise<ReadonlySet<string>> {
  const answer = await fetch('/editor/only-here');
  return new Set(answer.ok ? await answer.json() : []);
}

const NAMES = Object.keys(collections) as CollectionName[];

/** All records of the site, from the editor's server. */
export async function readRecords(cms: TinaCMS): Promise<StoredRecord[]> {
  const stored = await readStored(cms, ...NAMES);
  knowPages(stored.pages.map(({ file, values }) => knownPage(file, values)));
  return NAMES.flatMap((collection) =>
    stored[collection].map(({ file, values }) => {
      const fields = withoutAbsent(toRecord(collections[collection].schema, values)) as Fields;
      return { collection, file, version: String(values[VERSION] ?? ''), fields };
    }),
  );
}
