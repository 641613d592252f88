import { mkdirSync, mkdtempSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import { forget } from '../../../content/load/inspect.ts';
import type { Tree } from './miniature.ts';

/**
 * One folder for the projects of a test file, which only read them, one after the other. Only what differs is
 * written: most of the time of such tests went into writing and deleting sixty files for each.
 * @returns what writes a tree into the folder, and hands its path to `use`
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
    // A file may change twice within one stamp.
    forget(root);
    return use(root);
  };
}
