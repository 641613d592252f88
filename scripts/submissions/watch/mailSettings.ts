import { UsageError } from '../../lib/runCommand.ts';

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
