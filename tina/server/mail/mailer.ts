import { existsSync, readFileSync } from 'node:fs';
import { createTransport } from 'nodemailer';
import type { Brand } from '../../../content/schema/brand.ts';
import type { Settings } from '../readSettings.ts';
import type { Drawn } from './drawPicture.ts';

/** One thing that a mail says. */
export interface Letter {
  readonly title: string;
  /** Who did what, and what follows from it: a sentence each. */
  readonly lines: readonly string[];
  /** A note or a comment, and who wrote it. */
  readonly quote?: { readonly by: string; readonly words: string };
  /** A code to sign in with. */
  readonly code?: string;
  /** Where its reader continues. */
  readonly button?: { readonly label: string; readonly address: string };
}

/** What a mail shows of a proposal. */
export interface Glance {
  /** What it changes, in a line. */
  readonly words: string;
  /** A picture of it, with its size in pixels. */
  readonly picture?: Omit<Drawn, 'base64'> & { readonly bytes: Buffer; readonly alt: string };
}

/** A mail, from which its HTML and its plain text are made. */
export interface Mail {
  readonly subject: string;
  readonly letter: Letter;
  /** What the proposal of the letter changes. */
  readonly glance?: Glance;
  /** What else happened, in short. */
  readonly others?: readonly Letter[];
  /** Where its reader turns such mails off. */
  readonly stop?: string;
}

/** What a mail shows of the firm. */
export type MailBrand = Pick<Brand, 'name' | 'colours' | 'typefaces'>;

/** A mail as its view gets it. */
export interface BrandedMail extends Mail {
  readonly brand: MailBrand;
  /** Whether the brand's mark is attached. */
  readonly hasMark: boolean;
}

/** Sends a mail. @throws what the mail server answers */
export type SendMail = (to: string, mail: Mail) => Promise<void>;

/** The brand's mark, and as a file that mail programs show: they have no SVG (`npm run favicons`). */
const MARK = { svg: 'content/brand/mark.svg', png: 'public/icon-192.png' };

/**
 * Sends mails in the firm's name, each as HTML with plain text beside it.
 * @param write makes the HTML (views/Mail.tsx)
 * @returns undefined without a mail server
 */
export function mailer(
  { mail: settings }: Pick<Settings, 'mail'>,
  brand: MailBrand,
  write: (mail: BrandedMail) => string,
): SendMail | undefined {
  if (!settings) return undefined;
  const transport = createTransport(settings.smtp);
  const hasMark = existsSync(MARK.svg) && existsSync(MARK.png);
  const mark = hasMark && inline('mark.png', readFileSync(MARK.png));
  return async (to, mail) => {
    const { subject, glance } = mail;
    const { type, bytes } = glance?.picture ?? {};
    const picture = bytes && inline(`picture.${type?.replace('image/', '')}`, bytes, type);
    await transport.sendMail({
      ...{ from: { name: brand.name, address: settings.from }, to, subject },
      headers: { 'Auto-Submitted': 'auto-generated' },
      text: textOf(mail, brand.name),
      html: write({ ...mail, brand, hasMark }),
      attachments: [mark, picture].filter((one) => one !== false && one !== undefined),
    });
  };
}

/** A picture in the mail itself, because a picture of a server would report when the mail is read. */
const inline = (filename: string, content: Buffer, contentType = 'image/png') => ({
  ...{ filename, content, contentType, contentDisposition: 'inline' as const },
  cid: filename.replace(/\..*/, ''),
});

/** The plain text of a mail. */
function textOf({ letter, glance, others = [], stop }: Mail, site: string): string {
  const said = ({ quote }: Letter) => quote && `${quote.by}: ${quote.words}`;
  const { title, code, lines, button } = letter;
  const first = [title, code, lines.join('\n'), glance?.words, said(letter)];
  const rest = others.map((one) => [one.title, ...one.lines, said(one), one.button?.address]);
  return [
    ...[...first, button && `${button.label}:\n${button.address}`].filter(Boolean),
    ...rest.map((parts) => parts.filter(Boolean).join('\n')),
    `Editor of ${site}.${stop ? ` To stop these mails: ${stop}` : ''}\n`,
  ].join('\n\n');
}

/**
 * Asks the mail server whether it accepts the codes, so that an operator sees at the start what the first person to
 * sign in would find out.
 * @returns what to do; undefined where it does, or where codes are printed in the terminal
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
