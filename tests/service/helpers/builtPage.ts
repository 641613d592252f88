import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { buildEnvironment } from '../../../scripts/lib/buildEnvironment.ts';
import type { Editor } from './startEditor.ts';

/** What builds keep for later builds, named by its content. */
const KEPT = ['.cache/pictures', '.cache/decoded'];

/** A page, and `build.json`, as the site is built of what is published: of main, by its own code. */
export async function builtPage(editor: Editor, route: string) {
  const folder = mkdtempSync(join(tmpdir(), 'published-'));
  try {
    const site = join(folder, 'site');
    editor.git('worktree', 'add', '--quiet', '--detach', site, 'main');
    symlinkSync(resolve('node_modules'), join(site, 'node_modules'));
    mkdirSync(join(site, '.cache'));
    for (const kept of KEPT) {
      mkdirSync(kept, { recursive: true });
      symlinkSync(resolve(kept), join(site, kept));
    }
    const env = { ...buildEnvironment(), NODE_ENV: 'production' };
    await promisify(execFile)(process.execPath, ['scripts/build.ts'], { cwd: site, env });
    const read = (name: string) => readFileSync(join(site, 'dist/client', name), 'utf8');
    return {
      html: read(`${route === '/' ? 'index' : route}.html`),
      build: read('build.json'),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
    editor.git('worktree', 'prune');
  }
}
