import { createTransport } from 'nodemailer';
import type { Settings } from '../server/Settings.ts';

/**
 * Asks the mail server whether it takes the codes, so that an operator hears at the start what the first person to
 * sign in would find out.
 * @returns what to do; undefined where it does, or where codes stand in the terminal
 */
export async function mailProblem({ mail }: Pick<Settings, 'mail'>): Promise<string | undefined> {
  if (!mail) return undefined;
  const transport = createTransport(mail.smtp);
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    return `No code can be sent: ${(error as Error).message}. Check SMTP_URL and the mail server.`;
  } finally {
    transport.close();
  }
}
