import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BUILD_STEPS } from '../../../scripts/lib/buildSteps.ts';

test('the scripts of all build steps exist', () => {
  expect(BUILD_STEPS.map(({ name }) => name)).toEqual(['content', 'bundles', 'pages']);
  for (const { command } of BUILD_STEPS) expect(existsSync(command[0]), command[0]).toBe(true);
});
