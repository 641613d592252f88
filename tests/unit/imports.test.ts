// Which folder may import which. A test instead of a lint rule: Biome needs five seconds for the same rules.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const SITE = ['renderer', 'pages', 'components', 'content'];

/** A file belongs to the first matching folder. It may import its own folder and those in the list. */
const FOLDERS: readonly (readonly [folder: string, may: readonly string[], reason: string])[] = [
  ['components/ui', [], 'ui imports nothing of the site'],
  ['components/widgets', ['components/ui', 'content'], 'widgets import ui and content'],
  ['components', ['components', 'content'], 'components import content'],
  ['content', [], 'content imports nothing of the site'],
  ['supabase', [], 'supabase imports nothing of the site'],
  ['pages', ['components', 'content'], 'pages import components and content'],
  ['renderer', ['pages', 'components', 'content'], 'visitors never load the editor'],
  ['tina/shared', SITE, 'shared imports no other room of the editor'],
  ['tina/preview', ['tina/shared', ...SITE], 'the frame knows neither the form nor a server'],
  ['tina/proposals', ['tina/shared', ...SITE], 'proposals do not know who serves them'],
  ['tina/admin', ['tina/preview', 'tina/shared', ...SITE], 'the browser loads no code of a server'],
  [
    'tina/server',
    ['tina/preview', 'tina/proposals', 'tina/shared', ...SITE],
    'servers load no form',
  ],
  ['tina', ['tina', ...SITE], 'no one imports a command'],
  ['scripts', ['tina', 'renderer', 'pages', 'components', 'content', 'supabase'], 'tests are last'],
];

/** Folders that do not import each other, and packages that only one folder may import. */
const APART: readonly (readonly [imported: RegExp, from: RegExp, reason: string])[] = [
  [/^components\/layout\//, /^components\/sections\//, 'sections do not know the layout'],
  [/^components\/sections\//, /^components\/layout\//, 'the layout does not know the sections'],
  [/^(?:tinacms\b|@tinacms\/(?!mdx))/, /^(?!tina\/|tests\/)/, 'only tina/ imports the editor'],
  [
    /^vite-plugin-ssr\b/,
    /^(?!renderer\/|tests\/|vite\.config\.ts|scripts\/build\/pages\.ts)/,
    'only renderer/ imports it, and the step that has pages rendered',
  ],
];

/** Imports at the start of a line, and dynamic ones. */
const IMPORT =
  /^(?:import|export) (?<type>type )?(?:[^'"`;=]*? from )?'(?<at>[^']+)'|\bimport\('(?<later>[^']+)'\)/gm;

const files = globSync(
  '{*,{components,content,pages,renderer,scripts,supabase,tests,tina}/**/*}.{ts,tsx}',
  { exclude: ['tests/site/**'] },
);

const imports = files.flatMap((from) =>
  [...readFileSync(from, 'utf8').matchAll(IMPORT)].map(({ groups: { type, at, later } = {} }) => {
    const name = (at ?? later ?? '').replace('#brand', '/content/schema/brandRecord.ts');
    const to = /^[./]/.test(name) ? join(name.startsWith('/') ? '.' : dirname(from), name) : name;
    return { from, to, isFirst: !type && at !== undefined };
  }),
);

const folderOf = (file: string) => FOLDERS.find(([folder]) => file.startsWith(`${folder}/`));

it('follow the table of folders', () => {
  expect(imports.length).toBeGreaterThan(2_000);
  const wrong = imports.flatMap(({ from, to }) => {
    const [own = '', may, reason] = folderOf(from) ?? [];
    const isOfSite = folderOf(to) !== undefined || to.startsWith('tests/');
    const isUp = may && isOfSite && ![own, ...may].some((folder) => to.startsWith(`${folder}/`));
    const apart = APART.find(([imported, by]) => imported.test(to) && by.test(from));
    return isUp || apart ? [`${from} imports ${to}: ${isUp ? reason : apart?.[2]}`] : [];
  });
  expect(wrong).toEqual([]);
});

/** Commands are the files of scripts/ and scripts/content/. The parts of each are in a folder of its name. */
const COMMANDS = globSync('scripts/{,content/}*.ts').map((file) => file.replace(/\.ts$/, ''));

const commandOf = (file: string) =>
  COMMANDS.find((command) => file === `${command}.ts` || file.startsWith(`${command}/`));

it('do not lead from a command to another, or to its parts', () => {
  expect(COMMANDS.length).toBeGreaterThan(15);
  const wrong = imports.flatMap(({ from, to }) => {
    const [own, other] = [commandOf(from), commandOf(to)];
    return own && other && own !== other
      ? [`${from} imports ${to}: what two commands need belongs in scripts/lib`]
      : [];
  });
  expect(wrong).toEqual([]);
});

it('are not circular', () => {
  const next = Map.groupBy(
    imports.filter(({ isFirst }) => isFirst),
    ({ from }) => from,
  );
  const done = new Set<string>();
  const circles: string[] = [];
  const follow = (file: string, path: readonly string[]) => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' → '));
    if (done.has(file)) return;
    done.add(file);
    for (const { to } of next.get(file) ?? []) follow(to, [...path, file]);
  };
  for (const file of files) follow(file, []);
  expect(circles).toEqual([]);
});
