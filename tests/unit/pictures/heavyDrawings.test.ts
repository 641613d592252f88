import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { svgFaults } from '../../../content/load/svg/svgFaults.ts';

// Large files that a pattern, a list or a browser could process for minutes. Small ones are in drawings.test.ts.

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 100">${inside}</svg>`;

it.each([
  ['paths', '<path d="M0 0h9"/>'],
  ['empty groups', '<g/>'],
  ['letters', '<text>a</text>'],
  ['gradients', '<linearGradient/>'],
])('an SVG with many %s is refused, and parsed no further', (_, piece) => {
  const many = svg(piece.repeat(6_001));
  expect(svgFaults(many).map(({ rule }) => rule)).toEqual([
    'The SVG holds more than 6000 shapes and groups.',
  ]);
  expect(svgFaults(`${many.slice(0, -6)}<unknown/></svg>`)).toHaveLength(1);
});

/** Files of 100 KB and more that a pattern or a list could process for minutes. */
const LONG: readonly (readonly [string, string])[] = [
  [
    'rules for thousands of elements',
    svg(
      `<style>${Array.from({ length: 6000 }, (_, i) => `.a${i}{mask:url(#a${i})}`).join('')}</style>${'<path/>'.repeat(30_000)}`,
    ),
  ],
  ['groups without end', svg('<g>'.repeat(100_000))],
  ['comments without end', '<!--'.repeat(100_000)],
  ['unknown elements', svg('<unknown/>'.repeat(40_000))],
  ['functions without end', svg(`<path transform="${'blur('.repeat(60_000)}"/>`)],
  ['addresses without end', svg(`<path fill="${"url('#".repeat(60_000)}"/>`)],
  ['dashes without end', svg(`<path stroke-dasharray="${'1 '.repeat(60_000)}x"/>`)],
  ['a dash of digits without end', svg(`<path stroke-dasharray="${'1'.repeat(60_000)}x"/>`)],
  ['numbers without end', svg(`<path d="${'1e'.repeat(100_000)}"/>`)],
];

it.each(LONG)('a large SVG is processed within seconds: %s', (_, drawing) => {
  const start = performance.now();
  svgFaults(drawing);
  expect(performance.now() - start).toBeLessThan(8000);
});

it.each(globSync('public/images/**/*.svg'))('%s is accepted', (file) =>
  expect(svgFaults(readFileSync(file, 'utf8'))).toEqual([]),
);
