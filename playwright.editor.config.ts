import './tests/environment.ts';
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './scripts/lib/chromium.ts';
import { PORT } from './tests/editor/scratch.ts';

/** `npm run test:editor`: the real editor of `npm start`, one test after the other, on a copy of the content. */
export default defineConfig({
  testDir: 'tests/editor',
  forbidOnly: Boolean(process.env.CI),
  workers: 1,
  // Two cores bundle Tina's editor on its first page: patience, not sleep.
  timeout: 90_000,
  // Where the editor itself is broken, each test waits its time out.
  maxFailures: 5,
  expect: { timeout: 20_000 },
  projects: [
    { name: 'editor', testMatch: '*.spec.ts' },
    // `npm run look:editor`: pictures for the README.
    { name: 'look', testMatch: '*.look.ts' },
  ],
  reporter: [['dot'], ['json', { outputFile: '.cache/test/editor.json' }]],
  outputDir: '.cache/playwright-editor',
  use: {
    baseURL: `http://localhost:${PORT}`,
    actionTimeout: 15_000,
    viewport: { width: 1600, height: 1000 },
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS },
  },
  webServer: {
    command: `node ${resolve('tests/editor/studio.ts')} --port ${PORT}`,
    url: `http://localhost:${PORT}/admin/`,
    timeout: 240_000,
    // It tells the terminal of every mistake that a test makes on purpose.
    stderr: 'ignore',
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
