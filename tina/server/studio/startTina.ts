import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '../../../renderer/serve/freePort.ts';
import { ADMIN_HTML } from '../adminPage.ts';
import { type Editor, watchEditor } from './watchEditor.ts';

const PROJECT = resolve(import.meta.dirname, '../../..');
const TINA = resolve(PROJECT, 'node_modules/@tinacms/cli/bin/tinacms');
/** What Tina's process is given before its own code. */
const FIRST = ['oneDateFunction', 'noRecords', 'onlyStudio'].map(
  (name) => `tina/patches/${name}.ts`,
);

/**
 * Starts Tina's development server, without npx or a shell, which would leave it behind when they are
 * stopped. It answers the studio alone, which knows the secret of this start. It keeps quiet; what it
 * said is told where it fails.
 * @param root the folder that holds content/, public/ and tina/
 */
export async function startTina(root: string): Promise<Editor> {
  const [port, datalayerPort] = [await freePort(), await freePort()];
  const ports = [`--port=${port}`, `--datalayer-port=${datalayerPort}`];
  const first = FIRST.map((file) => `--import=${pathToFileURL(resolve(PROJECT, file)).href}`);
  const secret = randomBytes(32).toString('hex');
  const child = spawn(
    process.execPath,
    [...first, TINA, 'dev', '--noTelemetry', '--rootPath', root, ...ports],
    {
      cwd: PROJECT,
      // The channel breaks when the studio ends, however it ends: Tina goes with it (noRecords.ts).
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        ...process.env,
        NO_TELEMETRY: '1',
        TINA_TELEMETRY_DISABLED: '1',
        NO_COLOR: '1',
        STUDIO_SECRET: secret,
      },
    },
  );
  const server = {
    url: `http://localhost:${port}`,
    headers: { authorization: `Bearer ${secret}` },
  };
  return watchEditor(child, server, () => readFileSync(join(root, ADMIN_HTML), 'utf8'));
}
