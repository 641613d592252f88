import { createTransport } from 'nodemailer';
import { connectTo } from '../../../renderer/serve/backend/connect.ts';
import { UsageError } from '../../lib/runCommand.ts';
import { type DatabasePlace, withDatabase } from '../withDatabase.ts';
import { watchSubmissions } from './watchSubmissions.ts';

const NEEDED = {
  SMTP_URL: 'the mail server, such as smtps://user:password@mail.example.org',
  MAIL_FROM: 'the address that mails come from',
  MAIL_TO: 'the addresses that receive the mails, separated by commas',
};

/**
 * The mail server, the sender and the recipients, from the environment or .env.
 * @throws {UsageError} with everything that is missing or wrong
 */
export function mailSettings(env: Readonly<Record<string, string | undefined>>) {
  const { SMTP_URL = '', MAIL_FROM = '', MAIL_TO = '' } = env;
  const wrong = Object.entries(NEEDED)
    .filter(([name]) => !env[name]?.trim())
    .map(([name, what]) => `${name} is not set: ${what}.`);
  if (SMTP_URL && !/^smtps?:\/\/[^/]+/.test(SMTP_URL))
    wrong.push(`SMTP_URL must begin with smtp:// or smtps://: ${NEEDED.SMTP_URL}.`);
  for (const name of ['MAIL_FROM', 'MAIL_TO'])
    if (env[name] && !env[name].split(',').every((address) => address.includes('@')))
      wrong.push(`${name} has an address without @.`);
  if (wrong.length > 0) throw new UsageError(wrong.join('\n'));
  return { server: SMTP_URL, from: MAIL_FROM, to: MAIL_TO };
}

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
      listen: connection && ((...listeners) => connection.listen(CHANNEL, ...listeners)),
      deliver: (mail) => transport.sendMail({ from, to, ...mail }),
      say: (line) => console.log(line),
      signal: ending.signal,
    });
  } finally {
    transport.close();
    await connection?.close();
  }
}
