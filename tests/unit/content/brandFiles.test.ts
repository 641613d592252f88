import { describe, expect, it } from 'vitest';
import { inspect } from '../../../content/load/inspect.ts';
import { inlineSvg } from '../../../content/load/svg/inlineSvg.ts';
import { coloured } from '../../../renderer/drawing/brandMark.ts';
import { miniature } from './miniature.ts';
import { oneProject } from './oneProject.ts';

const withProject = oneProject();

const MARK = 'content/brand/mark.svg';
const square = (inner: string, attributes = 'viewBox="0 0 32 32"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>\n  ${inner}\n</svg>\n`;

/** The check's messages for a mark. */
const told = (mark: string | Buffer, file = MARK) =>
  withProject(miniature().set(file, mark), (root) =>
    inspect(root).diagnostics.flatMap((one) => (one.file === file ? one.rule : [])),
  );

describe('the mark of a brand', () => {
  it.each([
    ['<rect width="9" height="9" fill="currentColor"/>'],
    ['<g transform="scale(2)"><path d="M0 0h9" stroke="var(--ground)" fill="none"/></g>'],
    ['<circle r="3" fill="var(--color-accent-lit)"/>'],
    ['<circle r="3" fill="#e4572e"/>'],
  ])('may contain %s', (inner) => {
    expect(told(square(inner))).toEqual([]);
    expect(told(square(inner), 'content/brand/wordmark.svg')).toEqual([]);
  });

  it.each([
    ['<path id="contact-us" d="M0 0h9"/>', 'The drawing holds “id”.'],
    ['<path class="hidden" d="M0 0h9"/>', 'The drawing holds “class”.'],
    ['<path data-video="a" d="M0 0h9"/>', 'The drawing holds “data-video”.'],
    ['<path stroke-dasharray="4" d="M0 0h9"/>', 'The drawing holds “stroke-dasharray”.'],
    ['<text>Firm</text>', 'The drawing holds “text”.'],
    ['<style>p{color:red}</style>', 'The SVG holds a style sheet.'],
    ['<path d="M0 0h9" fill="url(#x)"/>', '“url(#x)” is no colour of a drawing in the page.'],
    ['<path d="M0 0h9" fill="var(--x)"/>', '“var(--x)” is no colour of a drawing in the page.'],
    ['<script>1</script>', 'The SVG holds a script.'],
    ['<path d="M0 0h9" onload="1"/>', 'The SVG holds a script (onload).'],
  ])('may not contain %s', (inner, rule) => expect(told(square(inner))).toEqual([rule]));

  it('must be UTF-8, like every SVG', () => {
    expect(told(Buffer.from(square('<path d="M0 0h9"/><!-- é -->'), 'latin1'))).toEqual([
      'The SVG holds bytes that are not UTF-8.',
    ]);
  });

  it('must have a viewBox, and be small', () => {
    expect(told(square('<path d="M0 0h9v9z"/>', ''))).toEqual([
      'The drawing does not say how large it is drawn.',
    ]);
    expect(told(square(`<path d="M0 0${'h1'.repeat(4000)}"/>`))).toEqual([
      'The file has 8 KB; it may have 4 KB.',
    ]);
    expect(told(square('<path d="M0 0h9"/>'), 'content/brand/logo.svg')).toEqual([
      'The records of content/brand are .json files.',
    ]);
  });

  it('is valid HTML in a page, and has its own colours in a picture', () => {
    const drawing = inlineSvg(
      square('<rect x="1" fill="currentColor"/>\n  <g><path stroke="var(--ground)" d="M0 0"/></g>'),
    );
    expect(drawing).toEqual({
      viewBox: '0 0 32 32',
      markup:
        '<rect x="1" fill="currentColor"></rect><g><path stroke="var(--ground)" d="M0 0"></path></g>',
    });
    const colours = { accent: '#e4572e' } as Parameters<typeof coloured>[2];
    const on = { text: '#111111', ground: '#eeeeee' };
    expect(
      coloured(
        '<a fill="currentColor" stroke="var(--ground)" x="var(--color-accent)"/>',
        on,
        colours,
      ),
    ).toBe('<a fill="#111111" stroke="#eeeeee" x="#e4572e"/>');
    expect(inlineSvg('no drawing')).toBeUndefined();
  });
});

describe('a typeface of a brand', () => {
  it('must be a font, whatever its name', () => {
    const face = 'content/brand/own.woff2';
    expect(told('wOF2 and so on', face)).toEqual([]);
    expect(told('OTTO', face)).toEqual(['The file is not a font, whatever its name says.']);
  });
});
