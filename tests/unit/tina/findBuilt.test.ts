import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { MANIFEST } from '../../../tina/build/BuiltEditor.ts';
import { forget, settle } from '../../../tina/build/findBuilt.ts';

/** A folder of builds; a build is whole where it has a manifest. */
function builds() {
  const folder = mkdtempSync(join(tmpdir(), 'builds-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const add = (name: string, minutesOld: number, isWhole = true) => {
    const path = join(folder, name);
    mkdirSync(path);
    if (isWhole) writeFileSync(join(path, MANIFEST), name);
    const time = Date.now() / 1_000 - minutesOld * 60;
    utimesSync(path, time, time);
    return path;
  };
  return { folder, add, names: () => readdirSync(folder).sort() };
}

test('of two processes that build the same at once, both end with the build of the first', () => {
  const { folder, add, names } = builds();
  const named = join(folder, '0123abcd');
  settle(add('unfinished-a', 1), named);
  settle(add('unfinished-b', 0), named);
  expect(names()).toEqual(['0123abcd']);
  expect(existsSync(join(named, MANIFEST))).toBe(true);
});

test('a folder in the way that is no build is told, and nothing is lost', () => {
  const { folder, add, names } = builds();
  writeFileSync(join(add('0123abcd', 1, false), 'other'), '');
  expect(() => settle(add('unfinished-a', 0), join(folder, '0123abcd'))).toThrow();
  expect(names()).toEqual(['0123abcd', 'unfinished-a']);
});

test('the newest three builds stay, and what another process is building', () => {
  const { folder, add, names } = builds();
  for (const [minutes, name] of ['aaaa', 'bbbb', 'cccc', 'dddd', 'eeee'].entries())
    add(name, minutes);
  add('unfinished-now', 50, false);
  add('unfinished-once', 61, false);
  forget(folder);
  expect(names()).toEqual(['aaaa', 'bbbb', 'cccc', 'unfinished-now']);
});
