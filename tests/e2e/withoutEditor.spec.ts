import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

const BUILD = 'dist/client';

/** What every copy of Tina, of its bridge and of the preview's own code has in it. */
const EDITOR = /tinacms|data-tina-field|quick-edit|updateData|\/admin\/content\.json/;

test('visitors download nothing of the editor', () => {
  const files = globSync('**/*.{html,js,css}', { cwd: BUILD });
  expect(files.length).toBeGreaterThan(20);
  const having = files.filter((file) => EDITOR.test(readFileSync(`${BUILD}/${file}`, 'utf8')));
  expect(having).toEqual([]);
  expect(globSync('admin/**', { cwd: BUILD })).toEqual([]);
});
