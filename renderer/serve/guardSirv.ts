import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';

/** Fifteen digits: longer than any file, but still a safe integer. */
const RANGE = /^bytes=(\d{1,15})-([1-9]\d{0,14})?$/;

/**
 * Connect middleware before sirv 3, which throws on odd ranges and leaves its files open.
 *
 * Drops each `Range` that sirv would answer wrongly: the complete file is sent then, as RFC 9110 (14.2)
 * allows. A part of a file is not compressed, because the range counts the file's own bytes.
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
    // A new build may have deleted the file in the meantime.
    file.once('error', () => response.destroy());
    // A client that disconnects must not keep the file open.
    response.once('close', () => file.destroy());
  });
  next();
}
