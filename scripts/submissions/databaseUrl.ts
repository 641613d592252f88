import { UsageError } from '../lib/runCommand.ts';

/** Hosts that a connection reaches without leaving the machine. */
const HERE = ['', 'localhost', '127.0.0.1', '[::1]'];

/**
 * The address of the team's database; nothing where none is set.
 * @throws {UsageError} where what visitors wrote would cross a network for others to read
 */
export function databaseUrl(value: string | undefined): string | undefined {
  if (!value?.trim()) return undefined;
  if (!/^postgres(?:ql)?:\/\//.test(value) || !URL.canParse(value))
    throw new UsageError(
      'DATABASE_URL is no address of a database: postgres://user:password@host:5432/postgres.',
    );
  const { hostname, searchParams } = new URL(value);
  if (!HERE.includes(hostname) && !searchParams.has('sslmode'))
    throw new UsageError(
      `DATABASE_URL reaches ${hostname} without encryption: add ?sslmode=verify-full&sslrootcert=FILE ` +
        "(the file is the database's certificate), or ?sslmode=disable where the network is yours alone.",
    );
  return value;
}
