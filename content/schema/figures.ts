/** What can be drawn next to the opening of a page; components/sections/Opening/figures.tsx draws it. */
export const PAGE_FIGURES = ['touchstone', 'hedge', 'calendar', 'minutes', 'candidates'] as const;
export type PageFigure = (typeof PAGE_FIGURES)[number];
