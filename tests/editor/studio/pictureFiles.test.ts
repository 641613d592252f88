import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Refusal } from '../../../content/compare/refusal.ts';
import { freePicture } from '../../../tina/proposals/uploads.ts';
import { readPicture, writePicture } from '../../../tina/server/pictureFiles.ts';
import { serve } from '../../forms/serve.ts';

const root = mkdtempSync(join(tmpdir(), 'uploads-test-'));
const images = join(root, 'images');
let site: Awaited<ReturnType<typeof serve>>;
let png: Buffer;
beforeAll(async () => {
  mkdirSync(join(images, 'talks'), { recursive: true });
  mkdirSync(join(root, 'outside'));
  symlinkSync(join(root, 'outside'), join(images, 'link'));
  site = await serve((request, response) => {
    const path = decodeURIComponent(request.url?.slice(1) ?? '');
    readPicture(request, path)
      .then(async ({ file, bytes, said }) => {
        const stored = freePicture(file, () => false).replace('public/images/', '');
        await writePicture(images, stored, bytes);
        return said;
      })
      .then(
        (said) => response.end(said),
        ({ status, message }: Refusal) => response.writeHead(status).end(message),
      );
  });
  const plain = { width: 4, height: 4, channels: 3, background: '#1f8a8a' } as const;
  png = await sharp({ create: plain }).png().toBuffer();
});
afterAll(async () => {
  await site.close();
  rmSync(root, { recursive: true });
});

async function upload(path: string, bytes: Buffer | string, field = 'file') {
  const body = new FormData();
  body.append('directory', 'talks');
  body.append(field, new Blob([new Uint8Array(Buffer.from(bytes))]), 'any.png');
  const answer = await fetch(`${site.url}/${encodeURIComponent(path)}`, { method: 'POST', body });
  return { status: answer.status, said: await answer.text() };
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h4v4z"/></svg>';

test('a picture lies there whole when it is answered, and none takes the place of another', async () => {
  expect(await upload('talks/new.png', png)).toEqual({ status: 200, said: '' });
  expect(readFileSync(join(images, 'talks/new.png')).equals(png)).toBe(true);
  expect((await upload('talks/new.png', png)).status).toBe(409);
  expect((await upload('a folder/Drawing.SVG', SVG)).status).toBe(200);
  expect(readFileSync(join(images, 'a-folder/drawing.svg'), 'utf8')).toBe(SVG);
});

test('a drawing of a design tool is cleaned, a plain one is stored unchanged, a damaged picture is refused', async () => {
  const tool = SVG.replace('<path', '<metadata/><path');
  expect(await upload('talks/tool.svg', tool)).toEqual({ status: 200, said: '' });
  expect(readFileSync(join(images, 'talks/tool.svg'), 'utf8')).toBe(`${SVG}\n`);
  expect((await upload('talks/plain.svg', SVG)).status).toBe(200);
  expect(readFileSync(join(images, 'talks/plain.svg'), 'utf8')).toBe(SVG);
  const { status, said } = await upload('talks/cut.png', png.subarray(0, -20));
  expect([status, said]).toEqual([415, expect.stringContaining('damaged or not complete')]);
});

test.each<[path: string, named: string, kind: string]>([
  ['Panel – Delhi (2).JFIF', 'panel-delhi-2.jpg', 'jpeg'],
  ['talks/photo.jpe', 'talks/photo.jpg', 'jpeg'],
  ['talks/noending', 'talks/noending.png', 'png'],
  ['talks/page.html', 'talks/page.png', 'png'],
  ['a/b/c/d/e/f/g.png', 'a/b/c/d/e/g.png', 'png'],
  ['talks\\b\0.png', 'talks/b.png', 'png'],
])('%s is stored as %s', async (path, named, kind) => {
  const bytes = await sharp(png)
    .toFormat(kind as 'png')
    .toBuffer();
  expect(await upload(path, bytes)).toEqual({ status: 200, said: '' });
  expect(readFileSync(join(images, named)).equals(bytes)).toBe(true);
  rmSync(join(images, named));
});

test('a drawing with a shadow becomes a picture, and the answer says why', async () => {
  const shadow = '<filter id="f"><feGaussianBlur stdDeviation="1"/></filter>';
  const drawn = SVG.replace('<path', () => `${shadow}<path filter="url(#f)"`);
  const { status, said } = await upload('talks/shadow.svg', drawn);
  expect([status, said]).toEqual([200, expect.stringContaining('saved as a WebP picture')]);
  expect((await sharp(join(images, 'talks/shadow.webp')).metadata()).format).toBe('webp');
});

test.each<[path: string, status: number, bytes?: string]>([
  ['talks/words.png', 415, 'only words'],
  ['talks/plan.pdf', 415, '%PDF-1.7'],
  ['talks/script.svg', 415, SVG.replace('<path', '<script>alert(1)</script><path')],
  ['talks/handler.svg', 415, SVG.replace('<path', '<path onload="alert(1)"')],
  ['talks/page.svg', 415, '<html></html>'],
  ['talks/empty.png', 415, ''],
  ['../a.png', 415],
  ['talks\\..\\b.png', 415],
  ['link/a.png', 400],
])('%s is refused with %i, in words, and nothing is written', async (path, status, bytes) => {
  const before = readdirSync(root, { recursive: true }).sort();
  const answer = await upload(path, bytes ?? png);
  expect(answer.status).toBe(status);
  expect(answer.said).toMatch(/^\S.*\.$/);
  expect(readdirSync(root, { recursive: true }).sort()).toEqual(before);
});

test('what is no form, holds no file, or is too large is refused', async () => {
  const send = (type: string, body: string) =>
    fetch(`${site.url}/a.png`, { method: 'POST', headers: { 'content-type': type }, body });
  expect((await send('image/png', 'x')).status).toBe(400);
  expect((await send('multipart/form-data', 'x')).status).toBe(400);
  expect((await send('multipart/form-data; boundary=y', '--y\r\n\r\n')).status).toBe(400);
  expect((await upload('a.png', png, 'other')).status).toBe(400);
  expect((await upload('a.png', Buffer.alloc(5 * 1024 ** 2 + 1))).status).toBe(413);
  expect((await upload('a.png', Buffer.alloc(6 * 1024 ** 2))).status).toBe(413);
  expect(await upload('a.svg', SVG.padEnd(600 * 1024))).toEqual({
    status: 413,
    said: 'The drawing is too large: it may have 512 KB.',
  });
  expect(readdirSync(images)).not.toContain('a.png');
});

test.each([
  ['fields', (form: FormData, i: number) => form.append(`field${i}`, '')],
  ['pictures', (form: FormData, i: number) => form.append('file', new Blob(['x']), `${i}.png`)],
  ['pictures of one name', (form: FormData) => form.append('file', new Blob(['x']), 'any.png')],
])('a form of a thousand %s is refused before it is parsed', async (_, add) => {
  const body = new FormData();
  for (let i = 0; i < 1_000; i++) add(body, i);
  const answer = await fetch(`${site.url}/talks%2Fmany.png`, { method: 'POST', body });
  expect([answer.status, await answer.text()]).toEqual([
    400,
    'The upload contains more than one picture.',
  ]);
});
