import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import brand from '../../../content/brand/brand.json' with { type: 'json' };
import { inspect } from '../../../content/load/inspect.ts';
import { brand as schema } from '../../../content/schema/brand.ts';
import { scriptOf } from '../../../content/schema/languages.ts';
import { FALLBACKS, fallbackName, typefaceTokens } from '../../../content/schema/typefaces.ts';
import { SUBSETS } from '../../../renderer/drawing/subsets.ts';
import { fontFallbacks } from '../../../renderer/fonts/fallbacks.ts';
import { fontFaces } from '../../../renderer/fonts/fontFaces.ts';
import { fontInstances } from '../../../renderer/fonts/fontInstances.ts';
import { languageFonts, languageStyles } from '../../../renderer/fonts/languageStyles.ts';
import { scriptSubsets } from '../../../scripts/fonts/scriptSubsets.ts';

const { typefaces: ofBrand, languages = [] } = schema.parse(brand);
const instances = fontInstances(ofBrand);
/** Of the scripts that the site is written in besides Latin. */
const SCRIPTS = scriptSubsets(
  JSON.stringify(inspect('.').readings.map(({ data }) => ({ ...data, languages: undefined }))),
  scriptOf(brand.place.locale),
).map(({ suffix }) => suffix);
const rulesIn = (css: string) => css.split('@font-face').slice(1);

describe('the fonts of the site', () => {
  it('are those of the brand’s record, each with its files: run npm run fonts', async () => {
    const rules = rulesIn(await fontFaces('.'));
    const expected = instances.flatMap(({ name, family, style, weight }) =>
      // A typeface that has no letter of a file has no such file.
      [...SUBSETS.map(({ suffix }) => suffix), ...SCRIPTS]
        .map((suffix) => ({
          file: `${name}${suffix}.woff2`,
          family,
          style,
          weight,
        }))
        .filter(({ file }, i) => i === 0 || existsSync(`public/fonts/${file}`)),
    );
    expect(rules).toHaveLength(expected.length);
    for (const [i, { file, family, style, weight }] of expected.entries()) {
      expect(rules[i]).toContain(`font-family: "${family}";`);
      expect(/font-style: (\w+);/.exec(`${rules[i]}`)?.[1] ?? 'normal').toBe(style);
      expect(rules[i]).toContain(`font-weight: ${weight};`);
      expect(rules[i]).toContain(`/fonts/${file}`);
      expect(rules[i]).toMatch(/unicode-range:\s+U\+/);
      expect(readFileSync(`public/fonts/${file}`).toString('latin1', 0, 4)).toBe('wOF2');
    }
  });

  it('come from the packages that the brand’s record names: run npm run fonts', () => {
    const sources = [...instances, ...languages.flatMap(languageFonts)]
      .map(({ source }) => source)
      .filter((source) => !source.startsWith('content/'));
    const licences = sources.map((source) => `OFL-${source.split('/')[0]}.txt`);
    expect(globSync('*.txt', { cwd: 'public/fonts' }).sort()).toEqual(
      [...new Set(licences)].sort(),
    );
  });

  it('have system fonts of their size that stand in for them, under the names that the style asks for', async () => {
    const rules = await fontFallbacks('.');
    for (const { family, fallback } of instances)
      for (const font of FALLBACKS[fallback].fonts)
        expect(rules).toContain(`font-family: "${fallbackName(family, font)}";`);
  });

  it('are in the module that pages take their styles from, each rule without line breaks', async () => {
    const pages = await import('virtual:fonts');
    expect(pages.fontFaces.match(/@font-face/g)).toHaveLength(rulesIn(await fontFaces('.')).length);
    expect(Object.keys(pages.languageStyles)).toEqual(Object.keys(await languageStyles('.')));
    for (const style of [pages.fontFaces, ...Object.values(pages.languageStyles)])
      expect(style).not.toContain('\n');
  });

  it('are none where the record cannot be read', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'fonts-'));
    onTestFinished(() => rmSync(empty, { recursive: true }));
    expect(await fontFaces(empty)).toBe('');
    expect(await fontFallbacks(empty)).toBe('');
    expect(await languageStyles(empty)).toEqual({});
  });
});

