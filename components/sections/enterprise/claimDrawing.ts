import type { UnitPart } from '../figures/Units.tsx';

/** A claim drawn unit by unit: a row for what was, a row for what is claimed. */
export interface ClaimDrawing {
  rows: UnitPart[][];
  /** Units that the whole width holds, the same for claims that may be compared. */
  scale: number;
  /** The share of a unit that is left empty. */
  gap: number;
  /** The last row ends before its end is reached, as in “under 1 month”. */
  isOpen: boolean;
  /** People, one by one. */
  dots?: number;
}

/** Shares stand in units of five in a hundred, so that they can be counted. */
const PER_UNIT = 5;
const WHOLE: UnitPart = { count: 100 / PER_UNIT, tone: 'plain' };
const SHARES = { scale: 150 / PER_UNIT, gap: 0.2, isOpen: false };
const DAYS = { scale: 91, gap: 0.5, isOpen: true };
const DAYS_IN = { month: 30, quarter: 91 } as const;
/** The least that “thousands” can mean. */
const THOUSANDS = 2000;

/**
 * Reads what can be drawn from a claim's words: a share on top of a hundred (`25%`), a multiple of
 * one length (`10x`), the days of a month or a quarter, thousands. Nothing for words with none of these.
 */
export function claimDrawing(words: string): ClaimDrawing | undefined {
  const share = Number(words.match(/(\d+)%/)?.[1]);
  if (share) {
    return {
      ...SHARES,
      scale: Math.max(SHARES.scale, (100 + share) / PER_UNIT),
      rows: [[WHOLE], [WHOLE, { count: share / PER_UNIT, tone: 'data' }]],
    };
  }
  const times = Number(words.match(/(\d+)x/)?.[1]);
  if (times) {
    const rows: UnitPart[][] = [
      [{ count: 1, tone: 'plain' }],
      [
        { count: 1, tone: 'plain' },
        { count: times - 1, tone: 'data' },
      ],
    ];
    return { scale: times, gap: 0.08, isOpen: false, rows };
  }
  const period = words.match(/under 1 (month|quarter)/)?.[1] as keyof typeof DAYS_IN | undefined;
  if (!period) return undefined;
  return {
    ...DAYS,
    rows: [[{ count: DAYS_IN[period], tone: 'data' }]],
    ...(/thousands/i.test(words) && { dots: THOUSANDS }),
  };
}
