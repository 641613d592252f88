import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as it came over the wire. */
interface Received {
  messageId: string;
  to: string;
  subject: string;
  replyTo: string;
  body: string;
}

const header = (raw: string, name: string) =>
  new RegExp(`^${name}:(.*(?:\\r\\n[ \\t].*)*)`, 'im')
    .exec(raw)?.[1]
    ?.replace(/\r\n\s+/g, ' ')
    .trim() ?? '';

/**
 * A real SMTP server.
 * @param interfere is called when a mail has come whole and is not yet taken; what it throws refuses it
 */
export async function mailServer(interfere: (count: number, mail: string) => unknown = () => {}) {
  const received: Received[] = [];
  let count = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, _session, callback) {
      const parts: Buffer[] = [];
      for await (const part of stream) parts.push(part as Buffer);
      const raw = Buffer.concat(parts).toString();
      try {
        await interfere(++count, raw);
      } catch (error) {
        return callback(error as Error);
      }
      received.push({
        messageId: header(raw, 'Message-ID'),
        to: header(raw, 'To'),
        subject: header(raw, 'Subject'),
        replyTo: header(raw, 'Reply-To'),
        body: raw.slice(raw.indexOf('\r\n\r\n')),
      });
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
