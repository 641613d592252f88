import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';

/** More digits than any file's length has, and fewer than a number holds. */
const RANGE = /^bytes=(\d{1,15})-([1-9]\d{0,14})?$/;

/**
 * Connect middleware before sirv 3, which throws on odd ranges and leaves its files open.
 *
 * A `Range` that it answers rightly stays, every other is forgotten, as RFC 9110 (14.2) allows: the whole
 * file is sent then. What is sent in part is not compressed: the places count the file's own bytes.
 */
export function guardSirv(
  { headers }: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): void {
  if (headers.range !== undefined) {
    const [, first, last = Infinity] = RANGE.exec(headers.range) ?? [];
    if (first !== undefined && Number(first) <= Number(last))
      headers['accept-encoding'] = 'identity';
    else delete headers.range;
  }
  response.on('pipe', (file: Readable) => {
    // It may have been taken away since it was found, by a new build.
    file.once('error', () => response.destroy());
    // Who goes before the end must not keep it open.
    response.once('close', () => file.destroy());
  });
  next();
}
