import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import brand from '../../../content/brand/brand.json' with { type: 'json' };
import { CLOCK, LOCALE, ZONE } from '../../../content/schema/place.ts';

// The code belongs to no firm: its names, its language and its clock are in content/brand.
const CODE =
  '{components,pages,renderer,tina,content/schema,content/load,scripts,supabase}/**/*.{ts,tsx,css,sql,toml}';
// The artwork is the sample's own; Tina writes what it generates.
const OTHERS = ['scripts/artwork/**', 'tina/__generated__/**', 'content/schema/place.ts'];

const city = ZONE.split('/').at(-1) ?? '';
const named = new RegExp(
  [brand.name, new URL(brand.url).host, LOCALE, city, ...CLOCK.split(' ').slice(0, 1)]
    .map((word) => `\\b${word.replaceAll('.', '\\.')}`)
    .join('|'),
  'i',
);

it('no file of code names the firm, its language or its clock', () => {
  const files = globSync(CODE, { exclude: OTHERS });
  expect(files.length).toBeGreaterThan(300);
  const lines = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, i) => (named.test(line) ? `${file}:${i + 1} ${line.trim()}` : [])),
  );
  expect(lines).toEqual([]);
});
