import { createTransport } from 'nodemailer';
import { connectTo } from '../../../renderer/serve/backend/connect.ts';
import { type DatabasePlace, withDatabase } from '../withDatabase.ts';
import type { MailSettings } from './mailSettings.ts';
import { watchSubmissions } from './watchSubmissions.ts';

/** The channel that the database's triggers speak on (supabase/migrations). */
const CHANNEL = 'form_submission';
/** A mail server that says nothing for so long is away. */
const PATIENCE_MS = 30_000;

/** `npm run submissions -- --watch`: the worker of one database, until SIGINT or SIGTERM. */
export async function watch(place: DatabasePlace, { server, from, to }: MailSettings) {
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ending.abort());
  const transport = createTransport({
    url: server,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  const { url } = place;
  // The embedded database has one session for all and may change hands: it is found anew each time.
  const connection = url ? connectTo(url) : undefined;
  console.log(
    `Watching ${url ? new URL(url).host : 'the local database'}, telling ${to}. Ctrl+C ends it.`,
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
