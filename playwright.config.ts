import './tests/environment.ts';
import { defineConfig } from '@playwright/test';
import { BOOKING_PROVIDERS } from './content/schema/bookingProviders.ts';
import { CHROMIUM_ARGS, findChromium } from './scripts/lib/chromium.ts';
import { OTHER, PORT } from './tests/e2e/ports.ts';

/** Where a site books at a real service, tests bring their own. */
const UNREACHABLE = Object.values(BOOKING_PROVIDERS)
  .flatMap(({ script, frame }) => [script, frame])
  .map((address) => `MAP ${new URL(address).host} ~NOTFOUND`);

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // Two cores share a browser, a build server and PostgREST: patience, not sleep.
  timeout: 90_000,
  // Where the site itself is broken, each test waits its time out.
  maxFailures: 20,
  expect: { timeout: 15_000 },
  reporter: [['dot'], ['json', { outputFile: '.cache/test/e2e.json' }]],
  outputDir: '.cache/playwright',
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: {
      executablePath: findChromium(),
      args: [...CHROMIUM_ARGS, `--host-resolver-rules=${UNREACHABLE.join(',')}`],
    },
  },
  webServer: [
    {
      // Tests of the forms bring a backend of their own; none may write among a person's submissions.
      command: `node scripts/preview.ts --port ${PORT} --static`,
      url: `http://localhost:${PORT}`,
      reuseExistingServer: false,
    },
    {
      command: 'node tests/e2e/otherSite.ts',
      url: OTHER,
      // It is built first, on two cores that do other things as well.
      timeout: 240_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
  ],
});
