import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isKnownBuild } from '../../../scripts/content/review/build/buildPages.ts';

// Else a review bundles the same code twice, and takes twice as long.
it('takes the build of this project apart', () => {
  expect(isKnownBuild('.')).toBe(true);
});

it('leaves a build with a step more whole', () => {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  const { build } = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ scripts: { build: `${build} && node more.ts` } }),
  );
  expect(isKnownBuild(folder)).toBe(false);
  rmSync(folder, { recursive: true });
});
