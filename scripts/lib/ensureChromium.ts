import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from './chromium.ts';

const run = (command: string, args: string[]) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'ignore'] }).status === 0;

/**
 * A Chromium for the browser tests: the one that is there, else Playwright's download, else the
 * distribution's package.
 * @returns its path
 * @throws in one line, what to do, where none can be had
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium here: fetching one.');
  run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']);
  if (!findChromium() && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    if (run('apt-get', ['update']))
      run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
  }
  const fetched = findChromium();
  if (fetched) return fetched;
  throw new Error(
    'The browser tests need a Chromium: install one (Debian: apt install chromium) or set CHROMIUM_PATH to it.',
  );
}
