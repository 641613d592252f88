import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './scripts/lib/chromium.ts';

const PORT = Number(process.env.EDITOR_PORT ?? 3718);

/** `npm run test:editor`: the real editor of `npm start`. One after the other, on the real records. */
export default defineConfig({
  testDir: 'tests/editor',
  forbidOnly: Boolean(process.env.CI),
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  outputDir: '.cache/playwright-editor',
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1600, height: 1000 },
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS },
  },
  webServer: {
    command: `node scripts/start.ts --port ${PORT}`,
    url: `http://localhost:${PORT}/admin/`,
    timeout: 240_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
