import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const bare = (...args: string[]) =>
  spawnSync(process.execPath, ['tests/bare.mjs', ...args], { encoding: 'utf8' });

it.each([
  [['--fonts', 'all'], '--fonts is none, one or dejavu, not “all”.\n'],
  [['--font', 'one'], 'Unknown option: npm run test:bare -- --help lists them.\n'],
  [['--fonts'], 'Unknown option: npm run test:bare -- --help lists them.\n'],
])('npm run test:bare -- %j: one sentence, and exit code 2', (args, stderr) => {
  expect(bare(...args)).toMatchObject({ status: 2, stdout: '', stderr });
});
