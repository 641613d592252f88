// The site's side of the data interface, as a visitor's browser meets it: a server with the proxy,
// and supabase-js with a public key. It starts when a test file first imports it.
import { createClient } from '@supabase/supabase-js';
import { embeddedBackend } from '../../renderer/serve/backend/embedded.ts';
import { serve } from './serve.ts';
import { submission } from './submission.ts';

const backend = embeddedBackend('memory');
const server = await serve((request, response) => {
  void backend.middleware(request, response, () => response.writeHead(404).end());
});

/** supabase-js as the browser sets it up. */
export const client = createClient(server.url, 'public-anonymous-key', {
  auth: { persistSession: false, autoRefreshToken: false },
});

/** The answer to a submission that was sent before the backend was ready. */
export const early = await client.from('contact').insert(submission());

/** The site's own address. */
export const siteUrl = server.url;

/** PostgREST's address, where a test may play the gateway, and its database. */
export const { url: backendUrl, sql } = await backend.started();

export async function close(): Promise<void> {
  await server.close();
  await backend.close();
}

/** Empties the tables, takes the rate limit out of the way, and sets the specification's telephone rule. */
export const reset = () =>
  sql(`
    truncate contact, request_demo, form_guard.arrivals, form_guard.salts,
      form_guard.erasures restart identity;
    update form_guard.budgets set submissions = 100000;
    select form_guard.follow_content(12, 10, 10, false)`);
