import './tests/environment.ts';
import { defineConfig } from 'vitest/config';

/** Files that replace parts of the browser, or start what runs once in a document. */
const OWN_DOCUMENT = ['tests/unit/{islands,widgets}/**/*.test.{ts,tsx}'];

/** The tests of a folder: `vitest run --project editor`. */
const project = (name: string) => ({
  extends: true as const,
  test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`] },
});

// Apart from vite.config.ts: the tests need none of the site's build.
export default defineConfig({
  test: {
    environment: 'node',
    tags: [{ name: '@all', description: 'Not in the first tier (tests/README.md).' }],
    // Tests that start a command wait for Node to start, on machines that may be busy.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: OWN_DOCUMENT,
          // The files share what they import. A worker for each takes half of the time.
          isolate: false,
          pool: 'threads',
        },
      },
      { extends: true, test: { name: 'unit-dom', include: OWN_DOCUMENT } },
      ...['forms', 'editor', 'build'].map(project),
    ],
  },
});
