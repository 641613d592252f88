import { describe, expect, it } from 'vitest';
import { inspect } from '../../../content/load/inspect.ts';
import { flattenedNow } from '../../../content/load/pictures/decoded.ts';
import { cleanSvg } from '../../../content/load/svg/cleanSvg.ts';
import { svgFaults } from '../../../content/load/svg/svgFaults.ts';
import { miniature } from '../content/miniature.ts';
import { oneProject } from '../content/oneProject.ts';

const withProject = oneProject();

const NS = 'xmlns="http://www.w3.org/2000/svg"';

/** Files in the native formats of drawing programs, not plain or optimised exports. */
const PROGRAMS: readonly (readonly [string, string])[] = [
  [
    'Inkscape',
    `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with a drawing program -->
<svg ${NS} xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#" viewBox="0 0 9 9" sodipodi:docname="a.svg"><sodipodi:namedview id="base" pagecolor="#fff"/><metadata><rdf:RDF><cc:Work rdf:about=""/></rdf:RDF></metadata><g inkscape:label="Layer 1" inkscape:groupmode="layer"><path d="M0 0h9v9z" sodipodi:nodetypes="ccc"/></g></svg>`,
  ],
  [
    'Illustrator',
    `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
]>
<svg ${NS} xmlns:i="&ns_ai;" viewBox="0 0 9 9" i:pageBounds="0 9 9 0"><g i:layer="yes"><path d="M0 0h9v9z"/></g></svg>`,
  ],
  [
    'Affinity',
    `<svg ${NS} xmlns:serif="http://www.serif.com/" viewBox="0 0 9 9"><g serif:id="Layer 1"><path d="M0 0h9v9z"/></g></svg>`,
  ],
  [
    'Sketch',
    `<svg ${NS} xmlns:sketch="http://www.bohemiancoding.com/sketch/ns" viewBox="0 0 9 9"><g sketch:type="MSPage"><path d="M0 0h9v9z" sketch:type="MSShapeGroup"/></g></svg>`,
  ],
  [
    'an unknown program',
    `<svg ${NS} viewBox="0 0 9 9" requiredFeatures="x"><flowRoot><flowPara>a</flowPara></flowRoot><path d="M0 0h9v9z" made-by="us"/></svg>`,
  ],
];

describe('an SVG in the native format of a program', () => {
  it.each(PROGRAMS)('%s: is refused before it is cleaned, and keeps its shapes', (_, drawing) => {
    expect(svgFaults(drawing)).not.toEqual([]);
    const clean = cleanSvg(drawing);
    expect(svgFaults(clean)).toEqual([]);
    expect(clean).toContain('<path d="M0 0h9v9z"/>');
    expect(cleanSvg(clean)).toBe(clean);
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['an event', '<path onload="alert(1)"/>'],
    ['a page inside', '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'],
    ['an address', '<use href="https://evil.example/a.svg#a"/>'],
    ['a style that loads', '<style>@import "https://evil.example";</style>'],
  ])('with %s stays refused', (_, inside) => {
    expect(svgFaults(cleanSvg(`<svg ${NS} viewBox="0 0 9 9">${inside}</svg>`))).not.toEqual([]);
  });
});

const MARK = 'content/brand/mark.svg';
/** A mark after `--fix`: unchanged if it would look different with only its shapes. */
const cleaned = (drawing: string) => {
  const flat = flattenedNow(drawing, 'mark');
  return 'svg' in flat ? flat.svg : '';
};

/** The faults of a mark after cleaning. */
const faultsOf = (drawing: string) =>
  withProject(miniature().set(MARK, cleaned(drawing)), (root) =>
    inspect(root).diagnostics.filter((one) => one.file === MARK),
  );

describe('a mark from a design tool', () => {
  it.each([
    [
      'Figma',
      `<svg width="32" height="32" viewBox="0 0 32 32" fill="none" ${NS}><path fill-rule="evenodd" clip-rule="evenodd" d="M0 0h9v9z" fill="black"/></svg>`,
    ],
    [
      'Figma, of a frame that clips',
      `<svg width="32" height="32" viewBox="0 0 32 32" fill="none" ${NS}><g clip-path="url(#clip0_1_2)"><path d="M0 0h9v9z" fill="#CE2E26"/></g><defs><clipPath id="clip0_1_2"><rect width="32" height="32" fill="white"/></clipPath></defs></svg>`,
    ],
    [
      'Illustrator',
      `<svg version="1.1" id="Layer_1" ${NS} xmlns:xlink="http://www.w3.org/1999/xlink" x="0px" y="0px" viewBox="0 0 32 32" style="enable-background:new 0 0 32 32;" xml:space="preserve"><style type="text/css">.st0{fill:#CE2E26;}</style><path class="st0" d="M0 0h9v9z"/><path class="st0" d="M1 1h9v9z"/></svg>`,
    ],
    [
      'Inkscape',
      `<svg width="32" height="32" id="svg5" ${NS}><defs id="defs2"/><title>Mark</title><g id="layer1"><path style="fill:rgb(206,46,38);stroke:none" d="M0 0h9v9z" id="path1"/></g></svg>`,
    ],
  ])('%s is accepted after cleaning', (_, drawing) => {
    expect(faultsOf(drawing)).toEqual([]);
  });

  it.each([
    ['Canva, whose clip cuts nothing off', 'canva'],
    ['Illustrator, with lists of classes', 'illustrator'],
    ['Figma, with colours of P3', 'figma'],
  ])('%s is accepted after cleaning', { tags: '@all' }, (_, name) => {
    const inside = {
      canva:
        '<clipPath id="a"><path d="M2 2H30V30H2Z"/></clipPath><g clip-path="url(#a)"><path d="M2 2H30V30H2Z" fill="#0b3d2e"/></g>',
      illustrator:
        '<style>.a{fill:#0b3d2e}.b,.c{fill:#c8102e}.c{mix-blend-mode:multiply}</style><path class="b" d="M0 0h9v9z"/>',
      figma:
        '<path d="M0 0h9v9z" fill="#0B3D2E" style="fill:#0B3D2E;fill:color(display-p3 0.04 0.24 0.18)"/>',
    }[name];
    expect(faultsOf(`<svg viewBox="0 0 32 32" ${NS}>${inside}</svg>`)).toEqual([]);
  });

  it.each([
    [
      'a clip that cuts something off',
      '<path d="M0 0h30v30z" clip-path="url(#a)"/><clipPath id="a"><circle r="9"/></clipPath>',
    ],
    [
      'a mask of Sketch',
      '<defs><rect id="p" width="9" height="9"/></defs><mask id="m" fill="white"><use xlink:href="#p"/></mask><use fill="#0B3D2E" xlink:href="#p"/><path d="M0 0h30v30z" mask="url(#m)"/>',
    ],
    ['dashes', '<path d="M0 9h30" stroke="#000" stroke-width="9" stroke-dasharray="3"/>'],
  ])('with %s stays unchanged and refused', { tags: '@all' }, (_, inside) => {
    const drawing = `<svg viewBox="0 0 32 32" ${NS} xmlns:xlink="http://www.w3.org/1999/xlink">${inside}</svg>`;
    expect(cleaned(drawing)).toBe(drawing);
    expect(faultsOf(drawing)).not.toEqual([]);
  });
});
