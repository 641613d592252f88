import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

const here = createRequire(import.meta.url);
const tina = createRequire(here.resolve('@tinacms/app/package.json'));

// Vite knows a package of a page by its name alone, and takes the one that it meets first: another zod
// has no registry, and the editor's page stays blank (package.json overrides it).
it('the schemas and the page of the editor have the same zod', () => {
  expect(tina.resolve('zod')).toBe(here.resolve('zod'));
});
