// What a Supabase project's gateway does in front of PostgREST, for the dev and preview servers.
import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { bodyProblem, isJson, isOwnOrigin } from '../requests.ts';

const PREFIX = '/rest/v1/';
/** Several times the longest submission that the database accepts. */
const MAX_BODY_BYTES = 32 * 1024;

/**
 * The request headers that PostgREST gets. Not the key: without a secret PostgREST answers 500 to
 * any bearer token, and everybody is anonymous anyway. Nor any header that names an address.
 */
const FORWARDED = [
  'accept',
  'accept-profile',
  'content-length',
  'content-profile',
  'content-type',
  'prefer',
  'range',
];

/** How long PostgREST may be silent. */
const PATIENCE_MS = 15_000;

/**
 * Connect middleware that serves `/rest/v1/<table>` from the PostgREST at `getUrl()`. The visitor's
 * address is the socket's: what the client says about it is dropped.
 */
export function restProxy(getUrl: () => string | undefined | Promise<string | undefined>) {
  return async (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (!request.url?.startsWith(PREFIX)) return next();
    const problem = senderProblem(request) ?? bodyProblem(request, MAX_BODY_BYTES, 'submission');
    if (problem) return refuse(request, response, ...problem);
    try {
      const target = await getUrl();
      if (!target) throw new Error('The backend has not started');
      await forward(request, response, target + request.url.slice(PREFIX.length - 1));
    } catch {
      const message = 'The data interface is not available';
      refuse(request, response, 503, 'backend_unavailable', message);
    }
  };
}

/**
 * Sends a request to PostgREST, and its answer back.
 * @throws where PostgREST does not answer, or somebody breaks off
 */
async function forward(request: IncomingMessage, response: ServerResponse, url: string) {
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => FORWARDED.includes(name)),
  );
  const sender = request.socket.remoteAddress?.replace(/^::ffff:/, '');
  const asked = ask(url, {
    method: request.method ?? 'GET',
    headers: { ...headers, ...(sender && { 'x-forwarded-for': sender }) },
    // A connection kept from before a restart would fail a request that is perfectly good.
    agent: false,
    timeout: PATIENCE_MS,
  });
  asked.once('timeout', () => asked.destroy(new Error('The data interface is silent')));
  response.once('close', () => asked.destroy());
  const answered = new Promise<IncomingMessage>((resolve, reject) =>
    asked.once('response', resolve).on('error', reject),
  );
  request.pipe(asked);
  const answer = await answered;
  // How long that connection stays says nothing about the visitor's.
  const { connection: _, ...told } = answer.headers;
  response.writeHead(answer.statusCode ?? 502, told);
  await pipeline(answer, response);
}

/**
 * Why a sender is refused. PostgREST takes rows from the forms of every website, and tells every browser
 * that scripts of other origins may ask; a program that is no browser names no origin.
 */
function senderProblem(request: IncomingMessage): [number, string, string] | undefined {
  const { method, headers } = request;
  if (headers.origin !== undefined && !isOwnOrigin(request))
    return [403, 'other_origin', 'Only the pages of this site may ask this'];
  const isRead = method === 'GET' || method === 'HEAD';
  if (!isRead && !isJson(request)) return [415, 'json_required', 'Send application/json'];
}

/** An error in PostgREST's own shape, which supabase-js understands. */
function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  ...[status, code, message]: [number, string, string]
): void {
  // The answer had begun: only the broken connection can still say that it is not complete.
  if (response.headersSent) return void response.destroy();
  // A client that is still sending would not hear the answer.
  request.resume();
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ code, message, details: null, hint: null }));
}
