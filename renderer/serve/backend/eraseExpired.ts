import { ContentError, loadContent } from '../../../content/load/loadContent.ts';

/**
 * The number of months that the notice under the forms promises; undefined if the content has errors, so
 * that a mistake in a file erases nothing.
 */
export function keptMonths(): number | undefined {
  try {
    return loadContent().site.privacy.keptMonths;
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}

/** Writes the promised number of months into the database, and erases submissions that are older. */
export async function eraseExpired(run: (sql: string) => Promise<unknown>): Promise<void> {
  const months = keptMonths();
  if (months !== undefined) await run(`select form_guard.keep_for(${months})`);
  await run('select form_guard.erase_expired()');
}
