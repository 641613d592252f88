// Loaded into Tina's own process (tina/server/studio/startTina.ts).
// Tina: answers whatever reaches its port, from every program and page of this machine.
// Here: its server hears only who knows the secret of this start, which is the studio; all that the
// studio lets pass is judged there (tina/server/studio/askTina.ts).
// Upstream: no report found. Written for @tinacms/cli 3.1.0.
import type { EventEmitter } from 'node:events';
import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

const secret = process.env.STUDIO_SECRET;
// Nothing else of Tina's has to know it.
delete process.env.STUDIO_SECRET;

const knows = ({ headers }: IncomingMessage) =>
  secret !== undefined && headers.authorization === `Bearer ${secret}`;

const emit: EventEmitter['emit'] = Server.prototype.emit;

Server.prototype.emit = function emitToStudio(this: Server, event: string, ...rest: unknown[]) {
  if (event === 'request' || event === 'upgrade') {
    const [request, answer] = rest as [IncomingMessage, ServerResponse | Duplex];
    if (!knows(request)) {
      // Who is still sending would not hear the answer.
      request.resume();
      if ('writeHead' in answer) answer.writeHead(403).end();
      else answer.destroy();
      return true;
    }
  }
  return emit.call(this, event, ...rest);
};
