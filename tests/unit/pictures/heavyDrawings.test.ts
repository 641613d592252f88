import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { svgFaults } from '../../../content/load/svg/svgFaults.ts';

// Small files that keep a browser busy for seconds or for ever (issue 37.10).

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 100">${inside}</svg>`;

const REPEATED = 'The SVG holds parts that are drawn too many times (use, url).';
const BOUNDLESS = 'The SVG holds a filter or mask far larger than the drawing.';

/** Six definitions of a kind, each of which refers to the next one ten times. */
const chain = (kind: string, reference: (id: string) => string) =>
  svg(
    `<defs>${Array.from(
      { length: 6 },
      (_, i) =>
        `<${kind} id="a${i}">${`<path d="M0 0h9" ${reference(`a${i + 1}`)}/>`.repeat(10)}</${kind}>`,
    ).join('')}</defs><path d="M0 0h9" ${reference('a0')}/>`,
  );

const FILTER = (id: string, steps: number) =>
  `<filter id="${id}">${'<feGaussianBlur stdDeviation="3"/>'.repeat(steps)}</filter>`;

const REPEATS: readonly (readonly [string, string])[] = [
  ['masks in masks', chain('mask', (id) => `mask="url(#${id})"`)],
  ['clip paths in clip paths', chain('clipPath', (id) => `clip-path="url(#${id})"`)],
  ['patterns in patterns', chain('pattern', (id) => `fill="url('#${id}')"`)],
  ['markers in markers', chain('marker', (id) => `marker-mid="url(#${id})"`)],
  ['references in style attributes', chain('mask', (id) => `style="mask: url( #${id} )"`)],
  ['text on paths in masks', chain('mask', (id) => `mask="url(&quot;#${id}&quot;)"`)],
  [
    'references in a style sheet that comes first',
    chain('mask', (id) => `class="${id}"`).replace(
      '<defs>',
      () =>
        `<style>${Array.from({ length: 7 }, (_, i) => `.a${i}{mask:url(#a${i})}`).join('')}</style><defs>`,
    ),
  ],
  ['a mask of itself', svg('<mask id="m"><path d="M0 0" mask="url(#m)"/></mask>')],
  [
    'two patterns of each other',
    svg(
      '<pattern id="a"><path fill="url(#b)"/></pattern><pattern id="b"><path fill="url(#a)"/></pattern>',
    ),
  ],
  [
    'markers at each of many vertices',
    svg(
      `<marker id="m">${'<path d="M0 0"/>'.repeat(10)}</marker><path marker-mid="url(#m)" d="M0 0${' 1 1'.repeat(400)}"/>`,
    ),
  ],
  [
    'blurs in blurs of blurs',
    svg(
      `${FILTER('f', 10)}${'<g filter="url(#f)">'.repeat(40)}<path d="M0 0"/>${'</g>'.repeat(40)}`,
    ),
  ],
  [
    'filters of CSS on every element',
    svg(`<style>path{filter:blur(2px) blur(2px)}</style>${'<path d="M0 0"/>'.repeat(200)}`),
  ],
];

const FILTERS: readonly (readonly [string, string])[] = [
  [
    'a blur of a thousand drawings',
    svg('<filter id="f"><feGaussianBlur stdDeviation="1e5"/></filter>'),
  ],
  ['a region of a million drawings', svg('<filter id="f" width="1e6"><feFlood/></filter>')],
  ['a region in user units', svg('<filter id="f" filterUnits="userSpaceOnUse" height="90000"/>')],
  ['a region in per cent', svg('<filter id="f" x="-9999%"/>')],
  ['a mask region', svg('<mask id="m" maskUnits="userSpaceOnUse" width="90000"/>')],
  ['noise of many octaves', svg('<filter id="f"><feTurbulence numOctaves="60"/></filter>')],
  ['a wide dilation', svg('<filter id="f"><feMorphology radius="90"/></filter>')],
  ['a large kernel', svg('<filter id="f"><feConvolveMatrix order="99"/></filter>')],
  ['a shadow far away', svg('<filter id="f"><feOffset dx="99999"/></filter>')],
  ['a blur of CSS', svg('<path style="filter:blur(9999px)"/>')],
  ['a blur in units of the window', svg('<path style="filter:blur(100vmax)"/>')],
  ['a computed blur', svg('<path style="filter:blur(calc(9px * 999))"/>')],
  ['a blur in a style sheet', svg('<style>path{filter:drop-shadow(0 0 9e9px red)}</style>')],
];

describe('a drawing that stops a browser is refused', () => {
  it.each(REPEATS)('%s', (_, drawing) => {
    expect(svgFaults(drawing).map(({ rule }) => rule)).toEqual([REPEATED]);
  });
  it.each(FILTERS)('%s', (_, drawing) => {
    expect(svgFaults(drawing).map(({ rule }) => rule)).toEqual([BOUNDLESS]);
  });
});

it.each([
  ['paths', '<path d="M0 0h9"/>'],
  ['empty groups', '<g/>'],
  ['letters', '<text>a</text>'],
  ['colours of a gradient', '<linearGradient><stop/></linearGradient>'],
])('a drawing of many %s is refused, and read no further', (_, piece) => {
  const many = svg(piece.repeat(6_001));
  expect(svgFaults(many).map(({ rule }) => rule)).toEqual([
    'The SVG holds more than 6000 shapes and groups.',
  ]);
  expect(svgFaults(`${many.slice(0, -6)}<unknown/></svg>`)).toHaveLength(1);
});

const STYLE = (text: string) => svg(`<style>${text}</style>`);

/** Files of 100 KB and more that a pattern or a list could read for minutes. */
const LONG: readonly (readonly [string, string])[] = [
  [
    'rules for thousands of elements',
    svg(
      `<style>${Array.from({ length: 6000 }, (_, i) => `.a${i}{mask:url(#a${i})}`).join('')}</style>${'<path/>'.repeat(30_000)}`,
    ),
  ],
  ['groups without end', svg('<g>'.repeat(100_000))],
  ['comments without end', '<!--'.repeat(100_000)],
  ['comments of CSS without end', STYLE('/*'.repeat(200_000))],
  ['queries without end', STYLE('@media'.repeat(60_000))],
  ['rules without end', STYLE('a{'.repeat(150_000))],
  ['selectors without rules', STYLE('a '.repeat(200_000))],
  ['unknown elements', svg('<unknown/>'.repeat(40_000))],
  ['filters of CSS without end', STYLE(`a{${'blur('.repeat(60_000)}}`)],
  ['colours without end', STYLE(`a{filter:drop-shadow(${'rgb('.repeat(60_000)})}`)],
  ['numbers without end', svg(`<path d="${'1e'.repeat(100_000)}"/>`)],
];

it.each(LONG)('a long drawing is read within seconds: %s', (_, drawing) => {
  const start = performance.now();
  svgFaults(drawing);
  expect(performance.now() - start).toBeLessThan(8000);
});

describe('a drawing of a program is accepted', () => {
  it.each([
    [
      'with fifty shadows',
      svg(`${FILTER('f', 3)}${'<path filter="url(#f)" d="M0 0h9"/>'.repeat(50)}`),
    ],
    [
      'with an arrow on each of a hundred lines',
      svg(
        `<marker id="m"><path d="M0 0h1"/></marker>${'<path d="M0 0L9 9" marker-end="url(#m)"/>'.repeat(100)}`,
      ),
    ],
    [
      'with a gradient on thousands of paths',
      svg(
        `<linearGradient id="g"><stop/><stop/></linearGradient>${'<path fill="url(#g)" d="M0 0"/>'.repeat(5000)}`,
      ),
    ],
    [
      'with a shadow of CSS',
      svg('<path style="filter:drop-shadow(0px 4px 4px rgba(0, 0, 0, 0.25))"/>'),
    ],
  ])('%s', (_, drawing) => expect(svgFaults(drawing)).toEqual([]));

  it.each(globSync('public/images/**/*.svg'))('%s', (file) =>
    expect(svgFaults(readFileSync(file, 'utf8'))).toEqual([]),
  );
});
