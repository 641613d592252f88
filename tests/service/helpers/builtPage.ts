import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildSite } from '../../../scripts/content/review/buildSite.ts';
import type { Editor } from './startEditor.ts';

/** A page, and `build.json`, as the site is built of what is published: of main, by its own code. */
export async function builtPage(editor: Editor, route: string) {
  const folder = mkdtempSync(join(tmpdir(), 'published-'));
  try {
    const site = join(folder, 'site');
    editor.git('worktree', 'add', '--quiet', '--detach', site, 'main');
    symlinkSync(resolve('node_modules'), join(site, 'node_modules'));
    const published = editor.git('rev-parse', 'main');
    const order = { folder: site, bundles: join(folder, 'bundles'), published };
    const built = await buildSite(order, process.cwd(), Date.now());
    const read = (name: string) => readFileSync(join(built, name), 'utf8');
    return {
      html: read(`${route === '/' ? 'index' : route}.html`),
      build: read('build.json'),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
    editor.git('worktree', 'prune');
  }
}
