import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { z } from 'zod';
import { Refusal } from '../../content/compare/refusal.ts';
import { bodyProblem, isJson, isOwnOrigin } from '../../renderer/serve/requests.ts';

/** Many times the longest record, which the editor sends twice: as it shall be and as it was. */
const MAX_BYTES = 1024 * 1024;

/**
 * Reads what a page of the studio has sent.
 * @throws {Refusal} where another website sent it, where it is no JSON, too long, or not of this shape
 */
export async function readOwnJson<Shape extends z.ZodType>(
  request: IncomingMessage,
  shape: Shape,
): Promise<z.infer<Shape>> {
  if (!isOwnOrigin(request)) throw new Refusal(403, 'Only the editor of this studio may ask this.');
  if (!isJson(request)) throw new Refusal(415, 'Send application/json.');
  const [status, , problem] = bodyProblem(request, MAX_BYTES, 'record') ?? [];
  if (status) throw new Refusal(status, `${problem}.`);
  const sent = await text(request).catch(() => {
    throw new Refusal(400, 'What was sent broke off.');
  });
  const { success, data } = shape.safeParse(parsed(sent));
  if (!success) throw new Refusal(400, 'What was sent is no JSON, or not what is asked for here.');
  return data;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
