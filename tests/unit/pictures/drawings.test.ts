import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { flattened } from '../../../content/load/pictures/decoded.ts';
import { drawingFaults, publishable } from '../../../content/load/pictures/pictureKinds.ts';

// Default exports of drawing programs are accepted and look the same; what blocks a browser is refused. Both lists are
// tested together, because each fix of one has broken the other.

const NS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const svg = (inside: string, attributes = 'viewBox="0 0 100 100"') =>
  `<svg ${NS} ${attributes}>${inside}</svg>`;

const DOTS = '<rect width="100" height="100" fill="#0b3d2e"/><circle cx="50" cy="50" r="30"/>';

/** SVG files that stay SVG. */
const KEPT: readonly (readonly [string, string])[] = [
  [
    'Sketch, with a mask',
    svg(
      '<defs><rect id="path-1" width="64" height="64" rx="30"/></defs><g fill="none"><mask id="mask-2" fill="white"><use xlink:href="#path-1"/></mask><use fill="#0B3D2E" xlink:href="#path-1"/><path id="a" stroke="#c00" stroke-width="40" mask="url(#mask-2)" d="M0 0L90 90"/></g><metadata/>',
    ),
  ],
  [
    'Canva, with a clip',
    svg(
      '<defs><clipPath id="a1"><path d="M 20 20 L 80 20 L 80 80 Z" clip-rule="nonzero"/></clipPath></defs><g clip-path="url(#a1)"><rect width="100" height="100" fill="#0b3d2e"/></g>',
      'width="500" zoomAndPan="magnify" viewBox="0 0 100 100" height="500" version="1.0"',
    ),
  ],
  [
    'Illustrator, with lists of classes',
    svg(
      '<defs><style>.cls-1{fill:none;stroke:#c8102e;stroke-width:9px}.cls-2,.cls-3{fill:#0b3d2e}.cls-3{isolation:isolate;mix-blend-mode:multiply}</style></defs><rect class="cls-2" width="60" height="60"/><path class="cls-1" d="M9 9L90 90"/>',
    ),
  ],
  [
    'Inkscape, with an unused gradient',
    svg(
      '<defs><linearGradient inkscape:collect="always" id="g1"><stop style="stop-color:#0b3d2e;stop-opacity:1" offset="0"/></linearGradient></defs><rect style="fill:#0b3d2e;-inkscape-stroke:none;stroke-dasharray:none;line-height:1" width="60" height="60"/>',
      'viewBox="0 0 100 100" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:version="1.3"',
    ),
  ],
  [
    'Figma, with colours of P3',
    svg(
      '<rect width="60" height="60" fill="#0B3D2E" style="fill:#0B3D2E;fill:color(display-p3 0.04 0.24 0.18);fill-opacity:1"/>',
    ),
  ],
  ['ids as logo@2x', svg(`<g id="logo@2x">${DOTS}</g><use href="#logo@2x" x="50"/><metadata/>`)],
  ['ids with brackets', svg(`<g id="Rectangle(2)">${DOTS}</g>`)],
  ['colours of oklch()', svg('<rect width="60" height="60" fill="oklch(40.1% 0.123 21.57)"/>')],
  [
    ':nth-child',
    svg(`<style>rect:nth-child(2){fill:#c8102e}</style><rect width="60" height="60"/>`),
  ],
  [
    'a dark theme',
    svg(`<style>@media (prefers-color-scheme:dark){rect{fill:#fff}}</style>${DOTS}`),
  ],
  ['a dashed grid', svg('<path stroke="#000" stroke-dasharray="4 4" d="M0 20H100M0 40H100"/>')],
];

/** SVG files that are converted to pictures. */
const PICTURES: readonly (readonly [string, string, part: string])[] = [
  [
    'a shadow',
    svg(
      `<g filter="url(#f)">${DOTS}</g><filter id="f"><feGaussianBlur stdDeviation="2"/></filter>`,
    ),
    '“filter”',
  ],
  [
    'a pattern',
    svg(
      '<pattern id="p" width="10" height="10" patternUnits="userSpaceOnUse"><circle r="4"/></pattern><rect width="100" height="100" fill="url(#p)"/>',
    ),
    '“pattern”',
  ],
  [
    'arrow heads',
    svg(
      '<marker id="m" markerWidth="4" markerHeight="4"><circle r="4"/></marker><path stroke="#000" d="M9 9L80 80" marker-end="url(#m)"/>',
    ),
    '“marker”',
  ],
  [
    'blending',
    svg(
      '<rect width="60" height="60" fill="#c8102e"/><rect x="30" width="60" height="60" fill="#0b3d2e" style="mix-blend-mode:multiply"/>',
    ),
    '“style”',
  ],
  ['a switch', svg(`<switch><g>${DOTS}</g></switch>`), '“switch”'],
  [
    'dashes that no one sees',
    svg('<path fill="none" stroke="#000" stroke-dasharray=".0001" d="M0 0H32V32H0Z"/>'),
    'dashes',
  ],
  [
    'inherited dashes that no one sees',
    svg('<g fill="none" stroke="#000" stroke-dasharray="1e-4,.00001"><circle r="32"/></g>'),
    'dashes',
  ],
  [
    'dashes that lead back to a far start',
    svg(
      `<g transform="scale(1e-5)"><path stroke="#000" stroke-dasharray="20" d="M1e5 0${'L0 0z'.repeat(99)}"/></g>`,
    ),
    'dashes',
  ],
  [
    'dashes in a style',
    svg('<path style="stroke:#000;stroke-dasharray:.0001" d="M0 0H32V32H0Z"/>'),
    '“style”',
  ],
  [
    'dashes that are repeated',
    svg('<path id="a" stroke="#000" stroke-dasharray="1" d="M0 0H9"/><use href="#a" y="9"/>'),
    'dashes',
  ],
  [
    'a gradient of many colours',
    svg(
      `<linearGradient id="g">${'<stop offset=".5" stop-color="red"/>'.repeat(99)}</linearGradient><rect width="60" height="60" fill="url(#g)"/>`,
    ),
    'too many colours of gradients',
  ],
];

