import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const run = (command: string, args: string[]) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'ignore'] }).status === 0;

/** Installs packages of the distribution, if it has apt and this user may. */
export function installPackage(...names: readonly string[]): void {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  if (run('apt-get', ['update']))
    run('apt-get', ['install', '-y', '--no-install-recommends', ...names]);
}

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
  if (!findChromium()) installPackage('chromium');
  const fetched = findChromium();
  if (fetched) return fetched;
  throw new Error(
    'The browser tests need a Chromium: install one (Debian: apt install chromium) or set CHROMIUM_PATH to it.',
  );
}

const DISTRIBUTION = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * What Chromium does beside the page. It draws its own address bar as web pages, one renderer
 * more for each window: a third of the tests' processor time. The flag's last mention wins, so
 * the rest of the list repeats what Playwright switches off and a test could see.
 */
const UNUSED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'PreloadTopChromeWebUI',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'Translate',
];

/** Flags for a Chromium that renders the same everywhere and sends nothing to other servers. */
export const CHROMIUM_ARGS = [
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  '--font-render-hinting=none',
  `--disable-features=${UNUSED_FEATURES.join(',')}`,
];

/**
 * Path of a Chromium on this machine: `CHROMIUM_PATH`, then Playwright's own, then the
 * distribution's; undefined where there is none.
 */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...DISTRIBUTION].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  );
}
