import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import brand from '../../../content/brand/brand.json' with { type: 'json' };
import type { Brand } from '../../../content/schema/brand.ts';
import { webManifest } from '../../../renderer/vite/brandFiles.ts';
import { BRAND, brandTokens } from '../../../renderer/vite/brandTokens.ts';

describe('the brand’s tokens in a style', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'brand-'));
    mkdirSync(dirname(join(root, BRAND)), { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true }));
  const coloursOf = (text: string) => {
    writeFileSync(join(root, BRAND), text);
    return brandTokens(root);
  };

  it('have the names that the pages’ utilities use', () => {
    const colours = { ink: '#0e1726', paper2: '#efe9dc' };
    expect(coloursOf(JSON.stringify({ colours }))).toBe(
      '--color-paper-2: #efe9dc; --color-ink: #0e1726;',
    );
  });

  it('leave out values that are not colours', () => {
    const colours = { ink: 'red; } body { display: none', paper: '#f6f2e9', other: '#000000' };
    expect(coloursOf(JSON.stringify({ colours }))).toBe('--color-paper: #f6f2e9;');
  });

  it.each(['', '{', '{}', 'null'])('are empty if the record reads “%s”', (text) => {
    expect(coloursOf(text)).toBe('');
  });
});

it('the manifest contains the brand’s name unchanged', () => {
  const name = 'A "B" \\ </script>\u2028, C';
  expect(JSON.parse(webManifest({ ...brand, name } as unknown as Brand))).toMatchObject({
    name,
    short_name: name,
  });
});
