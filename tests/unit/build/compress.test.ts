import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { brotli, compress } from '../../../scripts/build/compress.ts';
import { siteWriter } from '../../../scripts/build/siteWriter.ts';

it('writes a compressed twin beside each file, and leaves the file', async () => {
  const root = mkdtempSync(join(tmpdir(), 'compress-'));
  const text = 'a line of gold '.repeat(100);
  writeFileSync(join(root, 'page.html'), text);
  await compress(root, ['page.html']);
  expect(readFileSync(join(root, 'page.html'), 'utf8')).toBe(text);
  expect(brotliDecompressSync(readFileSync(join(root, 'page.html.br'))).toString()).toBe(text);
  rmSync(root, { recursive: true });
});

it('tells what kept a thread from its work', async () => {
  const site = siteWriter(tmpdir());
  const page = { route: '/', id: '/pages/index/index', html: '' };
  const written = expect(site.page(page, {})).rejects.toThrow('finishes no pages');
  await expect(site.done()).rejects.toThrow('finishes no pages');
  await written;
});

it('compresses a text as far as brotli can', () => {
  expect(brotli('a line of gold '.repeat(100)).length).toBeLessThan(40);
});