describe('the fonts of a language', () => {
  const { translations } = inspect('.');

  it('hold every letter of its script that the site says in it: run npm run fonts', async () => {
    const styles = await languageStyles('.');
    for (const { prefix, locale, typefaces } of languages) {
      if (!typefaces) continue;
      const ranges = [...`${styles[prefix]}`.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
        ([, first = '', last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)],
      );
      const words = JSON.stringify(translations.filter((one) => one.prefix === prefix));
      const letters = words.match(new RegExp(`\\p{Script=${scriptOf(locale)}}`, 'gu')) ?? [];
      const lacking = [...new Set(letters)].filter((letter) => {
        const code = letter.codePointAt(0) ?? 0;
        return !ranges.some(([first = 0, last = 0]) => first <= code && code <= last);
      });
      expect(letters.length).toBeGreaterThan(0);
      expect(lacking).toEqual([]);
    }
  });

  it('stand behind the brand’s own, which have the other letters, with a system font of their size', async () => {
    const styles = await languageStyles('.');
    for (const { prefix, typefaces } of languages) {
      if (!typefaces) continue;
      const style = `${styles[prefix]}`;
      for (const [token, part] of [
        ['--font-display', 'display'],
        ['--font-sans', 'text'],
        ['--font-mono', 'text'],
      ] as const)
        expect(style.replaceAll(/\s+/g, ' ')).toMatch(
          new RegExp(`${token}: "[^"]+", "${typefaces[part].family}",`),
        );
      expect(style.match(/size-adjust/g)?.length).toBeGreaterThan(1);
    }
  });
});

describe('typefaces in a style', () => {
  it('are named with their fallbacks', () => {
    const sans = { family: 'Own Sans', fallback: 'sans' };
    expect(typefaceTokens({ display: sans, mono: { family: 'Own', fallback: 'mono' } })).toEqual([
      [
        '--font-display',
        '"Own Sans", "Own Sans Arial", "Own Sans Noto", "Own Sans DejaVu", system-ui, sans-serif',
      ],
      ['--font-mono', '"Own", "Own Mono", ui-monospace, monospace'],
    ]);
  });

  it('are followed by those of another script, with their fallbacks', () => {
    const sans = { family: 'Own Sans', fallback: 'sans' };
    const behind = { display: { family: 'Far Sans', fallbacks: ['Far Sans Noto'] } };
    expect(typefaceTokens({ display: sans }, behind)).toEqual([
      [
        '--font-display',
        '"Own Sans", "Far Sans", "Own Sans Arial", "Own Sans Noto", "Own Sans DejaVu", "Far Sans Noto", system-ui, sans-serif',
      ],
    ]);
  });

  it.each([
    { family: 'x; } body { display: none', fallback: 'sans' },
    { family: 'Own', fallback: 'constructor' },
    {},
  ])('are left out if they are %j', (text) => expect(typefaceTokens({ text })).toEqual([]));
});

it('npm run fonts says what is wrong with the brand as the check does, without a stack', {
  tags: '@all',
}, () => {
  const root = mkdtempSync(join(tmpdir(), 'fonts-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const one of ['components', 'content', 'package.json', 'renderer', 'scripts'])
    cpSync(one, join(root, one), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  const file = join(root, 'content/brand/brand.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"name": "[^"]*"/, '"name": ""'));
  const order = ['scripts/fonts.ts'];
  const { status, stderr } = spawnSync(process.execPath, order, { cwd: root, encoding: 'utf8' });
  expect(stderr).toMatch(/content\/brand\/brand\.json:\d+:\d+ +error/);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(status).toBe(1);
});
