/** The mark's shapes in a square of MARK_SIZE, for the pages and for the picture files. */
export const MARK_SIZE = 32;

export const MARK_STONE = { x: 3, y: 5, width: 22, height: 25, rx: 2 } as const;
export const MARK_STREAK = 'M7 32 10 13 19.6 24.2 26.8 4.8';
export const MARK_POINT = { cx: 27, cy: 4.8, r: 3.3 } as const;
