import { describe, expect, it } from 'vitest';
import { svgFaults } from '../../../content/load/svg/svgFaults.ts';

// What drawing programs write when they are asked for a plain drawing. What may not stand in one is in the
// attacker's list (tests/unit/content/attacks).

const EXPORTS: readonly (readonly [program: string, drawing: string])[] = [
  [
    'Figma',
    `<svg width="48" height="48" viewBox="0 0 48 48" fill="none" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">
<g clip-path="url(#clip0_1_2)" filter="url(#filter0_d)"><mask id="mask0" style="mask-type:alpha" maskUnits="userSpaceOnUse" x="0" y="0" width="48" height="48"><path fill="#D9D9D9" d="M0 0h48v48H0z"/></mask>
<path fill-rule="evenodd" clip-rule="evenodd" d="M4 4L9 9Z" fill="url(#paint0)" stroke="black" stroke-opacity="0.2"/></g>
<defs><linearGradient id="paint0" x1="0" y1="0" x2="0" y2="48" gradientUnits="userSpaceOnUse"><stop stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>
<filter id="filter0_d" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="b"/><feColorMatrix in="SourceAlpha" type="matrix" values="0 0 0 0 0 0 0 0 0 0"/><feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feBlend mode="normal" in2="b"/></filter>
<clipPath id="clip0_1_2"><rect width="48" height="48" fill="white" transform="translate(0.5)"/></clipPath></defs></svg>`,
  ],
  [
    'Illustrator',
    `\u{feff}<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: a drawing program, SVG Export -->
<svg version="1.1" id="Layer_1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" x="0px" y="0px"
\t viewBox="0 0 24 24" style="enable-background:new 0 0 24 24;" xml:space="preserve">
<style type="text/css">
\t.st0{fill:#CE2E26;} .cls-2,.cls-3 > path{fill:none;stroke:rgba(0, 0, 0, .5);clip-path:url("#SVGID_2_")}
\t@media (prefers-color-scheme: dark) and (width > 2px) { .st0{fill:#fff} }
</style>
<defs><path id="SVGID_1_" d="M0 0"/></defs><g data-name="Layer (2)"><use xlink:href="#SVGID_1_" style="overflow:visible;"/></g></svg>`,
  ],
  [
    'Inkscape, plain',
    `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<svg width="210mm" height="297mm" viewBox="0 0 210 297" version="1.1" id="svg5" xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg">
<defs id="defs2"/><g id="layer1"><title>R &amp; D &#8211; &lt;2&gt;</title>
<text style="font-size:10.5px;font-family:'Open Sans';-inkscape-font-specification:sans-serif" x="12" y="34"><tspan id="t" x="1" y="2">On time (1)</tspan></text></g></svg>`,
  ],
];

describe('a drawing', () => {
  it.each(EXPORTS)('as %s exports it may be shown', (_, drawing) => {
    expect(svgFaults(drawing)).toEqual([]);
  });

  it('with a thousand faults of one kind is told once', () => {
    const paths = '<path d="M0 0" onclick="x"/>'.repeat(1000);
    expect(svgFaults(`<svg xmlns="http://www.w3.org/2000/svg">${paths}</svg>`)).toHaveLength(1);
  });
});
