import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import brand from '../../../content/brand/brand.json' with { type: 'json' };
import { brand as schema } from '../../../content/schema/brand.ts';
import { STAND_INS, standInName, typefaceTokens } from '../../../content/schema/typefaces.ts';
import { fontInstances } from '../../../scripts/fonts/fontInstances.ts';
import { SUBSETS } from '../../../scripts/fonts/subsets.ts';

const instances = fontInstances(schema.parse(brand).typefaces);
const rulesIn = (file: string) => readFileSync(file, 'utf8').split('@font-face').slice(1);

describe('the fonts of the site', () => {
  it('are those of the brand’s record, each with its files: run npm run fonts', () => {
    const rules = rulesIn('renderer/head/fonts.css');
    const expected = instances.flatMap(({ name, family, style, weight }) =>
      // A typeface that has no letter of a file has no such file.
      SUBSETS.map(({ suffix }) => ({
        file: `${name}${suffix}.woff2`,
        family,
        style,
        weight,
      })).filter(({ file }, i) => i === 0 || existsSync(`public/fonts/${file}`)),
    );
    expect(rules).toHaveLength(expected.length);
    for (const [i, { file, family, style, weight }] of expected.entries()) {
      expect(rules[i]).toContain(`font-family: "${family}";`);
      expect(rules[i]).toContain(`font-style: ${style};`);
      expect(rules[i]).toContain(`font-weight: ${weight};`);
      expect(rules[i]).toContain(`/fonts/${file}`);
      expect(rules[i]).toMatch(/unicode-range:\s+U\+/);
      expect(readFileSync(`public/fonts/${file}`).toString('latin1', 0, 4)).toBe('wOF2');
    }
  });

  it('have system fonts of their size that stand in for them, under the names that the style asks for', () => {
    const rules = rulesIn('components/ui/fontFallbacks.css').join('');
    for (const { family, standIn } of instances)
      for (const font of STAND_INS[standIn].fonts)
        expect(rules).toContain(`font-family: "${standInName(family, font)}";`);
  });
});

describe('typefaces in a style', () => {
  it('are named with what stands in for them', () => {
    const sans = { family: 'Own Sans', standIn: 'sans' };
    expect(typefaceTokens({ display: sans, mono: { family: 'Own', standIn: 'mono' } })).toEqual([
      [
        '--font-display',
        '"Own Sans", "Own Sans Arial", "Own Sans Noto", "Own Sans DejaVu", system-ui, sans-serif',
      ],
      ['--font-mono', '"Own", "Own Mono", ui-monospace, monospace'],
    ]);
  });

  it.each([
    { family: 'x; } body { display: none', standIn: 'sans' },
    { family: 'Own', standIn: 'constructor' },
    {},
  ])('are none where they are %j', (text) => expect(typefaceTokens({ text })).toEqual([]));
});
