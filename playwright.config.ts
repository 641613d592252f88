import './tests/environment.ts';
import { defineConfig } from 'playwright/test';
import { BOOKING_PROVIDERS } from './content/schema/bookingProviders.ts';
import { CHROMIUM_ARGS, findChromium } from './tests/chromium.ts';
import { OTHER, PORT } from './tests/e2e/helpers/ports.ts';
import { PORT as EDITOR_PORT } from './tests/editor/helpers/scratch.ts';

/** Tests use an imitation of the booking service. */
const UNREACHABLE = Object.values(BOOKING_PROVIDERS)
  .flatMap(({ script, frame }) => [script, frame])
  .map((address) => `MAP ${new URL(address).host} ~NOTFOUND`);

const chromium = (...args: string[]) => ({
  executablePath: findChromium(),
  args: [...CHROMIUM_ARGS, ...args],
});

/** One browser at a time, in a window as wide as an editor's. */
const EDITOR = {
  fullyParallel: false,
  workers: 1,
  // A form loads after Tina's complete page, in the service for two people at once.
  expect: { timeout: 20_000 },
  use: {
    actionTimeout: 15_000,
    viewport: { width: 1600, height: 1000 },
    launchOptions: chromium(),
  },
};
const STUDIO = {
  ...EDITOR,
  testDir: 'tests/editor',
  use: { ...EDITOR.use, baseURL: `http://localhost:${EDITOR_PORT}` },
};
// Its tests follow two people: the longest takes 40 s on an idle machine.
const SERVICE = { ...EDITOR, testDir: 'tests/service', timeout: 180_000 };
/** The main journeys in another browser than Chromium, which they start themselves. */
const ENGINE = { testDir: 'tests/browsers', fullyParallel: false, workers: 1, timeout: 180_000 };

const SERVERS = [
  {
    // Tests of forms start their own backend: none writes to a person's submissions.
    of: ['site', 'tests/e2e'],
    command: `${process.execPath} scripts/preview.ts --port ${PORT} --static`,
    url: `http://localhost:${PORT}`,
  },
  {
    // It builds a second site first.
    of: ['site', 'tests/e2e'],
    command: `${process.execPath} tests/e2e/helpers/otherSite.ts`,
    url: OTHER,
  },
  {
    of: ['editor', 'look:editor', 'tests/editor', 'firefox', 'webkit', 'tests/browsers'],
    command: `${process.execPath} tests/editor/helpers/studio.ts --port ${EDITOR_PORT}`,
    url: `http://localhost:${EDITOR_PORT}/admin/`,
    // It reports every mistake that a test makes on purpose.
    stderr: 'ignore' as const,
  },
];

/** Playwright starts every listed server, so this list has only those of the requested projects or folders. */
function servers() {
  const words = process.argv.slice(2).map((word) => word.replace(/^--project=/, ''));
  const isNamed = (names: readonly string[]) =>
    words.some((word) => names.some((name) => word === name || word.startsWith(`${name}/`)));
  const suites = [...SERVERS.map(({ of }) => of), ['service', 'look:service', 'tests/service']];
  const wantsAll = !suites.some(isNamed);
  return SERVERS.filter(({ of }) => wantsAll || isNamed(of));
}

export default defineConfig({
  forbidOnly: Boolean(process.env.CI),
  // Vitest runs *.test.ts.
  testMatch: '*.spec.ts',
  workers: 2,
  // Two cores are shared by a browser and a server that builds: long limits, no sleeps.
  timeout: 90_000,
  // If the product itself is broken, each test waits until its limit.
  maxFailures: 10,
  expect: { timeout: 15_000 },
  reporter: [['dot'], ['./tests/reporter.ts']],
  projects: [
    {
      name: 'site',
      testDir: 'tests/e2e',
      outputDir: '.cache/playwright/site',
      fullyParallel: true,
      use: {
        baseURL: `http://localhost:${PORT}`,
        launchOptions: chromium(`--host-resolver-rules=${UNREACHABLE.join(',')}`),
      },
    },
    { ...STUDIO, name: 'editor', outputDir: '.cache/playwright/editor' },
    { ...SERVICE, name: 'service', outputDir: '.cache/playwright/service' },
    ...['firefox', 'webkit'].map((name) => ({
      ...ENGINE,
      name,
      outputDir: `.cache/playwright/${name}`,
    })),
    // Pictures for the README.
    {
      ...STUDIO,
      name: 'look:editor',
      testMatch: '*.look.ts',
      outputDir: '.cache/playwright/look-editor',
    },
    {
      ...SERVICE,
      name: 'look:service',
      testMatch: '*.look.ts',
      outputDir: '.cache/playwright/look-service',
    },
  ],
  webServer: servers().map(({ of: _, ...server }) => ({
    ...server,
    timeout: 240_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  })),
});
