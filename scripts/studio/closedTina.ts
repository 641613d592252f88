// Loaded into Tina's own process (startTina.ts).
// Tina: takes uploads of any kind, size and website, serves all that lies in the project's folder, and ends
// at an address that cannot be decoded.
// Here: its server looks at each request before Tina does.
// Upstream: no report found. Written for @tinacms/cli 3.1.0.
import type { EventEmitter } from 'node:events';
import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { MEGABYTES, PICTURES } from '../../tina/patches/checkUploads.ts';
import { bodyProblem } from '../lib/bodyProblem.ts';
import { refuseOtherSites } from '../lib/ownSite.ts';

const UPLOAD = '/media/upload/';
/** What the form around a picture may take. */
const FORM_BYTES = 64 * 1024;

const emit: EventEmitter['emit'] = Server.prototype.emit;

Server.prototype.emit = function emitUnlessRefused(
  this: Server,
  event: string,
  ...rest: unknown[]
) {
  if (event !== 'request') return emit.call(this, event, ...rest);
  const [request, response] = rest as [IncomingMessage, ServerResponse];
  const [status, why] = refusal(request) ?? [];
  if (status) {
    // Who is still sending would not hear the answer.
    request.resume();
    response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(why);
  } else refuseOtherSites(request, response, () => emit.call(this, event, request, response));
  return true;
};

/** Why Tina never hears of a request. */
function refusal(request: IncomingMessage): [status: number, why: string] | undefined {
  const path = decoded(request.url?.split('?', 1)[0] ?? '');
  if (path === undefined) return [400, 'This address cannot be decoded.'];
  if (/[\\/]\.data(?:[\\/]|$)/i.test(path)) return [404, 'What visitors have sent is not served.'];
  if (!path.startsWith(UPLOAD)) return;
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  if (!PICTURES.some((known) => known === ending))
    return [415, `A picture is a file of the kind ${PICTURES.join(', ')}.`];
  const [status, , problem] =
    bodyProblem(request, MEGABYTES * 1024 ** 2 + FORM_BYTES, 'picture') ?? [];
  return status && [status, `${problem}.`];
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