const pixels = (drawing: string | Buffer) =>
  sharp(Buffer.from(drawing)).resize(300, 300).flatten({ background: '#7a3b9c' }).raw().toBuffer();

async function expectSameLook(before: string, after: string | Buffer) {
  const [one, other] = [await pixels(before), await pixels(after)];
  const differing = one.filter((value, i) => Math.abs(value - (other[i] ?? 0)) > 24);
  expect(differing.length).toBeLessThan(one.length / 200);
}

/** The result of an upload or of `--fix`. */
async function published(drawing: string) {
  const bytes = Buffer.from(drawing);
  const flat = drawingFaults(bytes).length > 0 ? await flattened(drawing) : undefined;
  return publishable('logo.svg', bytes, flat);
}

const FIRST = new Set(['Sketch, with a mask', 'a shadow', 'dashes that no one sees']);
const tier = (name: string) => (FIRST.has(name) ? {} : { tags: '@all' });

describe('an export is accepted, and looks the same', () => {
  for (const [name, drawing] of KEPT)
    it(`${name}: as a drawing`, tier(name), async () => {
      const { file, bytes, said } = await published(drawing);
      expect([file, said]).toEqual(['logo.svg', undefined]);
      expect(drawingFaults(bytes)).toEqual([]);
      await expectSameLook(drawing, bytes);
    });

  for (const [name, drawing, part] of PICTURES)
    it(`${name}: as a picture, with a reason`, tier(name), async () => {
      const { file, bytes, said } = await published(drawing);
      expect(file).toBe('logo.webp');
      expect(said).toContain(part);
      expect(said).toContain('To keep a drawing, export it without effects');
      if (!name.includes('dashes')) await expectSameLook(drawing, bytes);
    });
});

const MASKS = svg(
  `<mask id="m"><rect width="100" height="100" fill="#fff"/></mask>${'<rect width="100" height="100" mask="url(#m)"/>'.repeat(3000)}`,
);

const REFUSED: readonly (readonly [string, string])[] = [
  ['fonts of its own', svg('<style>@font-face{font-family:a}</style><text y="20">a</text>')],
  ['motion', svg(`<style>@keyframes a{from{opacity:0}}g{animation:a 1s}</style><g>${DOTS}</g>`)],
  ['masks on masks on the whole of it', MASKS],
  [
    'parts that repeat each other a million times',
    svg(
      `${Array.from({ length: 6 }, (_, i) => `<g id="a${i}">${`<use href="#a${i + 1}"/>`.repeat(10)}</g>`).join('')}<circle id="a6" r="50"/>`,
    ),
  ],
  [
    'entities that grow',
    `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 12 }, (_, i) => `<!ENTITY a${i} "${`&a${i - 1 < 0 ? '' : i - 1};`.repeat(10)}">`).join('')}]>${svg('<text>&a11;</text>')}`,
  ],
];

describe('an SVG that takes too long to render, or is active, is refused with a reason', {
  tags: '@all',
}, () => {
  it.each(REFUSED)('%s', { timeout: 60_000 }, async (_, drawing) => {
    const { file, bytes } = await published(drawing);
    expect([file, `${bytes}`]).toEqual(['logo.svg', drawing]);
    expect(drawingFaults(bytes)[0]?.rule).toMatch(/^The SVG .+\.$/);
  });
});

it('the time that drawing it takes refuses a drawing, long before its process is ended', {
  tags: '@all',
  timeout: 60_000,
}, () => {
  const [fault] = drawingFaults(Buffer.from(MASKS));
  expect(fault?.rule).toBe('The SVG cannot be drawn: drawing it takes longer than 500 ms.');
});

it('a plain drawing is published unchanged', async () => {
  const drawing = svg('<path d="M0 24 12 0l12 24Z"/><circle cx="12" cy="12" r="4"/>');
  expect(`${(await published(drawing)).bytes}`).toBe(drawing);
});
