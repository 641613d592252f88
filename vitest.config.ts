import './tests/environment.ts';
import { defineConfig } from 'vitest/config';
import { brandFiles } from './renderer/vite/brandFiles.ts';

/** Files that replace modules or parts of the browser, or start what runs once in a document. */
const ISOLATED = [
  'tests/unit/{islands,widgets,submissions}/**/*.test.{ts,tsx}',
  'tests/unit/content/datetime.test.ts',
];

/** Separate from `unit`: a worker ends with all its imports if the next file has another environment. */
const IN_DOCUMENT = 'tests/unit/**/*.dom.test.{ts,tsx}';

/** The files share what they import. A worker for each takes half of the time. */
const SHARED = { isolate: false, pool: 'threads' };

/** The tests of a folder: `vitest run --project editor`. */
const project = (name: string, more: object = {}) => ({
  extends: true as const,
  test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`], ...more },
});

// Apart from vite.config.ts: the tests need little of the site's build.
export default defineConfig({
  // Pages hold the rules of the fonts.
  plugins: [brandFiles()],
  test: {
    environment: 'node',
    tags: [{ name: '@all', description: 'Not in the first tier (tests/README.md).' }],
    // Tests that start a command wait for Node to start, on machines that may be busy.
    testTimeout: 30_000,
    // A database in memory takes 30 s to start on two busy cores.
    hookTimeout: 90_000,
    projects: [
      project('unit', { ...SHARED, exclude: [...ISOLATED, IN_DOCUMENT] }),
      project('unit-dom', { ...SHARED, environment: 'jsdom', include: [IN_DOCUMENT] }),
      // A context for each file, in a worker for all.
      project('unit-isolated', { pool: 'vmThreads', include: ISOLATED }),
      ...['forms', 'editor', 'build'].map((name) => project(name)),
    ],
  },
});
