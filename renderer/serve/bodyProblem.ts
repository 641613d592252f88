import type { IncomingMessage } from 'node:http';

/** Why a body is refused: the status of HTTP for it, a code for programs, a sentence for people. */
export type BodyProblem = [status: 411 | 413, code: string, message: string];

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
