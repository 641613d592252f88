import { spawn } from 'node:child_process';
import { delimiter, dirname } from 'node:path';

/** A build that failed; the message is the end of what it said. */
export class BuildError extends Error {}

/** Lines of a failed build that say enough. */
const LAST_LINES = 20;

/**
 * Runs a part of a build in the folder of a revision, by this process's Node.
 * @param more variables of its environment
 * @throws BuildError
 */
export function runStep(
  cwd: string,
  command: string,
  args: readonly string[],
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);
  const env = { ...process.env, ...more, PATH, NO_COLOR: '1' };
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk;
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new BuildError(said.trim().split('\n').slice(-LAST_LINES).join('\n')));
    });
  });
}
