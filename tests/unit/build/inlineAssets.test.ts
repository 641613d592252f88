import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inlineAssets } from '../../../scripts/build/inlineAssets.ts';

const root = mkdtempSync(join(tmpdir(), 'inline-'));
writeFileSync(join(root, 'a.css'), 'body{color:red}\n');
writeFileSync(join(root, 'a.js'), 'const a = 1;\n');
const PAGE =
  '<head><link rel="stylesheet" type="text/css" href="/a.css"><title>T</title></head><body>x<script type="module" src="/a.js" defer></script></body>';
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const face = (name: string) => `@font-face{font-family:F;src:url("/fonts/${name}.woff2")}`;
writeFileSync(join(root, 'faces.css'), face('newsreader-display') + face('spline-sans-mono'));

describe('faces', () => {
  it('that are late wait in a style of their own, but not for who runs no scripts', () => {
    const { html, styles } = inlineAssets(
      '<link rel="stylesheet" href="/faces.css"><title>T</title>',
      root,
    );
    expect(html).toMatch(/<style>[^<]*newsreader[^<]*<\/style>/);
    expect(html).toMatch(/<style data-late media="\(scripting: none\)">[^<]*spline/);
    expect(html.split('spline')).toHaveLength(2);
    expect(styles).toHaveLength(2);
  });
});

describe('inlined assets', () => {
  const { html, scripts, styles } = inlineAssets(PAGE, root);

  it('stand in the head, style before script', () => {
    expect(html).toBe(
      '<head><title>T</title><style>body{color:red}</style><script>(()=>{const a = 1;})()</script></head><body>x</body>',
    );
  });

  it('are allowed by the hash of exactly what was written', () => {
    expect(styles).toEqual([hash('body{color:red}')]);
    expect(scripts).toEqual([hash('(()=>{const a = 1;})()')]);
  });
});
