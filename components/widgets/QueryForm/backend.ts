import type { Answer } from './delivery.ts';
import type { QueryValues } from './queryRules.ts';

// Without a project of its own the site talks to its own origin, where `npm start` and
// `npm run preview` serve the same interface. That backend asks for no key, supabase-js does.
const URL = import.meta.env.VITE_SUPABASE_URL || globalThis.location?.origin;
const KEY = import.meta.env.VITE_SUPABASE_ANON_KEY || 'public-anonymous-key';

const connect = async () => {
  const { createClient } = await import('@supabase/supabase-js');
  return createClient(URL, KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // A submission outlives the page that sent it.
    global: { fetch: (input, init) => fetch(input, { ...init, keepalive: true }) },
  });
};

let connection: ReturnType<typeof connect> | undefined;

/** Loads the client, the form's largest part; called while somebody types, so that sending waits for nothing. */
export function prepareBackend(): ReturnType<typeof connect> {
  connection ??= connect().catch((error: unknown) => {
    connection = undefined;
    throw error;
  });
  return connection;
}

/** One submission as the tables take it. */
export interface Submission {
  submission_id: string;
  name: string;
  email: string;
  phone: string;
  query: string;
  /** The honeypot: empty for a person. */
  website: string;
}

/** A submission in the tables' words. */
export const toSubmission = (
  { names, username, phone, bio }: QueryValues,
  id: string,
  website: string,
): Submission => ({ submission_id: id, name: names, email: username, phone, query: bio, website });

/** Inserts one row; never rejects for what the network or the server does. */
export async function insert(
  table: string,
  submission: Submission,
  signal: AbortSignal,
): Promise<Answer> {
  const client = await prepareBackend();
  return client.from(table).insert(submission).abortSignal(signal);
}
