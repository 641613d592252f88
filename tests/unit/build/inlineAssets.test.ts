import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inlineAssets } from '../../../scripts/build/inlineAssets.ts';

const PAGE = '<head><title>T</title></head><body>x</body>';
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const face = (name: string) => `@font-face{font-family:F;src:url("/fonts/${name}.woff2")}`;

describe('faces', () => {
  it('that are late wait in a style of their own, but not for who runs no scripts', () => {
    const css = face('newsreader-display') + face('spline-sans-mono');
    const { html, styles } = inlineAssets(PAGE, { css, script: '' });
    expect(html).toMatch(/<style>[^<]*newsreader[^<]*<\/style>/);
    expect(html).toMatch(/<style data-late media="\(scripting: none\)">[^<]*spline/);
    expect(html.split('spline')).toHaveLength(2);
    expect(styles).toHaveLength(2);
  });
});

describe('inlined assets', () => {
  const assets = { css: 'body{color:red}\n', script: 'const a = 1;' };
  const { html, scripts, styles } = inlineAssets(PAGE, assets);

  it('stand in the head, style before script', () => {
    expect(html).toBe(
      '<head><title>T</title><style>body{color:red}</style><script>const a = 1;</script></head><body>x</body>',
    );
  });

  it('are allowed by the hash of exactly what was written', () => {
    expect(styles).toEqual([hash('body{color:red}')]);
    expect(scripts).toEqual([hash('const a = 1;')]);
  });

  it('have no place in a page without a title', () => {
    expect(() => inlineAssets('<p>', assets)).toThrow('without a title');
  });
});
