import { ContentError, loadContent } from '../../../content/load/loadContent.ts';

/**
 * For how many months the notice under the forms says that submissions are kept; nothing where the
 * content cannot be read, so that no mistake in a file decides what is erased.
 */
export function keptMonths(): number | undefined {
  try {
    return loadContent().site.privacy.keptMonths;
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}

/** Erases what is older than the notice promises, which the database learns here. */
export async function eraseExpired(run: (sql: string) => Promise<unknown>): Promise<void> {
  const months = keptMonths();
  if (months !== undefined) await run(`select form_guard.keep_for(${months})`);
  await run('select form_guard.erase_expired()');
}
