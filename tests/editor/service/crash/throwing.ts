// A service that throws wherever a service can: at each address in another kind of callback. Its parent gets the port.
import { execFile } from 'node:child_process';
import { createReadStream } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import express from 'express';
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
const server = app.listen(0, '127.0.0.1', () => {
  process.send?.((server.address() as AddressInfo).port);
});
