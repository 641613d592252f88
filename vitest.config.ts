import './tests/environment.ts';
import { defineConfig } from 'vitest/config';

/** Files that replace modules or parts of the browser, or start what runs once in a document. */
const ISOLATED = [
  'tests/unit/{islands,widgets,submissions}/**/*.test.{ts,tsx}',
  'tests/unit/content/datetime.test.ts',
];

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
    // A database in memory takes 30 s to start on two cores that do as much again.
    hookTimeout: 90_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: ISOLATED,
          // The files share what they import. A worker for each takes half of the time.
          isolate: false,
          pool: 'threads',
        },
      },
      { extends: true, test: { name: 'unit-isolated', include: ISOLATED } },
      ...['forms', 'editor', 'build'].map(project),
    ],
  },
});
