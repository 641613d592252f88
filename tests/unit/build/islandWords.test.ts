import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { islandWords } from '../../../scripts/build/islandWords.ts';

it('a page knows the words of its own islands, of what they import and of what they may', () => {
  const root = mkdtempSync(join(tmpdir(), 'words-'));
  const words = { 'a.js': 'own', 'shared.js': 'shared', 'later.js': 'later', 'b.js': 'other' };
  for (const [file, word] of Object.entries(words)) writeFileSync(join(root, file), `"${word}"`);
  const wordsOf = islandWords(
    {
      A: { file: 'a.js', imports: ['Shared'], dynamicImports: ['Later'] },
      Shared: { file: 'shared.js' },
      Later: { file: 'later.js' },
      B: { file: 'b.js' },
    },
    root,
  );
  const found = wordsOf('<nikash-island name="A" when="idle" src="/a.js"></nikash-island>');
  expect([...found].filter(Boolean).sort()).toEqual(['later', 'own', 'shared']);
  expect([...wordsOf('<p>')]).toEqual([]);
});
