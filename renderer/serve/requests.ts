// Every website that a person has open can send requests to this machine.
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Why a body is refused: the status of HTTP for it, a code for programs, a sentence for people. */
type BodyProblem = [status: 411 | 413, code: string, message: string];

/**
 * Judges a body by its length, which has to be known before it is read: nobody begins with one that is
 * too long.
 * @param what the body's name in the message
 */
export function bodyProblem(
  { headers }: IncomingMessage,
  maxBytes: number,
  what: string,
): BodyProblem | undefined {
  if (headers['transfer-encoding'])
    return [411, 'length_required', `The ${what} must say its length`];
  if (Number(headers['content-length'] ?? 0) > maxBytes)
    return [413, 'payload_too_large', `The ${what} is too large`];
}

/**
 * Connect middleware: what another website sends or embeds is refused, in words. A link that leads here
 * is no more than a link. Browsers say in `Sec-Fetch-Site` who sends (Fetch Metadata, W3C); programs
 * that are no browsers are under nobody's control but the person's.
 */
export function refuseOtherSites(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): void {
  const isLink = method === 'GET' && headers['sec-fetch-dest'] === 'document';
  if (headers['sec-fetch-site'] !== 'cross-site' || isLink) next();
  else
    response
      .writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' })
      .end('This server answers no other website.');
}

/** Whether a page of this very server sent the request: scripts say so in `Origin` when they send. */
export function isOwnOrigin({ headers: { origin, host } }: IncomingMessage): boolean {
  return origin === `http://${host}` || origin === `https://${host}`;
}

/** Whether it brings JSON, which no form of another website can send (Fetch, CORS-safelisted headers). */
export function isJson({ headers }: IncomingMessage): boolean {
  return /^application\/json\s*(?:;|$)/i.test(headers['content-type'] ?? '');
}
