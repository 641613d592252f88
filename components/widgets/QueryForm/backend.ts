import type { Answer } from './delivery.ts';
import { type QueryValues, storable } from './queryRules.ts';

// Without a project of its own the site talks to its own origin, where `npm start` and
// `npm run preview` serve the same interface. That backend asks for no key, supabase-js does.
const URL = import.meta.env.VITE_SUPABASE_URL || globalThis.location?.origin;
const KEY = import.meta.env.VITE_SUPABASE_ANON_KEY || 'public-anonymous-key';

const connect = async () => {
  const { createClient } = await import('@supabase/supabase-js');
  return createClient(URL, KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: send },
  });
};

/** The answer itself: supabase-js keeps no header of it, and calls a 404 without a body a success. */
let latest: Response | undefined;

async function send(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  latest = undefined;
  // A submission outlives the page that sent it.
  latest = await fetch(input, { ...init, keepalive: true });
  return latest;
}

let connection: ReturnType<typeof connect> | undefined;

/** Loads the client, the form's largest part; called while somebody types, so that sending waits for nothing. */
export function prepareBackend(): ReturnType<typeof connect> {
  connection ??= connect().catch((error: unknown) => {
    connection = undefined;
    throw error;
  });
  return connection;
}

/** One submission: what was typed, and what the browser adds. */
export interface Submission {
  id: string;
  values: QueryValues;
  /** What stood in the field that no person sees: the database's column `website`. */
  trap: string;
}

/** Inserts one row; never rejects for what the network or the server does. */
export async function insert(
  table: string,
  { id, values, trap }: Submission,
  signal: AbortSignal,
): Promise<Answer> {
  const row = {
    submission_id: id,
    name: storable(values.names),
    email: storable(values.username),
    phone: values.phone,
    query: storable(values.bio),
    website: trap,
  };
  const client = await prepareBackend();
  const { status, error } = await client.from(table).insert(row).abortSignal(signal);
  if (!latest || latest.ok) return { status, error };
  return {
    status: latest.status,
    error: error ?? {},
    retryAfter: latest.headers.get('retry-after'),
  };
}
