import type { Page } from 'playwright/test';
import { DRAFTS } from '../../../tina/admin/forms/draftStore.ts';

/** The keys of all drafts that the browser keeps for a page's editor. */
export const keptDrafts = (page: Page): Promise<string[]> => ask(page, 'readonly');

/** Lets the browser forget all of them. */
export const forgetDrafts = (page: Page): Promise<string[]> => ask(page, 'readwrite');

/** The keys in the store, which is emptied where it may be written to. */
const ask = (page: Page, mode: IDBTransactionMode) =>
  page.evaluate(
    ([database, name, mode]) =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open(database);
        // The editor has not made it yet, and nobody else shall.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve([]);
        opening.onsuccess = () => {
          const { result } = opening;
          const transaction = result.transaction(name, mode);
          const keys = transaction.objectStore(name).getAllKeys();
          if (mode === 'readwrite') transaction.objectStore(name).clear();
          transaction.onerror = () => reject(transaction.error);
          transaction.oncomplete = () => {
            result.close();
            resolve(keys.result.map(String));
          };
        };
      }),
    [DRAFTS.database, DRAFTS.store, mode] as const,
  );
