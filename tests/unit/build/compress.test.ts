import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { brotli, compress } from '../../../scripts/build/compress.ts';
import { textWriter } from '../../../scripts/build/textWriter.ts';

it('writes a compressed twin beside each file, and leaves the file', async () => {
  const root = mkdtempSync(join(tmpdir(), 'compress-'));
  const text = 'a line of gold '.repeat(100);
  writeFileSync(join(root, 'page.html'), text);
  await compress(root, ['page.html']);
  expect(readFileSync(join(root, 'page.html'), 'utf8')).toBe(text);
  expect(brotliDecompressSync(readFileSync(join(root, 'page.html.br'))).toString()).toBe(text);
  rmSync(root, { recursive: true });
});

it('writes a text with its twin, and tells what could not be written', async () => {
  const root = mkdtempSync(join(tmpdir(), 'texts-'));
  const texts = textWriter(root);
  texts.write('page.html', 'gold – and more of it');
  await texts.done();
  const twin = brotliDecompressSync(readFileSync(join(root, 'page.html.br'))).toString();
  expect([readFileSync(join(root, 'page.html'), 'utf8'), twin]).toEqual(
    Array(2).fill('gold – and more of it'),
  );
  const lost = textWriter(root);
  lost.write('no/such/folder.html', '');
  await expect(lost.done()).rejects.toThrow('ENOENT');
  rmSync(root, { recursive: true });
});

it('compresses a text as far as brotli can', () => {
  expect(brotli('a line of gold '.repeat(100)).length).toBeLessThan(40);
});
