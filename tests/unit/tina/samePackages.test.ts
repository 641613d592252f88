import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

const here = createRequire(import.meta.url);
const tina = createRequire(here.resolve('@tinacms/app/package.json'));

// Vite identifies a page's package by its name alone, and uses the first one: another copy of zod has an empty registry,
// and the editor's page stays blank (package.json overrides it).
it('the schemas and the editor’s page use the same zod', () => {
  expect(tina.resolve('zod')).toBe(here.resolve('zod'));
});

// slate-dom maps elements to nodes, and each copy has its own map. With two copies nothing finds the element of a link:
// its window opened outside the screen (package.json overrides the newer one).
it.each(['slate', 'slate-dom'])('all parts of the text editor use the same %s', (name) => {
  const [first, ...others] = [
    '@udecode/slate',
    'slate-react',
    'slate-hyperscript',
    'slate-dom',
  ].map((part) => createRequire(here.resolve(part)).resolve(name));
  expect(new Set(others)).toEqual(new Set([first]));
});
