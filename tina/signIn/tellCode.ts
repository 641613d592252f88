import { createTransport } from 'nodemailer';
import type { Settings } from '../server/Settings.ts';
import { CODE_MINUTES, type TellCode } from './accounts.ts';

/**
 * How codes reach people: by mail; in the embedded form in the terminal.
 * @param site the site's name, as it stands in the mail
 */
export function tellCode({ mail, address }: Settings, site: string): TellCode {
  if (!mail) {
    return async (email, code) => console.log(`  Code for ${email}: ${code}`);
  }
  const transport = createTransport(mail.smtp);
  return async (email, code) => {
    await transport.sendMail({
      from: { name: site, address: mail.from },
      to: email,
      subject: `${code} is your code for the editor of ${site}`,
      text: `${code}

Type this code where you asked for it, at ${address}. It is good for ${CODE_MINUTES} minutes, once.
If you did not ask for it, somebody typed your address: nothing happened, and there is nothing to do.
`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  };
}
