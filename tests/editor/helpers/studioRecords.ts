import type { Page } from 'playwright/test';
import type { CollectionName } from '../../../content/schema/collections.ts';
import type { StoredRecord } from '../../../tina/shared/storedRecords.ts';
import { openAdmin } from './admin.ts';

/** Asks the studio for the records of a kind, as the editor's page does. */
export async function studioRecords(page: Page) {
  await openAdmin(page);
  return async (kind: CollectionName): Promise<StoredRecord[]> =>
    (await page.request.get(`/editor/records?kinds=${kind}`)).json();
}
