// Any website that is open in a browser can send requests to servers on this machine.
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Why a body is refused: HTTP status, error code, message. */
type BodyProblem = [status: 411 | 413, code: string, message: string];

/**
 * Checks the length of a body before it is read.
 * @param what the body's name in the message
 * @returns undefined if the body may be read
 */
export function bodyProblem(
  { headers }: IncomingMessage,
  maxBytes: number,
  what: string,
): BodyProblem | undefined {
  if (headers['transfer-encoding'])
    return [411, 'length_required', `The ${what} needs a Content-Length`];
  if (Number(headers['content-length'] ?? 0) > maxBytes)
    return [413, 'payload_too_large', `The ${what} is too large`];
}

/**
 * Connect middleware that refuses requests from other websites with status 403, except links. Browsers
 * name the sender in `Sec-Fetch-Site` (Fetch Metadata, W3C). Other programs do not send it and may pass.
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
      .end('This server does not answer requests from other websites.');
}

/** Whether a page of this server sent the request, by its `Origin`. */
export function isOwnOrigin({ headers: { origin, host } }: IncomingMessage): boolean {
  return origin === `http://${host}` || origin === `https://${host}`;
}

/** Whether the body is JSON, which other websites cannot send without a CORS preflight (Fetch standard). */
export function isJson({ headers }: IncomingMessage): boolean {
  return /^application\/json\s*(?:;|$)/i.test(headers['content-type'] ?? '');
}
