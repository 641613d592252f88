// A proxy in front of PostgREST for the dev and preview servers, like the gateway of a Supabase project.
import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { QUERY_HEADERS } from '../../../components/widgets/QueryForm/queryRules.ts';
import { bodyProblem, isJson, isOwnOrigin } from '../requests.ts';

const PREFIX = '/rest/v1/';
/** Several times the longest submission that the database accepts. */
const MAX_BODY_BYTES = 32 * 1024;

/**
 * The request headers that PostgREST gets. Not the key: without a secret PostgREST answers 500 to any
 * bearer token. No header with an address either.
 */
const FORWARDED: readonly string[] = [
  'accept',
  'accept-profile',
  'content-length',
  'content-profile',
  'content-type',
  'prefer',
  'range',
  ...Object.values(QUERY_HEADERS),
];

/** Milliseconds without an answer from PostgREST. */
const PATIENCE_MS = 15_000;

/**
 * Connect middleware that serves `/rest/v1/<table>` from the PostgREST at `getUrl()`. The visitor's
 * address is taken from the socket, not from headers.
 */
export function restProxy(getUrl: () => string | Promise<string>) {
  return async (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (!request.url?.startsWith(PREFIX)) return next();
    const problem = senderProblem(request) ?? bodyProblem(request, MAX_BODY_BYTES, 'submission');
    if (problem) return refuse(request, response, ...problem);
    try {
      await forward(request, response, (await getUrl()) + request.url.slice(PREFIX.length - 1));
    } catch {
      const message = 'The data interface is not available';
      refuse(request, response, 503, 'backend_unavailable', message);
    }
  };
}

/**
 * Forwards a request to PostgREST, and its answer to the client.
 * @throws {Error} if PostgREST does not answer or a connection breaks
 */
async function forward(request: IncomingMessage, response: ServerResponse, url: string) {
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => FORWARDED.includes(name)),
  );
  const sender = request.socket.remoteAddress?.replace(/^::ffff:/, '');
  const forwarded = httpRequest(url, {
    method: request.method ?? 'GET',
    headers: { ...headers, ...(sender && { 'x-forwarded-for': sender }) },
    // A connection from before a restart of PostgREST would fail.
    agent: false,
    timeout: PATIENCE_MS,
  });
  forwarded.once('timeout', () =>
    forwarded.destroy(new Error('The data interface does not answer')),
  );
  response.once('close', () => forwarded.destroy());
  const answered = new Promise<IncomingMessage>((resolve, reject) =>
    forwarded.once('response', resolve).on('error', reject),
  );
  request.pipe(forwarded);
  const answer = await answered;
  // This header is about PostgREST's connection, not the visitor's.
  const { connection: _, ...headersBack } = answer.headers;
  response.writeHead(answer.statusCode ?? 502, headersBack);
  await pipeline(answer, response);
}

/**
 * Why a sender is refused; undefined if it is not. PostgREST itself accepts requests from every website.
 * Programs other than browsers send no Origin and may pass.
 */
function senderProblem(request: IncomingMessage): [number, string, string] | undefined {
  const { method, headers } = request;
  if (headers.origin !== undefined && !isOwnOrigin(request))
    return [403, 'other_origin', 'Only pages of this site may send this'];
  const isRead = method === 'GET' || method === 'HEAD';
  if (!isRead && !isJson(request)) return [415, 'json_required', 'Send application/json'];
}

/** An error in PostgREST's own shape, which supabase-js understands. */
function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  ...[status, code, message]: [number, string, string]
): void {
  // The answer has begun: breaking the connection shows that it is not complete.
  if (response.headersSent) return void response.destroy();
  // A client that is still sending would not read the answer.
  request.resume();
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ code, message, details: null, hint: null }));
}
