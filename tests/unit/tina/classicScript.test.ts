import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import { classicScript } from '../../../tina/server/built/classicScript.ts';

/** A build of Tina's page with a script of our own. */
function build(
  script: string,
  page = '<script type="module" crossorigin src="/admin/assets/a.js"></script>',
) {
  const folder = mkdtempSync(join(tmpdir(), 'classic-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'admin/assets'), { recursive: true });
  writeFileSync(join(folder, 'admin/index.html'), `<head>${page}</head>`);
  writeFileSync(join(folder, 'admin/assets/a.js'), script);
  return { folder, read: (file: string) => readFileSync(join(folder, 'admin', file), 'utf8') };
}

test('the page loads a classic script, and its parts import the module’s exports', async () => {
  const { folder, read } = build(
    'let count=0;const $a=()=>{count+=1;return count},b=()=>this;export{$a as _,b,b as $c};\n',
  );
  await classicScript(folder);
  expect(read('index.html')).toBe(
    '<head><script defer src="/admin/assets/a.classic.js"></script></head>',
  );
  runInThisContext(read('assets/a.classic.js'));
  const part = await import(/* @vite-ignore */ join(folder, 'admin/assets/a.js'));
  expect(Object.keys(part).sort()).toEqual(['$c', '_', 'b']);
  expect([part._(), part._()]).toEqual([1, 2]);
  expect(part.b()).toBeUndefined();
});

test('a script that is strict as a module stays strict', async () => {
  const { folder, read } = build(
    'const frozen=Object.freeze({});export const set=()=>{frozen.a=1};',
  );
  await classicScript(folder);
  expect(() => runInThisContext(`${read('assets/a.classic.js')};tinaEditor.set()`)).toThrow(
    TypeError,
  );
});

test('a build without the expected script is refused', async () => {
  await expect(classicScript(build('', '<script src="/a.js"></script>').folder)).rejects.toThrow(
    'The script of the editor’s page is not found.',
  );
});
