import type { SectionOf } from '../../../content/schema/pages.ts';
import type { UnitPart } from '../figures/Units.tsx';

type Claim = SectionOf<'useCases'>['cards'][number]['claims'][number];

/** A claim drawn unit by unit: a row for what was, a row for what is claimed. */
export interface ClaimDrawing {
  rows: UnitPart[][];
  /** Units that the full width holds, the same for claims that may be compared. */
  scale: number;
  /** The share of a unit that is left empty. */
  gap: number;
  /** The last row ends before its end is reached, as in “under 1 month”. */
  isOpen?: boolean;
}

/** Shares stand in units of five in a hundred, so that they can be counted. */
const PER_UNIT = 5;
const HUNDRED: UnitPart = { count: 100 / PER_UNIT, tone: 'plain' };
/** The least that the width holds, so that claims of one kind are drawn on one scale. */
const LEAST_SHARE = 50;
const QUARTER = 91;

/** What a claim draws; undefined for one of words alone. */
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
