import { UsageError } from '../../lib/runCommand.ts';

/** Through which server mails go, from whom and to whom. */
export interface MailSettings {
  server: string;
  from: string;
  to: string;
}

const NEEDED = {
  SMTP_URL: 'the mail server, such as smtps://user:password@mail.example.org',
  MAIL_FROM: 'the address that mails come from',
  MAIL_TO: 'the addresses that hear of messages, with commas between them',
};

/**
 * The settings of the mails, from the environment or .env.
 * @throws {UsageError} with everything that is missing or wrong
 */
export function mailSettings(env: Readonly<Record<string, string | undefined>>): MailSettings {
  const { SMTP_URL = '', MAIL_FROM = '', MAIL_TO = '' } = env;
  const wrong = Object.entries(NEEDED)
    .filter(([name]) => !env[name]?.trim())
    .map(([name, what]) => `${name} is not set: ${what}.`);
  if (SMTP_URL && !/^smtps?:\/\/[^/]+/.test(SMTP_URL))
    wrong.push(`SMTP_URL begins with smtp:// or smtps://, and names ${NEEDED.SMTP_URL}.`);
  for (const name of ['MAIL_FROM', 'MAIL_TO'])
    if (env[name] && !env[name].split(',').every((address) => address.includes('@')))
      wrong.push(`${name} has an address without @.`);
  if (wrong.length > 0) throw new UsageError(wrong.join('\n'));
  return { server: SMTP_URL, from: MAIL_FROM, to: MAIL_TO };
}
