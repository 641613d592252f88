import type { Answer } from './delivery.ts';
import { QUERY_HEADERS, type QueryValues, storable } from './queryRules.ts';

// Without a Supabase project the site uses its own origin, where `npm start` and `npm run preview`
// serve the same interface. That backend needs no key, but supabase-js requires one.
const URL = import.meta.env.VITE_SUPABASE_URL || globalThis.location?.origin;
const KEY = import.meta.env.VITE_SUPABASE_ANON_KEY || 'public-anonymous-key';

const connect = async () => {
  const { createClient } = await import('@supabase/supabase-js');
  return createClient(URL, KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: send },
  });
};

/** The latest response: supabase-js drops its headers, and reports a 404 without a body as success. */
let latest: Response | undefined;

async function send(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  latest = undefined;
  // The request continues when the page is closed.
  latest = await fetch(input, { ...init, keepalive: true });
  return latest;
}

let connection: ReturnType<typeof connect> | undefined;

/** Loads the client: 50 KB, and the form itself has 19. Called while the visitor types, so that sending does not wait. */
export function prepareBackend(): ReturnType<typeof connect> {
  connection ??= connect().catch((error: unknown) => {
    connection = undefined;
    throw error;
  });
  return connection;
}

export interface Submission {
  id: string;
  values: QueryValues;
  /** The honeypot's value: empty when a person fills the form. */
  trap: string;
}

/** Inserts one row. Network and server errors are in the result; rejects only if the client cannot load. */
export async function insert(
  table: string,
  { id, values, trap }: Submission,
  signal: AbortSignal,
): Promise<Answer> {
  const row = {
    name: storable(values.names),
    email: storable(values.username),
    phone: values.phone,
    query: storable(values.bio),
  };
  const client = await prepareBackend();
  const insertion = client.from(table).insert(row).setHeader(QUERY_HEADERS.id, id);
  if (trap) insertion.setHeader(QUERY_HEADERS.trap, 'filled');
  const { status, error } = await insertion.abortSignal(signal);
  if (!latest || latest.ok) return { status, error };
  return {
    status: latest.status,
    error: error ?? {},
    retryAfter: latest.headers.get('retry-after'),
  };
}
