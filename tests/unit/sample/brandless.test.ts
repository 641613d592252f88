import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadContent } from '../../../content/load/loadContent.ts';

// The code contains no facts of a firm: its names, language, clock, typefaces, people and events are in content/.
const CODE = [
  '{components,pages,renderer,tina,content/schema,content/load,scripts,supabase}/**/*.{ts,tsx,js,css,sql,toml}',
  '.github/**/*.yml',
  '.ci/*',
  '*.{ts,json,grit}',
  'Dockerfile',
  '.env.example',
];
// A package has a name.
const OTHERS = ['package.json', 'package-lock.json'];

const { brand, team, testimonials, logos, events } = loadContent();
const { locale, zone, clock } = brand.place;

const names = [
  brand.name,
  new URL(brand.url).host,
  locale,
  locale.replace('-', '_'),
  zone.split('/').at(-1) ?? '',
  clock.split(' ')[0] ?? '',
  ...[brand, ...(brand.languages ?? [])].flatMap(({ typefaces }) =>
    typefaces ? Object.values(typefaces).map(({ family }) => family) : [],
  ),
  ...[...team, ...testimonials, ...logos].map(({ name }) => name),
  ...events.map(({ title }) => title),
];

/** A name of one or two letters would match everywhere. */
const TELLING = 3;

/** UTC belongs to no firm: code calculates with it. */
const STANDARD = 'UTC';

const escaped = (text: string) => text.replaceAll(/[.*+?^$()|[\]\\{}]/g, '\\$&');

const named = new RegExp(
  names
    .filter((name) => name.length >= TELLING && name !== STANDARD)
    .map((name) => `(?<!\\w)${escaped(name)}(?!\\w)`)
    .join('|'),
  'i',
);

it('no code file names the firm, its language, its clock, its typefaces, its people or its events', () => {
  const files = globSync(CODE, { exclude: OTHERS });
  expect(files.length).toBeGreaterThan(300);
  const lines = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, i) => (named.test(line) ? `${file}:${i + 1} ${line.trim()}` : [])),
  );
  expect(lines).toEqual([]);
});
