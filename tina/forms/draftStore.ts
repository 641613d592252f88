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

/** What is to be written next; nothing in place of a draft deletes it. */
const waiting = new Map<string, Draft | undefined>();
let writing: Promise<void> | undefined;

/**
 * Keeps a draft in place of what was kept under the key, or forgets it. Writing begins at once; of many drafts that
 * come while one is being written, the last is.
 * @returns when the browser has it; rejects where it takes none: its storage is full, or closed to this page
 */
export function keepDraft(key: string, draft: Draft | undefined): Promise<void> {
  waiting.set(key, draft);
  writing ??= writeAll().finally(() => {
    writing = undefined;
  });
  return writing;
}

async function writeAll(): Promise<void> {
  for (let next = waiting.entries().next(); !next.done; next = waiting.entries().next()) {
    const [key, draft] = next.value;
    waiting.delete(key);
    // As text: what a form holds besides, such as a function, would be refused.
    if (draft) await set(key, JSON.stringify(draft), store);
    else await del(key, store);
  }
}

/** What is kept under a key; nothing where the browser cannot say. */
export async function draftOf(key: string): Promise<Draft | undefined> {
  const text = await get<string>(key, store).catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Draft);
}

/**
 * Gives drafts other keys. One that is kept under the new key already stays, and so does the old one.
 * @param rename the new key of a draft, where it gets one
 */
export async function moveDrafts(rename: (key: string) => string | undefined): Promise<void> {
  for (const key of await keys<string>(store)) {
    const to = rename(key);
    if (!to || (await get(to, store)) !== undefined) continue;
    await set(to, await get(key, store), store);
    await del(key, store);
  }
}
