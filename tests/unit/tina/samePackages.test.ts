import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

const here = createRequire(import.meta.url);
const tina = createRequire(here.resolve('@tinacms/app/package.json'));

// Vite knows a package of a page by its name alone, and takes the one that it meets first: another zod
// has no registry, and the editor's page stays blank (package.json overrides it).
it('the schemas and the page of the editor have the same zod', () => {
  expect(tina.resolve('zod')).toBe(here.resolve('zod'));
});

// slate-dom keeps in a map which element shows which node, and each copy has a map of its own. With two copies nothing
// finds the element of a link: its window opened outside the screen (package.json overrides the newer one).
it.each(['slate', 'slate-dom'])('all parts of the text editor have the same %s', (name) => {
  const [first, ...others] = [
    '@udecode/slate',
    'slate-react',
    'slate-hyperscript',
    'slate-dom',
  ].map((part) => createRequire(here.resolve(part)).resolve(name));
  expect(new Set(others)).toEqual(new Set([first]));
});
