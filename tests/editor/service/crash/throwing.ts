// A service that throws wherever a service can: at each address in another kind of callback. Next to it, the service's
// own app, with accounts that throw in a timer. Its parent gets both ports.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import express from 'express';
import { createApp } from '../../../../tina/server/createApp.ts';
import { answerError } from '../../../../tina/server/guards.ts';
import { failByCallbacks, surviveErrors } from '../../../../tina/server/lastHandler.ts';

const fail = (): never => {
  throw new Error('thrown by a test');
};

const ANSWER = "require('node:worker_threads').parentPort.postMessage('')";

const KINDS: Readonly<Record<string, () => unknown>> = {
  'a handler': fail,
  'an async handler': async () => fail(),
  'a timer': () => setTimeout(fail),
  'a tick': () => process.nextTick(fail),
  'a callback of a child process': () => execFile(process.execPath, ['--version'], fail),
  'an event of a stream': () => createReadStream(import.meta.filename).on('data', fail),
  'a stream without a listener for errors': () => createReadStream('/nowhere'),
  'a message of a worker': () => new Worker(ANSWER, { eval: true }).on('message', fail),
  'a worker that fails': () => new Worker('throw new Error("thrown by a test")', { eval: true }),
};

surviveErrors();
const service = { site: 'Example', built: { views: { problemPage: () => 'failed' } } };
const app = express();
app.use(failByCallbacks);
app.get('/kinds', (_, response) => void response.json(Object.keys(KINDS)));
app.get('/background', (_, response) => {
  void Promise.reject(new Error('thrown by a test'));
  setImmediate(() => response.send('answered'));
});
app.get('/answered', (_, response) => {
  response.send('answered');
  setTimeout(fail);
});
app.get('/:kind', ({ params }) => KINDS[params.kind]?.());
app.use(answerError.bind(undefined, service as never));
/** What the app reads of its service: accounts whose answer throws, a folder with Tina's page, and nothing else. */
const nothing = (): unknown => new Proxy(() => {}, { get: () => nothing(), apply: () => '' });
const orNothing = (known: object, other: () => unknown = nothing) =>
  new Proxy(known, { get: (one, name) => Reflect.get(one, name) ?? other() });
const { views } = service.built;
const whole = orNothing({
  ...{ site: service.site, built: orNothing({ views }, () => process.argv[2]) },
  accounts: { auth: { api: { getSession: () => new Promise(() => setTimeout(fail)) } } },
  settings: { address: 'http://localhost', proxies: 0, providers: [] },
});

const ports = [app, createApp(whole as never)].map(async (one) => {
  const server = one.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
});
process.send?.(await Promise.all(ports));
