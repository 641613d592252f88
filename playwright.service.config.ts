import './tests/environment.ts';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './scripts/lib/chromium.ts';

/** `npm run test:service`: the editor as a service, with a real repository and a real mail server. */
export default defineConfig({
  testDir: 'tests/service',
  forbidOnly: Boolean(process.env.CI),
  // One service, whose people and proposals differ from test to test.
  workers: 1,
  timeout: 60_000,
  maxFailures: 5,
  expect: { timeout: 15_000 },
  projects: [
    { name: 'service', testMatch: '*.spec.ts' },
    // `npm run look:service`: pictures for the README.
    { name: 'look', testMatch: '*.look.ts' },
  ],
  reporter: [['dot'], ['json', { outputFile: '.cache/test/service.json' }]],
  outputDir: '.cache/playwright-service',
  use: {
    actionTimeout: 15_000,
    viewport: { width: 1600, height: 1000 },
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS },
  },
});
