import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildSteps } from '../../../scripts/lib/buildSteps.ts';

const folder = mkdtempSync(join(tmpdir(), 'nikash-steps-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the steps of the build are scripts that are there, the editor for the web left out', () => {
  const steps = buildSteps('.');
  expect(steps.map(({ name }) => name)).toEqual(['vite build', 'pages']);
  for (const { command } of steps) expect(existsSync(command[0]), command[0]).toBe(true);
});

test('a step that nobody knows is named', () => {
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ scripts: { build: 'vite build && polish' } }),
  );
  expect(() => buildSteps(folder)).toThrow('The build has a step that nobody knows: polish.');
});
