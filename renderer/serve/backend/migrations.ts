// The SQL files that set up the site's database.
import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../../../supabase/migrations/', import.meta.url);

/** The SQL that sets up what a Supabase project has from the start. It can be applied again. */
export function bootstrapSql(): string {
  return readFileSync(new URL('./bootstrap.sql', import.meta.url), 'utf8');
}

/** Every migration, oldest first. Each can be applied again. */
export const migrations = () =>
  readdirSync(FOLDER)
    .sort()
    .map((file) => ({ file, sql: readFileSync(new URL(file, FOLDER), 'utf8') }));
