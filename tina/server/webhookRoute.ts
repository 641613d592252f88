import { createHmac, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import express, { type Request, type Response, Router } from 'express';
import { Refusal } from '../../content/compare/refusal.ts';
import { failureLimit } from './failureLimit.ts';
import type { Service } from './Service.ts';

/** The longest message that is read, how many at once, and how long each may take. */
const MOST_BYTES = 1024 * 1024;
const AT_ONCE = 4;
const PATIENCE_MS = 10_000;

/**
 * Messages that fail in a minute before the rest of it is refused unread. A true one that comes then is lost, which
 * costs a minute: the service asks the code host as often (startService.ts).
 */
const MOST_FAILED = 20;

/** Bytes as they are sent, of any type. */
const readBody = promisify(express.raw({ limit: MOST_BYTES, type: () => true, inflate: false }));

/**
 * Reads a message, which only says that there is something new, and signs it. One that takes too long is broken off.
 * @returns what GitHub sends in `X-Hub-Signature-256`
 * @throws an error with the status 413 if it is too long
 */
async function signatureOf(request: Request, response: Response, secret: string): Promise<string> {
  const timer = setTimeout(() => request.destroy(), PATIENCE_MS);
  try {
    await readBody(request, response);
  } finally {
    clearTimeout(timer);
  }
  const hmac = createHmac('sha256', secret).update(request.body ?? '');
  return `sha256=${hmac.digest('hex')}`;
}

/**
 * Messages of a code host. Without a GitHub App there is no such address. A message that is sent again is accepted
 * again: GitHub does that on request, and does not sign the number of the delivery. Each message only starts a `sync`,
 * and many start no more than one after the other.
 */
export function hookRoute({ settings, repository }: Service): Router {
  const router = Router();
  const secret = settings.origin?.gitHub?.webhookSecret;
  if (!secret) return router;
  let reading = 0;
  const failures = failureLimit(MOST_FAILED);
  router.post('/editor/hooks', async (request, response) => {
    const said = request.get('x-hub-signature-256') ?? '';
    if (!/^sha256=[\da-f]{64}$/.test(said)) throw new Refusal(401, 'This message is not signed.');
    if (reading >= AT_ONCE || failures.holds('')) {
      // Otherwise the rest of the message is read, to be thrown away.
      response.set('Connection', 'close');
      throw new Refusal(429, 'Too many messages at once: send it again.');
    }
    reading += 1;
    let isOwn = false;
    try {
      const own = await signatureOf(request, response, secret);
      isOwn = timingSafeEqual(Buffer.from(said), Buffer.from(own));
      // The host waits for an answer, and not for what follows from its message.
      if (isOwn) void repository.sync();
      response.status(isOwn ? 202 : 401).end();
    } finally {
      reading -= 1;
      if (!isOwn) failures.count('');
    }
  });
  return router;
}
