import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { EditorSession } from '../../service/helpers/EditorSession.ts';
import { startEditor } from '../../service/helpers/startEditor.ts';
import type { Part } from '../lib/table.ts';
import { manyRecords, spread } from './saves.ts';

/** What strangers send, and what somebody sends who was invited. */
const FLOODS = ['saves', 'questions', 'uploads', 'hooks', 'codes'] as const;
export type FloodName = (typeof FLOODS)[number];

/** What the thread of a flood is given: its kinds, and the session of who was invited. */
export interface Sender {
  address: string;
  headers: Record<string, string>;
  names: readonly FloodName[];
}

/** Requests of one flood that are under way at a time. */
export const AT_ONCE = 4;

/** Milliseconds between two looks at /healthz. */
const BEAT = 50;

/** Milliseconds that an honest editor takes between two saves. */
const THINKING = 500;

/** Begins floods in a thread of their own. @returns ends them, and tells how many requests were sent */
async function flood(names: readonly FloodName[], { address, headers }: EditorSession) {
  const workerData: Sender = { address, headers, names };
  const worker = new Worker(new URL('./floodSender.ts', import.meta.url), { workerData });
  await once(worker, 'message');
  return async (): Promise<number> => {
    worker.postMessage('end');
    const [count] = await once(worker, 'message');
    await worker.terminate();
    return count;
  };
}

/** GitHub, as far as the service asks it when it starts: the address of hooks exists with an App alone. */
async function tokenServer() {
  const server = createServer((_request, response) => {
    const expires = new Date(Date.now() + 3_600_000).toISOString();
    response.setHeader('content-type', 'application/json');
    response.statusCode = 201;
    response.end(JSON.stringify({ token: 'of-the-bench', expires_at: expires, permissions: {} }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

export const floods: Part = {
  name: 'floods',
  about: `The editor as a service while strangers and one invited person send what it refuses, ${AT_ONCE} requests of each kind at a time: milliseconds until /healthz answers, asked every ${BEAT} ms, and until an honest save of somebody else is in git. Wanted: 200 and 1,000. Milliseconds: median, p95 (most); requests answered a second.`,
  runs: 20,
  async measure({ runs }, record) {
    const project = manyRecords();
    const github = await tokenServer();
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const editor = await startEditor({
      EDITOR_ORIGIN: join(project, '.git'),
      GITHUB_API_URL: github.url,
      GITHUB_REPOSITORY: 'firm/site',
      GITHUB_APP_ID: '1',
      GITHUB_APP_KEY: `${privateKey.export({ type: 'pkcs1', format: 'pem' })}`,
      GITHUB_APP_INSTALLATION: '1',
      GITHUB_WEBHOOK_SECRET: 'of-the-bench',
    });
    try {
      const honest = await EditorSession.open(editor, 0);
      const member = await EditorSession.open(editor, 1);
      await honest.read();
      const file = 'content/talks/grown-000100.json';
      const stored = JSON.parse(readFileSync(join(project, file), 'utf8'));
      let minutes = Number(stored.minutes);
      const rows: Readonly<Record<string, readonly FloodName[]>> = {
        'no flood': [],
        ...Object.fromEntries(FLOODS.map((name) => [name, [name]])),
        'all of them': FLOODS,
      };
      for (const [row, names] of Object.entries(rows)) {
        const end = await flood(names, member);
        const start = performance.now();
        const looking = (async () => {
          for (let look = 0; look < (runs * THINKING) / BEAT; look++) {
            const asked = performance.now();
            const { ok } = await fetch(`${editor.address}/healthz`);
            if (!ok) throw new Error('/healthz reports a problem.');
            record(row, { 'healthz ms': performance.now() - asked });
            await wait(BEAT);
          }
        })();
        for (let save = 0; save < runs; save++) {
          const opened = { ...stored, minutes };
          minutes = 10 + ((minutes + 1) % 90);
          const asked = performance.now();
          await honest.save(file, opened, { ...stored, minutes });
          record(row, { 'save ms': performance.now() - asked });
          await wait(THINKING);
        }
        await looking;
        record(row, { 'answered/s': ((await end()) * 1_000) / (performance.now() - start) });
      }
    } finally {
      await editor.stop();
      github.server.close();
      rmSync(project, { recursive: true, force: true });
    }
  },
  cells: { 'healthz ms': spread, 'save ms': spread },
};
