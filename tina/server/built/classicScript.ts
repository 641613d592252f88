import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The page's script, as Tina's build names it. */
const MODULE = /<script type="module" crossorigin src="\/(admin\/assets\/[^"]+)"><\/script>/;

/** What a module of Rollup exports, at its end. */
const EXPORTS = /export\{([^{}]+)\};?\s*$/;

/** Where parts of the page that load later find what the script exports. */
const GLOBAL = 'tinaEditor';

/**
 * Makes the script of Tina's page a classic one. Chromium compiles a module of 7 MB again each time it is opened; of a
 * classic script it keeps what it has compiled. Measured: the form is there 0.5 s earlier.
 * @param folder that of the build
 * @throws where the page's script is not found in it
 */
export async function classicScript(folder: string): Promise<void> {
  const page = join(folder, 'admin/index.html');
  const html = readFileSync(page, 'utf8');
  const [tag = '', file = ''] = MODULE.exec(html) ?? [];
  if (!file) throw new Error('The script of the editor’s page is not found.');
  const path = join(folder, file);
  const code = readFileSync(path, 'utf8');
  // Only a build needs Vite.
  const { transformWithEsbuild } = await import('vite');
  const classic = await transformWithEsbuild(code, path, {
    format: 'iife',
    globalName: GLOBAL,
    // As modules are.
    banner: '"use strict";',
    minify: true,
    target: 'es2022',
  });
  const name = file.replace(/\.js$/, '.classic.js');
  writeFileSync(join(folder, name), classic.code);
  const exported = EXPORTS.exec(code)?.[1]?.replaceAll(/[\w$]+ as /g, '');
  // The parts import the module.
  if (exported) writeFileSync(path, `export const{${exported}}=${GLOBAL};\n`);
  writeFileSync(
    page,
    html.replace(tag, () => `<script defer src="/${name}"></script>`),
  );
}
