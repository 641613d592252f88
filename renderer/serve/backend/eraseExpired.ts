import { keptMonths } from './keptMonths.ts';

/** Erases what is older than the notice promises, which the database learns here. */
export async function eraseExpired(run: (sql: string) => Promise<unknown>): Promise<void> {
  const months = keptMonths();
  if (months !== undefined) await run(`select form_guard.keep_for(${months})`);
  await run('select form_guard.erase_expired()');
}
