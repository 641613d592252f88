import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as its reader sees it: decoded, whatever its subject or text is written in. */
interface Received {
  messageId: string;
  to: string;
  subject: string;
  replyTo: string;
  /** Its plain text, and its HTML where it has any. */
  body: string;
  html: string;
  autoSubmitted: string;
  /** The pictures in it. */
  pictures: { id: string; type: string; bytes: number; isInline: boolean }[];
}

async function parse(raw: Buffer): Promise<Received> {
  const {
    messageId = '',
    to = [],
    subject = '',
    replyTo = [],
    text = '',
    html = '',
    headers = [],
    attachments = [],
  } = await PostalMime.parse(raw);
  return {
    messageId,
    to: to.map(({ address }) => address).join(', '),
    subject,
    replyTo: replyTo.map(({ address }) => address).join(', '),
    body: text,
    html,
    autoSubmitted: headers.find(({ key }) => key === 'auto-submitted')?.value ?? '',
    pictures: attachments.map(({ contentId = '', mimeType, content, disposition }) => ({
      ...{ id: contentId.replace(/^<|>$/g, ''), type: mimeType },
      ...{ bytes: (content as ArrayBuffer).byteLength, isInline: disposition === 'inline' },
    })),
  };
}

/**
 * A real SMTP server.
 * @param interfere is called when a mail has come whole and is not yet taken; what it throws refuses it
 */
export async function mailServer(interfere: (count: number, mail: Received) => unknown = () => {}) {
  const received: Received[] = [];
  let count = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, _session, callback) {
      const parts: Buffer[] = [];
      for await (const part of stream) parts.push(part as Buffer);
      const mail = await parse(Buffer.concat(parts));
      try {
        await interfere(++count, mail);
      } catch (error) {
        return callback(error as Error);
      }
      received.push(mail);
      callback();
    },
  });
  // A worker that is killed breaks off in the middle.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    /** Mails as a mailbox has them, that knows a Message-ID which it has already. */
    mailbox: () => [...new Map(received.map((one) => [one.messageId, one])).values()],
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
