import { startPreview } from '../../../renderer/serve/previewServer.ts';
import type { Sites } from './pages/changedPages.ts';

/**
 * Serves both built sites of a review, to this machine alone, until the process ends.
 * @returns their addresses
 */
export async function serveSites(folders: Sites): Promise<Sites> {
  const [base, head] = await Promise.all([
    startPreview({ root: folders.base }),
    startPreview({ root: folders.head }),
  ]);
  return { base: base.url, head: head.url };
}
