// The SQL that makes a Postgres the site's database, in the order in which it is applied.
import { readdirSync, readFileSync } from 'node:fs';

/** One file of supabase/migrations. */
export interface Migration {
  version: string;
  name: string;
  sql: string;
}

const FOLDER = new URL('../../../supabase/migrations/', import.meta.url);

/** What a Supabase project has from the start. Harmless when it is there already. */
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

/** Where the Supabase CLI remembers what it has applied, and so does the embedded database. */
export const MIGRATIONS_TABLE = `
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text primary key, statements text[], name text
);`;
