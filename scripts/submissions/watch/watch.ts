import { createTransport } from 'nodemailer';
import { connectTo } from '../../../renderer/serve/backend/connect.ts';
import { type DatabasePlace, withDatabase } from '../withDatabase.ts';
import type { mailSettings } from './mailSettings.ts';
import { watchSubmissions } from './watchSubmissions.ts';

/** The channel of the database's triggers (supabase/migrations). */
const CHANNEL = 'form_submission';
/** Milliseconds without an answer after which the mail server counts as unavailable. */
const PATIENCE_MS = 30_000;

/** `npm run submissions -- --watch`: mails the submissions of one database until SIGINT or SIGTERM. */
export async function watch(
  place: DatabasePlace,
  { server, from, to }: ReturnType<typeof mailSettings>,
) {
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ending.abort());
  const transport = createTransport({
    url: server,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  const { url } = place;
  // The process that serves the embedded database may change, so it is looked up each time.
  const connection = url ? connectTo(url) : undefined;
  console.log(
    `Watching ${url ? new URL(url).host : 'the local database'}, mailing ${to}. Ctrl+C ends it.`,
  );
  try {
    await watchSubmissions({
      ask: (question) => (connection ? question(connection.sql) : withDatabase(place, question)),
      listen: connection && ((...told) => connection.listen(CHANNEL, ...told)),
      deliver: (mail) => transport.sendMail({ from, to, ...mail }),
      say: (line) => console.log(line),
      signal: ending.signal,
    });
  } finally {
    transport.close();
    await connection?.close();
  }
}
