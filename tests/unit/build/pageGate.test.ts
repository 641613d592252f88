import { describe, expect, it } from 'vitest';
import { inlineSvg } from '../../../content/load/svg/inlineSvg.ts';
import { pageFaults } from '../../../scripts/build/pageGate.ts';

const WRITTEN = { scripts: ['own()'], styles: ['p{}'] };

const page = ({ head = '', body = '' }: { head?: string; body?: string }) =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>T</title><style>p{}</style><script>own()</script><script type="application/ld+json">{"@context":"https://schema.org","@type":"Thing"}</script>${head}</head><body><main>${body}</main></body></html>`;

const faults = (parts: Parameters<typeof page>[0]) => pageFaults(page(parts), WRITTEN);

describe('the gate after the build', () => {
  it('accepts a page with what the build and its views write', () => {
    expect(
      faults({
        head: '<meta property="og:title" content="a"><link rel="canonical" href="https://firm.example/"><link rel="preload" as="image" href="/assets/a.webp" imagesrcset="/assets/a.webp 1x, /assets/b.webp 2x">',
        body: '<form id="contact" method="dialog"><input name="a"></form><a href="mailto:a@firm.example">a</a><img src="/images/a.webp" alt=""><noscript><p>b</p></noscript><site-island src="/assets/islands_A.1_b.js /assets/chunks/chunk-C.js"></site-island>',
      }),
    ).toEqual([]);
  });

  it.each([
    ['a script in the body', { body: '<script>own()</script>' }],
    ['another script', { head: '<script>evil()</script>' }],
    ['a script from elsewhere', { head: '<script src="https://evil.example/x.js"></script>' }],
    ['a script in a drawing', { body: '<svg><script>evil()</script></svg>' }],
    [
      'data with another attribute',
      { head: '<script type="application/ld+json" src="/x"></script>' },
    ],
    [
      'structured data that is cut off',
      { head: '<script type="application/ld+json">{"@context":"https://schema.org"</script>' },
    ],
    [
      'structured data of another vocabulary',
      { head: '<script type="application/ld+json">{"@context":"https://evil.example"}</script>' },
    ],
    ['structured data without a graph', { head: '<script type="application/ld+json">0</script>' }],
    ['a style', { body: '<style>p{color:red}</style>' }],
    ['a style behind a comment of a drawing', { body: '<svg><!--><style>*{}</style>--></svg>' }],
    [
      'a style in a CDATA section that HTML does not know',
      { body: '<p><![CDATA[><style>*{}</style>]]></p>' },
    ],
    [
      'a script that only parsers without script see',
      { body: '<noscript><script>evil()</script></noscript>' },
    ],
    [
      'a meta refresh',
      { head: '<meta http-equiv="refresh" content="0;url=https://evil.example">' },
    ],
    ['a meta in the body', { body: '<meta name="referrer" content="unsafe-url">' }],
    ['a base', { head: '<base href="https://evil.example/">' }],
    ['a style sheet', { head: '<link rel="stylesheet" href="/x.css">' }],
    ['a prefetch', { body: '<link rel="prefetch" href="https://evil.example/">' }],
    [
      'a picture from elsewhere',
      { head: '<link rel="preload" as="image" href="//evil.example/a">' },
    ],
    ['a script that is loaded early', { head: '<link rel="preload" as="script" href="/x.js">' }],
    ['a frame', { body: '<iframe src="/"></iframe>' }],
    ['a page in a drawing', { body: '<svg><foreignObject><p>a</p></foreignObject></svg>' }],
    ['an object', { body: '<object data="/x"></object>' }],
    ['a template', { body: '<template><p>a</p></template>' }],
    ['a form that sends', { body: '<form method="post"></form>' }],
    [
      'a form with an address',
      { body: '<form method="dialog" action="https://evil.example"></form>' },
    ],
    ['a button with an address', { body: '<button formaction="https://evil.example">a</button>' }],
    ['an event attribute', { body: '<img src="/a.webp" onerror="evil()" alt="">' }],
    ['an event attribute in a drawing', { body: '<svg><path ONLOAD="evil()"></path></svg>' }],
    ['a style attribute', { body: '<p style="position:fixed">a</p>' }],
    ['an address of a script', { body: '<a href="javascript:evil()">a</a>' }],
    ['the same with a tab in it', { body: '<a href="java\tscript:evil()">a</a>' }],
    [
      'the same in capitals, in a drawing',
      { body: '<svg><a xlink:href=" JavaScript:evil()"></a></svg>' },
    ],
    ['an address that holds a page', { body: '<a href="data:text/html,x">a</a>' }],
    [
      'a picture that moves by itself',
      { body: '<svg><animate attributeName="href"></animate></svg>' },
    ],
    [
      'an island from elsewhere',
      { body: '<site-island src="https://evil.example/x.js"></site-island>' },
    ],
    ['an island from a picture', { body: '<site-island src="/images/x.svg"></site-island>' }],
    [
      'an island with a second module',
      { body: '<site-island src="/assets/a.js //evil.example/x.js"></site-island>' },
    ],
    [
      'an island of a data address',
      { body: '<site-island src="data:text/javascript,x"></site-island>' },
    ],
  ])('refuses a page with %s', (_, parts) => expect(faults(parts)).toHaveLength(1));

  it.each([
    '<p title="</noscript><script>evil()</script>"></p>',
    // A frame for browsers without script alone: they read the second quotation mark as the end of a value.
    `<a title="</noscript><p title='"><iframe src="/"></iframe>'></p>`,
    '<!--</noscript><p title="--><iframe src=/></iframe>"></p>',
    '<textarea></noscript><p title="</textarea><iframe src=/></iframe>"></p>',
    '<end-of-noscript></end-of-noscript><a title="</noscript><p title=\'"><frame>\'></p>',
    '<noscript><p>a</p>',
    '<table><tr><td>',
    '<svg><path>',
    '<select><option>',
  ])('refuses a <noscript> that only some browsers end here: %s', (content) => {
    expect(faults({ body: `<noscript>${content}</noscript>` })).toContain(
      'It holds a <noscript> whose content is not complete.',
    );
  });
});

describe('an inline SVG of the brand', () => {
  const square = (inner: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${inner}</svg>`;

  it.each([
    ['a comment that ends at once for HTML', '<!--><script>evil()</script>-->'],
    ['a comment of four hyphens', '<!----><path d="M0 0"/><!--><img src="x" onerror="evil()"/>-->'],
    ['a CDATA section', '<g><![CDATA[<img src="x" onerror="evil()">]]></g>'],
    ['a drawing inside', '<svg viewBox="0 0 1 1"><desc><p>a</p></desc></svg>'],
    ['a title that HTML reads as HTML', '<title><style>*{}</style></title>'],
    ['a quotation mark in a value', '<path d="M0 0&quot; onload=&quot;evil()"/>'],
    ['an element inside one that is left out', '<text><g><path d="M0 0"/></g></text>'],
    ['an order to a program', '<?x ><script>evil()</script>?>'],
  ])('contains only shapes, whatever else its file contains: %s', (_, inner) => {
    const drawing = inlineSvg(square(inner));
    expect(faults({ body: `<svg>${drawing?.markup}</svg>` })).toEqual([]);
    expect(drawing?.markup ?? '').not.toMatch(/<(?!\/?(?:g|path)[ >])/);
  });

  it.each(['<svg', 'no drawing', square('<g>'), square('&x;')])('%s is refused', (file) => {
    expect(inlineSvg(file)).toBeUndefined();
  });
});
