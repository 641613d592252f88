// Sends floods from a thread of its own: what it costs to make them is not measured as the service's answer.
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import { EditorSession } from '../../service/helpers/EditorSession.ts';
import { AT_ONCE, type FloodName, type Sender } from './floods.ts';

/** Milliseconds after a request without an answer. */
const PAUSE_MS = 50;

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
async function floodsOf({
  address,
  headers,
}: Omit<Sender, 'names'>): Promise<Record<FloodName, Attack>> {
  const member = new EditorSession(address, headers);
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
    questions: () => member.ask('/editor/records?kinds=pages,talks,events'),
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

/** Sends the floods with these names until the main thread posts a message; posts how many were sent. */
async function flood({ names, ...sender }: Sender): Promise<void> {
  const all = await floodsOf(sender);
  let count = 0;
  let isOver = false;
  parentPort?.once('message', () => {
    isOver = true;
  });
  parentPort?.postMessage('begun');
  const senders = names.flatMap((name) =>
    filled(AT_ONCE, async () => {
      while (!isOver) {
        count += 1;
        await all[name](count).then(
          (answer) => answer.arrayBuffer(),
          () => wait(PAUSE_MS),
        );
      }
    }),
  );
  await Promise.all(senders);
  parentPort?.postMessage(count);
}

await flood(workerData);
