import { describe, expect, it } from 'vitest';
import { svgFaults } from '../../../content/load/svg/svgFaults.ts';

// Exports of drawing programs are in drawings.test.ts, and forbidden content of an SVG in the list of attacks
// (tests/unit/content/attacks).

describe('the check of an SVG', () => {
  it('reports a fault that is repeated a thousand times once', () => {
    const paths = '<path d="M0 0" onclick="x"/>'.repeat(1000);
    expect(svgFaults(`<svg xmlns="http://www.w3.org/2000/svg">${paths}</svg>`)).toHaveLength(1);
  });
});
