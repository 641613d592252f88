/**
 * The oldest browsers that visitors and editors may have: Safari 16.4, the Firefox ESR before the newest, Chromium of
 * two years ago. What the code uses beyond them needs a fallback (tests/unit/lint/floor.test.ts).
 */
export const FLOOR = { safari: '16.4', firefox: '140', chrome: '131' } as const;
