// What the forms have brought, read from the embedded database whether or not it is being served.
import { existsSync } from 'node:fs';
import { connect } from './connect.ts';
import { openDatabase } from './database.ts';
import { lockOrFind } from './dataFolder.ts';

/** One message that arrived. */
export interface Submission {
  form: 'contact' | 'request_demo';
  received_at: Date;
  name: string;
  email: string;
  phone: string;
  query: string;
  /** The honeypot was filled: probably a machine. */
  suspected: boolean;
  submission_id: string;
}

const COLUMNS = 'received_at, name, email, phone, query, suspected, submission_id';
const NEWEST_FIRST = `
  select 'contact' as form, ${COLUMNS} from public.contact
  union all
  select 'request_demo', ${COLUMNS} from public.request_demo
  order by received_at desc`;

/** Everything that has arrived in both tables, newest first. */
export async function arrived(dataDir: string): Promise<Submission[]> {
  if (!existsSync(dataDir)) return [];
  const folder = await lockOrFind(dataDir);
  if ('socket' in folder) return read(folder.socket);
  try {
    const database = await openDatabase(dataDir);
    return await read(database.socket).finally(database.close);
  } finally {
    folder.release();
  }
}

async function read(socket: string): Promise<Submission[]> {
  const { sql, close } = connect(socket);
  return sql<Submission>(NEWEST_FIRST).finally(close);
}
