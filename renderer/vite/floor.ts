/**
 * The oldest supported browsers of visitors and editors: Safari 16.4, the Firefox ESR before the newest, Chromium of
 * two years ago. Code that needs newer features has a fallback (tests/unit/lint/floor.test.ts).
 */
export const FLOOR = { safari: '16.4', firefox: '140', chrome: '131' } as const;
