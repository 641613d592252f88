// A server in the place of Tina's, in a process that is given what Tina's is given.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../scripts/lib/freePort.ts';
import { exchange } from '../servers/exchange.ts';

let server: ChildProcess;
let port: number;
beforeAll(async () => {
  port = await freePort();
  const code = `require('node:http')
    .createServer((request, response) => response.end(decodeURIComponent(request.url)))
    .listen(${port}, 'localhost', () => console.log('listening'));`;
  const guard = '--import=./scripts/studio/closedTina.ts';
  server = spawn(process.execPath, [guard, '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (server.stdout) await once(server.stdout, 'data');
});
afterAll(() => server.kill());

const ask = (line: string, ...headers: string[]) =>
  exchange(
    port,
    [`${line} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '\r\n'].join('\r\n'),
  );

test.each<[line: string, status: number, ...headers: string[]]>([
  ['GET /media/list/images', 200],
  ['POST /media/upload/images/talk.webp', 200],
  ['GET /media/list/%', 400],
  ['GET /@fs/project/.data/backend.json', 404],
  ['GET /@fs/project/%2eDATA%2fbackend.json', 404],
  ['POST /media/upload/images/login.html', 415],
  ['POST /media/upload/images/talk.webp/x', 415],
  ['POST /media/upload/images/talk.webp', 413, 'Content-Length: 6000000'],
  ['POST /media/upload/images/talk.webp', 411, 'Transfer-Encoding: chunked'],
  ['POST /media/upload/images/talk.webp', 403, 'Sec-Fetch-Site: cross-site'],
  ['GET /admin/', 200, 'Sec-Fetch-Site: same-site'],
])('%s is answered with %i', async (line, status, ...headers) => {
  expect((await ask(line, ...headers))?.status).toBe(status);
});
