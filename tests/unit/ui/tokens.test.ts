import { describe, expect, it } from 'vitest';
import { THEME_COLOR } from '../../../renderer/head/constants.ts';
import { palette, type TokenName } from '../../../scripts/artwork/lib/palette.ts';

/** Relative luminance of WCAG 2.2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: TokenName, b: TokenName): number {
  const [high = 0, low = 0] = [luminance(palette[a]), luminance(palette[b])].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

const TEXT_PAIRS: [text: TokenName, grounds: TokenName[]][] = [
  ['ink', ['paper', 'paper-2', 'vermilion', 'vermilion-lit']],
  ['ink-2', ['paper', 'paper-2']],
  ['ink-3', ['paper']],
  ['vermilion-ink', ['paper', 'paper-2']],
  ['teal-ink', ['paper', 'paper-2']],
  ['chalk', ['stone', 'stone-panel']],
  ['chalk-2', ['stone', 'stone-panel']],
  ['chalk-3', ['stone', 'stone-panel']],
  ['teal-lit', ['stone', 'stone-panel']],
  ['vermilion-lit', ['stone', 'stone-panel']],
];

describe('tokens', () => {
  for (const [text, grounds] of TEXT_PAIRS)
    for (const ground of grounds)
      it(`${text} on ${ground} passes WCAG AA for text`, () => {
        expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
      });

  it('give the browser’s bars the colour of the paper', () => {
    expect(THEME_COLOR).toBe(palette.paper);
  });
});
