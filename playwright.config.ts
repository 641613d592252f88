import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './scripts/lib/chromium.ts';
import { type System, withFontsOf } from './scripts/lib/systemFonts.ts';

const PORT = Number(process.env.E2E_PORT ?? 4173);

/** A browser on a system of that kind: tests that pass on one machine pass on the next. */
const on = (system: System) => ({
  launchOptions: {
    executablePath: findChromium(),
    args: CHROMIUM_ARGS,
    env: withFontsOf(system),
  },
});

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/globalSetup.ts',
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
  },
  projects: [
    { name: 'site', use: on('linux') },
    ...(['android', 'desktop', 'bare'] as const).map((system) => ({
      name: system,
      testMatch: 'standIns.spec.ts',
      use: on(system),
    })),
  ],
  webServer: {
    // Tests of the forms bring a backend of their own; none may write among a person's submissions.
    command: `node scripts/preview.ts --port ${PORT} --static`,
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
  },
});
