// `npm run test:brand`: a second brand is put into a copy of the project – another name, language, type, colours, pages
// and records in other numbers – and the tests that know no brand are run there: the first tier, or with `--all` both.
// `--keep` leaves the copy, to be looked at; `--only unit` or `--only e2e`, and whatever follows `--`, is for whoever
// repairs one of them.
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
import { join, relative, resolve } from 'node:path';
import { commandLine, UsageError } from '../../scripts/lib/runCommand.ts';
import { ensureChromium } from '../chromium.ts';
import { BRAND, FONT_FILES, MARK } from './brand.ts';

/** What a copy makes anew, or does without. */
const LEFT_OUT = new Set(['.git', '.cache', '.data', 'dist', 'node_modules', 'tests/site']);

/** What builds keep for those that follow: encoded pictures and compressed files, by their bytes. */
const KEPT = ['.cache/pictures', '.cache/decoded'];

const { values, positionals } = commandLine(
  'Usage: npm run test:brand [-- --keep] [--all] [--only unit|e2e] [-- arguments of the test runner]',
  {
    options: {
      keep: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      only: { type: 'string' },
    },
    allowPositionals: true,
  },
  (parsed) => {
    const { only } = parsed.values;
    if (only && !['unit', 'e2e'].includes(only))
      throw new UsageError(`--only is unit or e2e, not “${only}”.`);
    return parsed;
  },
);

const isWanted = (name: string) => values.only === undefined || values.only === name;

/** A copy of the project without the tests of its sample, and with the second brand's record. */
function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'brand-'));
  cpSync('.', folder, {
    recursive: true,
    filter: (path) => {
      const place = relative('.', path);
      return !LEFT_OUT.has(place) && !/^tests\/[^/]+\/sample$/.test(place);
    },
  });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  for (const kept of KEPT)
    if (existsSync(kept)) cpSync(kept, join(folder, kept), { recursive: true });
  const brand = join(folder, 'content/brand');
  for (const drawing of globSync('*.svg', { cwd: brand })) rmSync(join(brand, drawing));
  writeFileSync(join(brand, 'mark.svg'), MARK);
  writeFileSync(join(brand, 'brand.json'), `${JSON.stringify(BRAND, null, 2)}\n`);
  for (const [name, source] of Object.entries(FONT_FILES))
    writeFileSync(join(brand, name), readFileSync(join('node_modules', source)));
  return folder;
}

const folder = copyProject();
const env = { ...process.env, CHROMIUM_PATH: isWanted('e2e') ? ensureChromium() : '' };

/** Runs a script of the copy, on this Node. @returns whether it succeeded */
function run(name: string, ...command: readonly string[]): boolean {
  console.log(`\n— ${name}`);
  const { status } = spawnSync(process.execPath, command, { cwd: folder, env, stdio: 'inherit' });
  return status === 0;
}

/** The same of a script whose words matter only where it fails. */
function runQuietly(name: string, ...command: readonly string[]): boolean {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: folder, env });
  console.log(`— ${name}${status === 0 ? '' : `\n${stdout}${stderr}`}`);
  return status === 0;
}

const isMade =
  runQuietly('Records, pages and pictures', 'tests/brand/write.ts') &&
  runQuietly('Typefaces', 'scripts/fonts.ts') &&
  runQuietly('Icons', 'scripts/favicons.ts') &&
  runQuietly('What is made from the schemas', 'scripts/content/schema.ts') &&
  runQuietly('Content', 'scripts/content/check.ts') &&
  runQuietly('Form of the content', 'scripts/content/format.ts', '--check');

const isTested =
  isMade &&
  [
    () =>
      !isWanted('unit') ||
      run(
        'Unit tests',
        'node_modules/.bin/vitest',
        'run',
        '--project=unit*',
        ...(values.all ? ['--project=build', '--project=editor'] : ['--tagsFilter=!@all']),
        '--reporter=dot',
        ...positionals,
      ),
    () =>
      !isWanted('e2e') ||
      (run('Build', 'scripts/build.ts') &&
        run(
          'Site',
          'node_modules/.bin/playwright',
          'test',
          '--retries=1',
          ...(values.all ? [] : ['--grep-invert=@all']),
          '--project=site',
          ...positionals,
        )),
  ]
    // Each runs, whatever became of the other.
    .map((test) => test())
    .every(Boolean);

if (values.keep) console.log(`\nThe second brand: ${folder}`);
else rmSync(folder, { recursive: true, force: true });
process.exitCode = isTested ? 0 : 1;
