import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inlineAssets } from '../../../scripts/build/inlineAssets.ts';

const PAGE = '<head><title>T</title></head><body>x</body>';
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const face = (name: string, range = '') =>
  `@font-face{font-family:F;src:url("/fonts/${name}.woff2")${range && `;unicode-range:${range}`}}`;

describe('faces', () => {
  const late = (page: string, css: string) =>
    /<style data-late media="\(scripting: none\)">([^<]*)<\/style>/.exec(
      inlineAssets(page, { css, script: '' }).html,
    )?.[1];

  it('with files wait in a style of their own, the preloaded one first, but not for who runs no scripts', () => {
    const css = `b{color:red}${face('spline-sans-mono')}${face('newsreader-display')}`;
    const { html, styles } = inlineAssets(PAGE.replace('x', '<b>x</b>'), { css, script: '' });
    expect(html).toContain('<style>b{color:red}</style>');
    expect(late(PAGE, css)).toMatch(/newsreader.*spline/);
    expect(html.split('spline')).toHaveLength(2);
    expect(styles).toHaveLength(2);
  });

  it('that no letter of the page needs are left out', () => {
    const css = face('common', 'U+20-7E,U+A9') + face('far', 'U+100-130,U+20B9');
    expect(late(PAGE, css)).toContain('common');
    expect(late(PAGE, css)).not.toContain('far');
    expect(late(PAGE.replace('x', 'é'), css)).not.toContain('far');
    for (const letter of ['Ā', 'İ', '₹'])
      expect(late(PAGE.replace('x', letter), css)).toContain('far');
  });

  it('of a page are the same again after a page that needed others', () => {
    const css = face('common', 'U+20-7E') + face('far', 'U+100-130');
    expect(late(PAGE.replace('x', 'Ā'), css)).toContain('far');
    expect(late(PAGE, css)).not.toContain('far');
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
