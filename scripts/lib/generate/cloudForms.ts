import { spawnSync } from 'node:child_process';
import { freePort } from '../../../renderer/serve/freePort.ts';

const TINA = 'node_modules/@tinacms/cli/bin/tinacms';

/** What Tina's cloud reads the shape of the forms from. Every start of the editor writes it too. */
export const CLOUD_FORMS = 'tina/tina-lock.json';

/**
 * Writes the forms for Tina's cloud as they follow from the schemas now.
 * @throws with what Tina said, where it cannot make them
 */
export async function writeCloudForms(): Promise<void> {
  const options = ['--no-server', '--noTelemetry', `--datalayer-port=${await freePort()}`];
  const { status, stdout, stderr } = spawnSync(process.execPath, [TINA, 'dev', ...options], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  if (status !== 0) throw new Error(`${CLOUD_FORMS} could not be written.\n${stdout}${stderr}`);
}
