import type { IncomingMessage, ServerResponse } from 'node:http';
import { Refusal } from '../../../content/compare/refusal.ts';
import { bodyProblem, isJson, isOwnOrigin } from '../../../renderer/serve/requests.ts';

/** Many times the longest record, which the editor sends twice: as it shall be and as it was. */
const MAX_BYTES = 1024 * 1024;

/** @throws {Refusal} if no page of the studio would send this, or no one may */
export function judge(request: IncomingMessage): void {
  const { method, headers } = request;
  const isOwn = isOwnOrigin(request) || (method === 'GET' && headers.origin === undefined);
  if (!isOwn) throw new Refusal(403, 'Only the editor of this studio may ask this.');
  const isUpload = /^multipart\/form-data/i.test(headers['content-type'] ?? '');
  // The route of uploads reads and limits them itself.
  if (method === 'POST' && isUpload) return;
  if (method === 'POST' && !isJson(request)) throw new Refusal(415, 'Send application/json.');
  const most = method === 'POST' ? MAX_BYTES : 0;
  const [status, , problem] = bodyProblem(request, most, 'request') ?? [];
  if (status) throw new Refusal(status, `${problem}.`);
}

/** Answers in the shape in which the editor reads why it was refused. */
export function refuse(
  error: Error & { status?: number; html?: string },
  request: IncomingMessage,
  response: ServerResponse,
): void {
  // A client that is still sending would not read the answer.
  request.resume();
  // Vite loads this module a second time, so that a class is not always the same class.
  const isKnown = error instanceof Refusal || error.html !== undefined;
  const status = error.status ?? (error.html === undefined ? 500 : 503);
  const said = status < 500 ? 'What was sent cannot be read.' : 'The editor cannot do this now.';
  // Without a code of its own, the editor's window for a new name has words of its own.
  const code = 'REFUSED';
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify({ code, message: isKnown ? error.message : said }));
}
