// What a Supabase project's gateway does in front of PostgREST, for the dev and preview servers.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createProxyServer } from 'httpxy';
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

// A connection kept from before a restart would fail a request that is perfectly good.
const proxy = createProxyServer({ agent: false, proxyTimeout: 15_000 });

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
      request.url = request.url.slice(PREFIX.length - 1);
      request.headers = {
        ...Object.fromEntries(
          Object.entries(request.headers).filter(([name]) => FORWARDED.includes(name)),
        ),
        'x-forwarded-for': request.socket.remoteAddress?.replace(/^::ffff:/, ''),
      };
      await proxy.web(request, response, { target });
    } catch {
      const message = 'The data interface is not available';
      refuse(request, response, 503, 'backend_unavailable', message);
    }
  };
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
