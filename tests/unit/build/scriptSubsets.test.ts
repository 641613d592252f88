import { describe, expect, it } from 'vitest';
import { otherCharacters, scriptSubsets } from '../../../scripts/fonts/scriptSubsets.ts';

const holds = (text: string, own: string, suffix: string, letters: string) => {
  const subset = scriptSubsets(text, own).find((one) => one.suffix === suffix);
  const codes = (subset?.ranges ?? []).flatMap(([first]) => first);
  return [...letters].every((letter) => codes.includes(letter.codePointAt(0) ?? 0));
};

describe('the parts of a typeface for other scripts', { tags: '@all' }, () => {
  it.each([
    ['Arabic', 'Arab', '-arab', 'أكاديمية الأسواق، قسم ٣', 'غظضذخ؟'],
    ['Greek', 'Grek', '-grek', 'Ακαδημία αγορών', 'ΩΨΞώϊ'],
    ['Cyrillic', 'Cyrl', '-cyrl', 'Школа рынков', 'ЩъэЁў'],
    ['Thai', 'Thai', '-thai', 'โรงเรียนตลาด', 'ฮฬ๙'],
  ])(
    'have the whole alphabet of %s, if the site is written in it',
    (_, own, suffix, text, more) => {
      expect(holds(text, own, suffix, otherCharacters(text).join(''))).toBe(true);
      expect(holds(text, own, suffix, more)).toBe(true);
    },
  );

  it('contain only the Chinese characters in use, of thousands', () => {
    expect(holds('市场学院', 'Hans', '-hani', '市场学院')).toBe(true);
    const [hani] = scriptSubsets('市场学院', 'Hani');
    expect(hani?.ranges.length).toBeLessThan(10);
  });

  it('contain a script of which a name has one letter, and are empty for Latin text', () => {
    expect(holds('Quant Ω', 'Latn', '-grek', 'Ω')).toBe(true);
    expect(holds('Quant Ω', 'Latn', '-grek', 'Σ')).toBe(false);
    expect(scriptSubsets('Brandt & Söhne’s, €5 – Kraków ₹', 'Latn')).toEqual([]);
  });
});
