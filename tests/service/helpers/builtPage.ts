import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildSite } from '../../../scripts/content/review/buildSite.ts';
import type { Editor } from './startEditor.ts';

/** The HTML of a page as the site is built of what is published: of main, by its own code. */
export async function builtPage(editor: Editor, route: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'published-'));
  try {
    const site = join(folder, 'site');
    editor.git('worktree', 'add', '--quiet', '--detach', site, 'main');
    symlinkSync(resolve('node_modules'), join(site, 'node_modules'));
    const published = editor.git('rev-parse', 'main');
    const order = { folder: site, bundles: join(folder, 'bundles'), published };
    const built = await buildSite(order, process.cwd(), Date.now());
    return readFileSync(join(built, `${route === '/' ? 'index' : route}.html`), 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
    editor.git('worktree', 'prune');
  }
}
