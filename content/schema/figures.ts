/** What can be drawn next to the opening of a page; components/sections/Opening/figures.tsx draws it. */
export const PAGE_FIGURES = ['touchstone', 'hedge', 'calendar', 'minutes', 'candidates'] as const;
export type PageFigure = (typeof PAGE_FIGURES)[number];

/** What can be drawn on the picture that a shared link shows (scripts/build/share/figures.ts). */
export const SHARE_FIGURES = [
  'terrain',
  'trace',
  'hedges',
  'netting',
  'calendar',
  'minutes',
  'candidates',
  'touchstone',
  'clauses',
  'walk',
] as const;
export type ShareFigure = (typeof SHARE_FIGURES)[number];
