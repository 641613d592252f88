import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { forget, formSources, pageSources, settle } from '../../../tina/server/built/findBuilt.ts';

test('forms depend on schemas, fields and patches, and not on the site or the server', () => {
  const sources = [...formSources()];
  for (const file of [
    'package-lock.json',
    'content/brand/brand.json',
    'content/schema/sections/texts.ts',
    'content/schema/talks.ts',
    'tina/config.ts',
    'tina/admin/forms/LinkField.tsx',
    'tina/admin/leaving.ts',
  ])
    expect(sources).toContain(file);
  expect(
    sources.filter((file) => /^(?:components|pages|renderer|tina\/server(?!\/built))\//.test(file)),
  ).toEqual([]);
});

test('snapshots and their pages depend on all their imports, and not on the service’s own code', () => {
  const sources = [...pageSources()];
  for (const file of [
    'package-lock.json',
    'components/ui/styles.css',
    'components/widgets/Counter/Counter.island.ts',
    'content/brand/brand.json',
    'renderer/vite/brandFiles.ts',
    'tina/preview/startPreview.tsx',
    'tina/shared/Role.ts',
    'tina/server/views/views.ts',
    'tina/server/PreviewLinks.ts',
  ])
    expect(sources).toContain(file);
  for (const file of ['tina/server/startService.ts', 'tina/proposals/GitRepository.ts'])
    expect(sources).not.toContain(file);
});

/** A folder of builds. */
function builds() {
  const folder = mkdtempSync(join(tmpdir(), 'builds-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const add = (name: string, minutesOld: number) => {
    const path = join(folder, name);
    mkdirSync(join(path, 'admin'), { recursive: true });
    const time = Date.now() / 1_000 - minutesOld * 60;
    utimesSync(path, time, time);
    return path;
  };
  return { folder, add, names: () => readdirSync(folder).sort() };
}

test('two processes that build the same at once both return the build of the first', () => {
  const { folder, add } = builds();
  const named = join(folder, '0123abcd');
  settle(add('unfinished-a', 1), named);
  const late = add('unfinished-b', 0);
  mkdirSync(join(late, 'late'));
  settle(late, named);
  expect(readdirSync(named)).toEqual(['admin']);
});

test('the newest three builds are kept, and one that another process is making', () => {
  const { folder, add, names } = builds();
  for (const [minutes, name] of ['aaaa', 'bbbb', 'cccc', 'dddd', 'eeee'].entries())
    add(name, minutes);
  add('unfinished-now', 50);
  add('unfinished-once', 61);
  forget(folder);
  expect(names()).toEqual(['aaaa', 'bbbb', 'cccc', 'unfinished-now']);
});
