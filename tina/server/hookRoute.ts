import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type RequestHandler, Router } from 'express';
import { Refusal } from '../../content/compare/refusal.ts';
import { Brake } from './brake.ts';
import type { Service } from './Service.ts';

const MB = 1024 * 1024;

/** The longest message that is read, how many at once, and how long each may take. */
const MOST_BYTES = MB;
const AT_ONCE = 4;
const PATIENCE_MS = 10_000;

/**
 * Messages that fail in a minute before the rest of it is refused unread. A true one that comes then is lost, which
 * costs a minute: the service asks the code host as often (startService.ts).
 */
const MOST_FAILED = 20;

/**
 * Reads a message, and signs it while it comes.
 * @throws {Refusal} 413 if it is too long, 408 if it takes too long
 */
async function readSigned(
  request: IncomingMessage,
  secret: string,
): Promise<{ chunks: readonly Buffer[]; signature: string }> {
  const hmac = createHmac('sha256', secret);
  const chunks: Buffer[] = [];
  let bytes = 0;
  const timer = setTimeout(
    () => request.destroy(new Refusal(408, 'The message takes too long.')),
    PATIENCE_MS,
  );
  try {
    if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES) throw TOO_LONG;
    for await (const chunk of request) {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) throw TOO_LONG;
      hmac.update(chunk);
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(400, 'The message breaks off.');
  } finally {
    clearTimeout(timer);
  }
  return { chunks, signature: `sha256=${hmac.digest('hex')}` };
}

const TOO_LONG = new Refusal(413, 'The message is too long.');

const isSame = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Messages of a code host. Without a GitHub App there is no such address. */
export function hookRoute({ settings, repository }: Service): Router {
  const router = Router();
  const secret = settings.origin?.gitHub?.webhookSecret;
  if (!secret) return router;
  let reading = 0;
  const brake = new Brake(MOST_FAILED);
  const hook: RequestHandler = async (request, response) => {
    const said = request.get('x-hub-signature-256') ?? '';
    if (!/^sha256=[\da-f]{64}$/.test(said) || !request.get('x-github-delivery'))
      throw new Refusal(401, 'This message is not signed.');
    if (reading >= AT_ONCE || brake.holds('')) {
      // Otherwise the rest of the message is read, to be thrown away.
      response.set('Connection', 'close');
      throw new Refusal(429, 'Too many messages at once: send it again.');
    }
    reading += 1;
    let heard = 'refused';
    try {
      const { chunks, signature } = await readSigned(request, secret);
      // Only a signed message is decoded: of a megabyte that takes as long as its signature.
      if (isSame(said, signature))
        heard = await repository.webhook(request.headers, `${Buffer.concat(chunks)}`);
      response.status(heard === 'done' ? 202 : 401).json({ heard });
    } finally {
      reading -= 1;
      if (heard !== 'done') brake.count('');
    }
  };
  router.post('/editor/hooks', hook);
  return router;
}
