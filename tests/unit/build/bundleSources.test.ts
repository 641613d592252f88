import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { bundleKey } from '../../../renderer/vite/bundleSources.ts';

const root = mkdtempSync(join(tmpdir(), 'bundles-'));
afterAll(() => rmSync(root, { recursive: true }));
for (const name of ['components', 'content', 'pages', 'renderer', 'package-lock.json'])
  cpSync(name, join(root, name), { recursive: true });
cpSync('public/fonts', join(root, 'public/fonts'), { recursive: true });

/** The key once more text is in a file, which is put back. */
function keyWith(name: string, added = ' '): string {
  const file = join(root, name);
  const before = readFileSync(file, { flag: 'a+' });
  writeFileSync(file, added, { flag: 'a' });
  const key = bundleKey(root);
  writeFileSync(file, before);
  return key;
}

describe('bundles are made anew', () => {
  it.each([
    'components/ui/styles.css',
    'content/brand/brand.json',
    'content/forms/forms.json',
    'content/load/loadContent.ts',
    'content/pages/about.hi.json',
    'content/site/site.json',
    'package-lock.json',
    'public/fonts/new.woff2',
    'renderer/head/scripts/shared.css',
  ])('for a change of %s', (name) => {
    expect(keyWith(name)).not.toBe(bundleKey(root));
  });

  it('for another address of the data', () => {
    const key = keyWith('.env', 'VITE_SUPABASE_URL=https://data.example');
    expect(key).not.toBe(bundleKey(root));
  });

  it('not for a change of records or pictures alone', () => {
    const key = bundleKey(root);
    expect(keyWith('content/pages/about.json')).toBe(key);
    expect(keyWith('content/talks/new.json')).toBe(key);
    expect(keyWith('content/events/new.mdx')).toBe(key);
  });
});
