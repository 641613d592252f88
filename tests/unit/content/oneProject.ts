import { mkdirSync, mkdtempSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import { forget } from '../../../content/load/inspect.ts';
import type { Tree } from './miniature.ts';

/**
 * One folder for all projects of a test file, which are read one after the other. Only differences are written: most of
 * the time of such tests was spent on writing and deleting sixty files for each.
 * @returns a function that writes a tree into the folder, and passes its path to `use`
 */
export function oneProject() {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  const written: Tree = new Map();
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  function remove(file: string) {
    rmSync(join(root, file));
    written.delete(file);
    for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) {
      if (readdirSync(join(root, folder)).length > 0) return;
      rmdirSync(join(root, folder));
    }
  }

  return <R>(tree: Tree, use: (root: string) => R): R => {
    for (const file of [...written.keys()]) if (!tree.has(file)) remove(file);
    for (const [file, content] of tree) {
      if (written.get(file) === content) continue;
      mkdirSync(join(root, dirname(file)), { recursive: true });
      writeFileSync(join(root, file), content);
      written.set(file, content);
    }
    // A file may change twice within the resolution of its timestamp.
    forget(root);
    return use(root);
  };
}
