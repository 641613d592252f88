// What a Supabase project's gateway does in front of PostgREST, for the dev and preview servers.
import { type IncomingMessage, request, type ServerResponse } from 'node:http';

const PREFIX = '/rest/v1/';
/** Several times the longest submission that the database accepts. */
const MAX_BODY_BYTES = 32 * 1024;
const TIMEOUT_MS = 15_000;

/**
 * The request headers that PostgREST gets. Not the key: without a secret PostgREST answers 500 to
 * any bearer token, and everybody is anonymous anyway. Nor any header that names an address.
 */
const FORWARDED = [
  'accept',
  'accept-profile',
  'content-profile',
  'content-type',
  'prefer',
  'range',
];
/** Of one connection only; the next hop makes its own. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding'];

/**
 * Connect middleware that serves `/rest/v1/<table>` from the PostgREST at `getUrl()`. The visitor's
 * address is the socket's: what the client says about it is dropped.
 */
export function restProxy(getUrl: () => string | undefined | Promise<string | undefined>) {
  return async (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => {
    if (!incoming.url?.startsWith(PREFIX)) return next();
    try {
      const body = await readBody(incoming);
      if (!body) return refuse(outgoing, 413, 'payload_too_large', 'The submission is too large');
      const url = await getUrl();
      if (!url) throw new Error('The backend has not started');
      await forward(incoming, outgoing, url, body);
    } catch {
      // The answer had begun: only the broken connection can still say that it is not whole.
      if (outgoing.headersSent) return void outgoing.destroy();
      refuse(outgoing, 503, 'backend_unavailable', 'The data interface is not available');
    }
  };
}

/** Only a body that came whole is passed on, so a broken connection never inserts half. */
async function readBody(incoming: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    size += chunk.length;
    // Read to the end all the same: a client that is still sending would not hear the answer.
    if (size <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  return size <= MAX_BODY_BYTES ? Buffer.concat(chunks) : undefined;
}

function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  url: string,
  body: Buffer,
): Promise<void> {
  const address = incoming.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '';
  const headers: Record<string, string | string[]> = {
    'content-length': String(body.length),
    'x-forwarded-for': address,
  };
  for (const name of FORWARDED) {
    const value = incoming.headers[name];
    if (value !== undefined) headers[name] = value;
  }
  // The path is set apart: resolved against the address, `//host/` would name another host.
  const path = incoming.url?.slice(PREFIX.length - 1);
  return new Promise((resolve, reject) => {
    // A connection kept from before a restart would fail a request that is perfectly good.
    const upstream = request(url, { method: incoming.method, path, headers, agent: false });
    upstream.setTimeout(TIMEOUT_MS, () => upstream.destroy(new Error('No answer in time')));
    upstream.on('error', reject);
    upstream.on('response', (answer) => {
      for (const name of HOP_BY_HOP) delete answer.headers[name];
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('error', reject).on('end', resolve).pipe(outgoing);
    });
    upstream.end(body);
  });
}

/** An error in PostgREST's own shape, which supabase-js understands. */
function refuse(outgoing: ServerResponse, status: number, code: string, message: string): void {
  outgoing.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
  outgoing.end(JSON.stringify({ code, message, details: null, hint: null }));
}
