// What the forms have brought, read from the embedded database whether or not it is being served.
import { existsSync } from 'node:fs';
import { claim, release } from './claim.ts';
import { makeSocketDir, openDatabase } from './database.ts';
import { ask } from './wire.ts';

/** One message that arrived. */
export interface Submission {
  form: 'contact' | 'request_demo';
  received_at: string;
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
select coalesce(json_agg(submission order by received_at desc), '[]') as submissions from (
  select 'contact' as form, ${COLUMNS} from public.contact
  union all
  select 'request_demo', ${COLUMNS} from public.request_demo
) as submission`;

/** Everything that has arrived in both tables, newest first. */
export async function arrived(dataDir: string): Promise<Submission[]> {
  if (!existsSync(dataDir)) return [];
  const socketDir = makeSocketDir();
  const holder = await claim(dataDir, { socket: socketDir.socket });
  if (holder) {
    socketDir.remove();
    return read(holder.socket);
  }
  try {
    const database = await openDatabase(socketDir, dataDir);
    return await read(socketDir.socket).finally(() => database.close());
  } finally {
    release(dataDir);
  }
}

async function read(socket: string): Promise<Submission[]> {
  const [row] = await ask(socket, NEWEST_FIRST);
  return JSON.parse(row?.submissions ?? '[]') as Submission[];
}
