import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { EditorSession } from '../../service/helpers/EditorSession.ts';
import { type Editor, startEditor } from '../../service/helpers/startEditor.ts';
import type { Part } from '../lib/table.ts';
import { manyRecords, spread } from './saves.ts';

/** Requests of one flood that are under way at a time. */
const AT_ONCE = 4;

/** Milliseconds between two looks at /healthz. */
const BEAT = 50;

/** Milliseconds that an honest editor takes between two saves. */
const THINKING = 500;

/** Sends one request of a flood; `count` makes it unlike the one before. */
type Attack = (count: number) => Promise<Response>;

const EVENT = 'content/events/flood.mdx';
const TALK = 'content/talks/flood.json';
const HOME = 'content/pages/flood.json';

const filled = (length: number, item: (index: number) => unknown) =>
  Array.from({ length }, (_, index) => item(index));

/** Records that took seconds before they were refused (issue 37.7). */
const BAD_SAVES: readonly ((count: number) => object)[] = [
  (count) => ({ file: EVENT, record: { body: `${'1. '.repeat(1_200)}${count}` } }),
  (count) => ({ file: EVENT, record: { body: `${'*_'.repeat(1_900)}${count}` } }),
  (count) => ({ file: HOME, record: { path: `/${count}`, sections: filled(10_000, () => ({})) } }),
  (count) => ({ file: HOME, record: { sections: filled(500_000, () => count) } }),
  (count) => ({
    file: TALK,
    record: Object.fromEntries(filled(5_000, (key) => [`key${key}`, count]) as [string, number][]),
  }),
];

const picture = (bytes: Buffer, name: string) => {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], name));
  return form;
};

const drawing = (count: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg">${`<path d="M0 ${count}h9"/>`.repeat(20_000)}</svg>`,
  );

/** All floods by name: what strangers send, and what somebody sends who was invited. */
async function floodsOf(editor: Editor, member: EditorSession): Promise<Record<string, Attack>> {
  const { address } = editor;
  const stranger = (path: string, count: number, body: BodyInit, headers = {}) =>
    fetch(address + path, {
      method: 'POST',
      // Another address each time: limits by address do not hold it up.
      headers: {
        origin: address,
        'x-forwarded-for': `10.${count % 250}.${count % 249}.9`,
        ...headers,
      },
      body,
      redirect: 'manual',
    });
  const large = randomBytes(1024 * 1024);
  // 24 million pixels: as many as the check accepts.
  const pixels = { width: 6_000, height: 4_000, channels: 3, background: '#123' } as const;
  const photograph = await sharp({ create: pixels }).jpeg().toBuffer();
  return {
    saves: (count) =>
      member.ask('/editor/save', BAD_SAVES[count % BAD_SAVES.length]?.(count) ?? {}),
    questions: (count) =>
      member.ask('/graphql', {
        query: `{ collections { ${'name '.repeat(5_000)} c${count}: name } }`,
      }),
    uploads: (count) =>
      count % 2
        ? member.ask(`/media/upload/f${count}.svg`, picture(drawing(count), 'f.svg'))
        : member.ask(
            `/media/upload/f${count}.jpg`,
            picture(Buffer.concat([photograph, randomBytes(16)]), 'f.jpg'),
          ),
    hooks: (count) =>
      stranger('/editor/hooks', count, large, {
        'x-github-delivery': String(count),
        'x-hub-signature-256': `sha256=${'0'.repeat(64)}`,
      }),
    codes: (count) =>
      stranger(
        count % 2 ? '/editor/sign-in' : '/editor/sign-in/code',
        count,
        new URLSearchParams({ email: `person-${count % 3}@site.example`, code: 'AAAA-AAAA' }),
      ),
  };
}

/** Sends attacks until it is ended. @returns ends it, and tells how many were sent */
function flood(attacks: readonly Attack[]): () => Promise<number> {
  let count = 0;
  let isOver = false;
  const senders = attacks.flatMap((attack) =>
    filled(AT_ONCE, async () => {
      while (!isOver) {
        count += 1;
        await attack(count).then(
          (answer) => answer.arrayBuffer(),
          () => wait(BEAT),
        );
      }
    }),
  );
  return async () => {
    isOver = true;
    await Promise.all(senders);
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
      const all = await floodsOf(editor, member);
      const file = 'content/talks/grown-000100.json';
      const stored = JSON.parse(readFileSync(join(project, file), 'utf8'));
      let minutes = Number(stored.minutes);
      const rows = {
        'no flood': {},
        ...Object.fromEntries(Object.entries(all).map(([name, one]) => [name, { [name]: one }])),
        'all of them': all,
      };
      for (const [row, attacks] of Object.entries(rows)) {
        const end = flood(Object.values(attacks));
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
