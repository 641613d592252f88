import { describe, expect, it } from 'vitest';
import { svgFaults } from '../../../content/load/svg/svgFaults.ts';

// What drawing programs export is in drawings.test.ts, and what an SVG may not contain in the attacker's list
// (tests/unit/content/attacks).

describe('a drawing', () => {
  it('with a thousand faults of one kind is told once', () => {
    const paths = '<path d="M0 0" onclick="x"/>'.repeat(1000);
    expect(svgFaults(`<svg xmlns="http://www.w3.org/2000/svg">${paths}</svg>`)).toHaveLength(1);
  });
});
