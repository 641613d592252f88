import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { bundleKey } from '../../renderer/vite/bundleSources.ts';

/** The last bundles, as Vite wrote them. */
const KEPT = '.cache/bundles';
/** Their key. Written last, so that an interrupted copy is not used. */
const KEY_FILE = `${KEPT}/key`;

/**
 * Bundles code and styles into dist with Vite. If only records have changed, the last bundles are used again, which
 * saves 13 of 22 s. Ends the process if Vite fails, which prints why.
 */
export function bundle(): void {
  const key = bundleKey('.');
  if (existsSync(KEY_FILE) && readFileSync(KEY_FILE, 'utf8') === key) {
    rmSync('dist', { recursive: true, force: true });
    cpSync(`${KEPT}/dist`, 'dist', { recursive: true });
  } else {
    const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'];
    const { status } = spawnSync(process.execPath, vite, { stdio: 'inherit' });
    if (status !== 0) process.exit(status ?? 1);
    rmSync(KEPT, { recursive: true, force: true });
    cpSync('dist', `${KEPT}/dist`, { recursive: true });
    writeFileSync(KEY_FILE, key);
  }
}
