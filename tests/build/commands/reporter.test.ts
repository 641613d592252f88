import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

/** Runs tests with the suites' reporter, each twice if it fails. @param tests the text of a spec file */
function runSuite(tests: string, { isLoaded = false, env = {} } = {}) {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(join(resolve('.cache'), 'reporter-'));
  try {
    const reporter = JSON.stringify([[resolve('tests/reporter.ts'), { isLoaded }]]);
    writeFileSync(
      join(folder, 'playwright.config.ts'),
      `export default { retries: 1, workers: 1, reporter: ${reporter} };`,
    );
    writeFileSync(
      join(folder, 'one.spec.ts'),
      `import { expect, test } from 'playwright/test';\n${tests}`,
    );
    const { status, stderr } = spawnSync(
      process.execPath,
      [resolve('node_modules/.bin/playwright'), 'test', `--config=${folder}`],
      { encoding: 'utf8', env: { ...process.env, CI: '', ...env } },
    );
    return { isGreen: status === 0, stderr };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const failsOnce = (error: string) =>
  `test('comes second', ({}, { retry }) => { if (retry === 0) throw new Error(${JSON.stringify(error)}); });`;
const TIME_LIMIT = 'expect(locator).toBeVisible() failed\n\nTimeout: 15000ms';
/** Each failure starts another worker. */
const SLOW = { timeout: 120_000 };
const CI = { env: { CI: 'true' } };

it('a test that passes at its second attempt fails a run of CI, and is named', SLOW, () => {
  const once = failsOnce('another test has somebody of this name');
  expect(runSuite(once).isGreen).toBe(true);
  const { isGreen, stderr } = runSuite(once, { ...CI, isLoaded: true });
  expect(isGreen).toBe(false);
  expect(stderr).toMatch(/passed only when they were run again[\s\S]*one\.spec\.ts:2 comes second/);
});

it('a time limit allows a second attempt only on a loaded machine', SLOW, () => {
  expect(runSuite(failsOnce(TIME_LIMIT), { ...CI, isLoaded: true }).isGreen).toBe(true);
  expect(runSuite(failsOnce(TIME_LIMIT), CI).isGreen).toBe(false);
});

it('a suite whose first tests fail for one reason stops, with that reason', SLOW, () => {
  const failing = (count: number, error: string) =>
    `for (let n = 0; n < ${count}; n++) test('test ' + n, () => { throw new Error(${error}); });`;
  const { isGreen, stderr } = runSuite(failing(9, "'No mail with a code came'"));
  expect(isGreen).toBe(false);
  expect(stderr).toContain('failed for one reason, and no test passed: Error: No mail with a code');
  expect(runSuite(failing(2, "'Reason ' + n")).stderr).not.toContain('Stopped');
});
