import { expect, it } from 'vitest';
import { unusedScripts } from '../../../scripts/build/unusedScripts.ts';

it('names what no island leads to, statically or later', () => {
  const manifest = {
    'a.island.tsx': { file: 'a.js', imports: ['_react.js'], dynamicImports: ['late.ts'] },
    '_react.js': { file: 'react.js' },
    'late.ts': { file: 'late.js' },
    'entry.js': { file: 'entry.js', imports: ['_react.js', '_router.js'] },
    '_router.js': { file: 'router.js' },
    'style.css': { file: 'style.css' },
  };
  expect(unusedScripts(manifest, (key) => key.includes('.island.'))).toEqual([
    'entry.js',
    'router.js',
  ]);
});
