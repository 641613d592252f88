import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The entry points of browser code: on the site, in the editor, and in its preview. */
const ENTRIES = [
  'components/**/*.{island,script}.{ts,tsx}',
  'renderer/_default.page.client.ts',
  'renderer/**/*.script.ts',
  'tina/config.ts',
  'tina/preview/startPreview.tsx',
  'tina/admin/browser/serviceEditor.ts',
  'tina/server/views/typedScript.ts',
];

const STYLES = ['components/**/*.css', 'tina/**/*.css'];

/** The file that a module specifier resolves to; undefined for a package or a type. */
const IMPORT =
  /^(?:import|export) (?!type )(?:[^'"`;=]*? from )?'(?<at>[^']+)'|\bimport\('(?<later>[^']+)'\)/gm;

/** The files whose code reaches a browser, and all our styles. */
export function browserCode(): { scripts: string[]; styles: string[] } {
  const scripts = new Set<string>();
  const follow = (file: string) => {
    if (scripts.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) return;
    scripts.add(file);
    for (const { groups: { at, later } = {} } of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const to = at ?? later ?? '';
      if (to.startsWith('.')) follow(join(dirname(file), to));
    }
  };
  for (const file of globSync(ENTRIES)) follow(file);
  return { scripts: [...scripts].sort(), styles: globSync(STYLES).sort() };
}
