// Parses texts for readAhead.ts, which ends this thread when a text takes too long.
import { parentPort } from 'node:worker_threads';
import { canonicalBody } from './body.ts';
import { inspectBody } from './inspectBody.ts';

parentPort?.on('message', (body: string) => {
  const inspected = inspectBody(body);
  parentPort?.postMessage({
    inspected,
    canonical: inspected.faults.length > 0 ? body : canonicalBody(body),
  });
});
parentPort?.postMessage('ready');
