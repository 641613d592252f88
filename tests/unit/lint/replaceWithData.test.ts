import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const REFUSED = [
  'text.replace("a", data)',
  'text.replaceAll(/a/g, data)',
  `text.replace("a", \`<\${data}>\`)`,
  'text.replace("a", "<" + data)',
  'text?.replace("a", String(data))',
  'text.trim().replaceAll("a", data || "b")',
  'text.replace("a", "b").replace("c", data)',
  'text\n.trim()\n.replace(\n"c",\ndata,\n)',
];
const ACCEPTED = [
  'text.replace(/(a)/g, "<$1>")',
  'text.replace("a", () => data)',
  'text.replaceAll(/a/g, (found) => found + data)',
  'location.replace(data)',
];

it('a replacement with data is refused, a literal and a function are accepted', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-test-'));
  const lines = [...REFUSED, ...ACCEPTED];
  lines.forEach((line, i) => {
    writeFileSync(join(folder, `${i}.js`), `export const made = (text, data) => ${line};\n`);
  });
  const plugins = [resolve('scripts/lint/replaceWithData.grit')];
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ plugins }));
  const biome = resolve('node_modules/.bin/biome');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [biome, 'lint', '--max-diagnostics=none'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  rmSync(folder, { recursive: true });
  const found = [...`${stdout}${stderr}`.matchAll(/^(\d+)\.js:\S+ plugin/gm)].map(([, i]) => i);
  expect(found.map(Number).sort((a, b) => a - b)).toEqual([...REFUSED.keys()]);
});
