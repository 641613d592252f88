import type { SectionOf } from '../../../content/schema/pages.ts';
import type { UnitPart } from '../figures/Units.tsx';

type Claim = SectionOf<'useCases'>['cards'][number]['claims'][number];

/** A claim drawn in units: a row for the present state, a row for the claim. */
export interface ClaimDrawing {
  rows: UnitPart[][];
  /** Units in the full width; the same for claims that are compared. */
  scale: number;
  /** The empty share of a unit, 0 to 1. */
  gap: number;
  /** The last row ends in an open point, as in “under 1 month”. */
  isOpen?: boolean;
}

/** One unit is 5 %, so that units can be counted. */
const PER_UNIT = 5;
const HUNDRED: UnitPart = { count: 100 / PER_UNIT, tone: 'plain' };
/** The least scale, so that claims of one kind share one scale. */
const LEAST_SHARE = 50;
const QUARTER = 91;

/** The drawing of a claim; undefined if it has none. */
export function claimDrawing({ drawing, amount = 1 }: Claim): ClaimDrawing | undefined {
  switch (drawing) {
    case 'share':
      return {
        rows: [[HUNDRED], [HUNDRED, { count: amount / PER_UNIT, tone: 'data' }]],
        scale: (100 + Math.max(LEAST_SHARE, amount)) / PER_UNIT,
        gap: 0.2,
      };
    case 'multiple': {
      const one: UnitPart = { count: 1, tone: 'plain' };
      return {
        rows: [[one], [one, { count: amount - 1, tone: 'data' }]],
        scale: amount,
        gap: 0.08,
      };
    }
    case 'days':
      return {
        rows: [[{ count: amount, tone: 'data' }]],
        scale: Math.max(QUARTER, amount),
        gap: 0.5,
        isOpen: true,
      };
    default:
      return undefined;
  }
}
