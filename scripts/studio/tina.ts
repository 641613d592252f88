import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '../lib/freePort.ts';
import { type Editor, watchEditor } from './watchEditor.ts';

const PROJECT = resolve(import.meta.dirname, '../..');
const TINA = resolve(PROJECT, 'node_modules/@tinacms/cli/bin/tinacms');
const FILES = pathToFileURL(resolve(import.meta.dirname, 'tinaFiles.ts')).href;
/** Where Tina writes its page, from the folder that it works in (tina/config.ts). */
const ADMIN_HTML = '.cache/admin/index.html';

/**
 * Starts Tina's development server, without npx or a shell, which would leave it behind when they are
 * stopped. It keeps quiet; what it said is told where it fails.
 * @param root the folder that holds content/, public/ and tina/
 */
export async function startTina(root: string): Promise<Editor> {
  const [port, datalayerPort] = [await freePort(), await freePort()];
  const ports = [`--port=${port}`, `--datalayer-port=${datalayerPort}`];
  const child = spawn(
    process.execPath,
    ['--import', FILES, TINA, 'dev', '--noTelemetry', '--rootPath', root, ...ports],
    {
      cwd: PROJECT,
      // The channel breaks when the studio ends, however it ends: Tina goes with it (tinaFiles.ts).
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        ...process.env,
        NO_TELEMETRY: '1',
        TINA_TELEMETRY_DISABLED: '1',
        NO_COLOR: '1',
      },
    },
  );
  return watchEditor(child, port, () => readFileSync(join(root, ADMIN_HTML), 'utf8'));
}
