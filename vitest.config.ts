import './tests/environment.ts';
import { defineConfig } from 'vitest/config';

// Apart from vite.config.ts: the tests need none of the site's build.
export default defineConfig({
  test: {
    include: ['tests/{unit,forms}/**/*.test.{ts,tsx}'],
    environment: 'node',
    tags: [{ name: '@all', description: 'Not in the first tier (tests/README.md).' }],
    // Tests that start a command wait for Node to start, on machines that may be busy.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
