import { defineConfig } from 'vitest/config';

// Apart from vite.config.ts: the tests need none of the site's build.
export default defineConfig({
  test: { include: ['tests/{unit,forms}/**/*.test.{ts,tsx}'], environment: 'node' },
});
