import { createStore, del, get, keys, set } from 'idb-keyval';

/** What was typed into a record and not saved. */
export interface Draft {
  /** Milliseconds, by the browser's clock. */
  at: number;
  /** The record that the form began with. */
  began: Record<string, unknown>;
  values: Record<string, unknown>;
}

/** The browser's own database of this editor. */
export const DRAFTS = { database: 'editor', store: 'drafts' } as const;

const store = createStore(DRAFTS.database, DRAFTS.store);

/**
 * Stores a draft under a key, or deletes it. The browser writes in the order of the calls.
 * @returns when it is stored; rejects if the browser's storage is full or not available to this page
 */
export const keepDraft = (key: string, draft: Draft | undefined): Promise<void> =>
  // As text: the storage refuses other values of forms, such as functions.
  draft ? set(key, JSON.stringify(draft), store) : del(key, store);

/** The draft under a key; undefined if there is none or it cannot be read. */
export async function draftOf(key: string): Promise<Draft | undefined> {
  const text = await get<string>(key, store).catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Draft);
}

/**
 * Renames the keys of drafts. If the new key has a draft already, both stay unchanged.
 * @param rename returns the new key of a draft, undefined to keep it
 */
export async function moveDrafts(rename: (key: string) => string | undefined): Promise<void> {
  for (const key of await keys<string>(store)) {
    const to = rename(key);
    if (!to || (await get(to, store)) !== undefined) continue;
    await set(to, await get(key, store), store);
    await del(key, store);
  }
}

/** The keys under which there are drafts; none if the browser's storage is not available. */
export const draftKeys = (): Promise<readonly string[]> => keys<string>(store).catch(() => []);
