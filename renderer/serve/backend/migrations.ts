// The SQL files that set up the site's database.
import { readdirSync, readFileSync } from 'node:fs';

/** One file of supabase/migrations. */
export interface Migration {
  version: string;
  name: string;
  sql: string;
}

const FOLDER = new URL('../../../supabase/migrations/', import.meta.url);

/** What a Supabase project has from the start. It can be applied again. */
export function bootstrapSql(): string {
  return readFileSync(new URL('./bootstrap.sql', import.meta.url), 'utf8');
}

/** Every migration, oldest first. */
export function migrations(): Migration[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const [version = '', ...words] = file.replace(/\.sql$/, '').split('_');
      return { version, name: words.join('_'), sql: readFileSync(new URL(file, FOLDER), 'utf8') };
    });
}

/** The table in which the Supabase CLI and the embedded database record applied migrations. */
export const MIGRATIONS_TABLE = `
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text primary key, statements text[], name text
);`;
