import { execFileSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inspect } from '../../../content/load/inspect.ts';
import { loadContent } from '../../../content/load/loadContent.ts';
import { init } from '../../../scripts/init/init.ts';
import { buildEnvironment } from '../../../scripts/lib/buildEnvironment.ts';

/** The files that a site publishes, or shows to those who work on it. */
const PUBLISHED = [
  'content/**/*.{json,mdx}',
  'public/images/**/*.svg',
  'public/*.{txt,json,webmanifest}',
  '.github/CODEOWNERS',
  'README.md',
  'SECURITY.md',
  'package.json',
];
/** The output of the build, as text. */
const BUILT = ['dist/nginx.conf', 'dist/client/**/*'];
const LEFT_OUT = ['.git', '.cache', '.data', 'dist', 'node_modules'];

const { brand, site } = loadContent();
const { readings, translations } = inspect(process.cwd());

const leaves = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(leaves)
      : [];

const abbreviation = new Intl.DateTimeFormat(brand.place.locale, {
  timeZone: brand.place.zone,
  timeZoneName: 'short',
})
  .formatToParts()
  .find(({ type }) => type === 'timeZoneName')?.value;

/** The records of the firm: without texts of controls, which any firm keeps. */
const ofTheFirm = readings.filter(
  ({ collection }) => !['site', 'forms', 'brand'].includes(collection),
);
const texts = ofTheFirm.flatMap(({ data }) => leaves(data));
const names = ofTheFirm.flatMap(({ collection, data = {} }) =>
  collection === 'pages' ? [] : [data.name, data.title, data.person, data.place].flatMap(leaves),
);
const { lines, locality, postalCode, country } = site.address;
const FACTS = new Set(
  [
    brand.name,
    brand.legalName,
    brand.place.zone,
    brand.place.clock,
    abbreviation ?? '',
    locality,
    postalCode,
    country,
    ...lines.map(({ line }) => line),
    site.footer.note ?? '',
    ...leaves([site.booking?.note, site.booking?.agenda]),
    ...leaves(readings.map(({ data }) => data)).flatMap(
      (text) => text.match(/(?<=https:\/\/|\w@)[\w.-]+\.\w+/g) ?? [],
    ),
    ...names,
    ...texts.filter((text) => text.split(' ').length > 3),
    ...leaves(translations.map(({ words }) => words)).filter((text) =>
      /[^\p{scx=Latin}]{8}/u.test(text),
    ),
  ].filter((fact) => fact.length > 1),
);

const root = mkdtempSync(join(tmpdir(), 'facts-'));
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], {
    cwd: root,
  });

beforeAll(() => {
  cpSync('.', root, {
    recursive: true,
    filter: (path) => !LEFT_OUT.includes(relative('.', path)),
  });
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Begin');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const escaped = (text: string) => text.replaceAll(/[.*+?^$()|[\]\\{}]/g, '\\$&');

/** Pictures, and the licences of fonts, contain no fact about a site. */
const isForeign = (file: string) => /\.(?:png|ico|woff2|avif|webp|br)$|\/OFL-[^/]+$/.test(file);

const found = (patterns: readonly string[]): string[] =>
  globSync(patterns, { cwd: root, withFileTypes: true }).flatMap((entry) => {
    const file = relative(root, join(entry.parentPath, entry.name));
    if (!entry.isFile() || isForeign(file)) return [];
    const text = readFileSync(join(root, file), 'utf8').replaceAll('\\"', '"');
    const isNamed = (fact: string) =>
      new RegExp(`(?<![\\w.])${escaped(fact)}(?!\\w)`, 'u').test(text);
    return [...FACTS].filter(isNamed).map((fact) => `${file}: ${fact}`);
  });

it('init leaves no fact of the sample in published files', () => {
  expect(FACTS.size).toBeGreaterThan(300);
  // Before init, the search finds each kind of fact.
  expect(found(PUBLISHED).length).toBeGreaterThan(FACTS.size / 2);
  init(root, {
    name: 'Tessel',
    url: 'https://www.tessel.example',
    today: '2026-11-24',
    place: { locale: 'en-GB', zone: 'Europe/London', country: 'GB' },
  });
  expect(found(PUBLISHED)).toEqual([]);
});

it('a site without two of the pages builds, and has no fact of the sample in any file', {
  timeout: 600_000,
}, () => {
  const gone = ['/hiring', '/talks'];
  for (const path of gone) rmSync(join(root, `content/pages${path}.json`));
  const file = join(root, 'content/site/site.json');
  const stays = ({ href }: { href: string }) => !gone.includes(href);
  const written = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(
    file,
    JSON.stringify({
      ...written,
      navigation: written.navigation.filter(stays),
      footer: {
        ...written.footer,
        careers: undefined,
        navigation: written.footer.navigation.filter(stays),
      },
    }),
  );
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  execFileSync(process.execPath, ['scripts/build.ts'], { cwd: root, env: buildEnvironment() });
  expect(globSync('dist/client/*.html', { cwd: root }).length).toBeGreaterThan(5);
  expect(found(BUILT)).toEqual([]);
});
