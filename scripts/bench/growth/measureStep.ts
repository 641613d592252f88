import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

/** Milliseconds between two looks at the memory. */
const INTERVAL = 50;

interface StepCost {
  seconds: number;
  /** The most that the step's processes held together; 0 where there is no /proc. */
  megabytes: number;
}

/**
 * Runs a script of a site on this Node and tells what it took.
 * @throws when it fails
 */
export async function measureStep(folder: string, command: readonly string[]): Promise<StepCost> {
  const start = performance.now();
  const child = spawn(process.execPath, command, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let megabytes = 0;
  const timer = setInterval(() => {
    megabytes = Math.max(megabytes, residentMegabytes(child.pid));
  }, INTERVAL);
  const [code] = await once(child, 'close');
  clearInterval(timer);
  if (code !== 0) throw new Error(`${command.join(' ')} failed in ${folder}.`);
  return { seconds: (performance.now() - start) / 1_000, megabytes };
}

/** Of a process and its children. */
function residentMegabytes(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
    const own = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1_024;
    return children
      .split(' ')
      .filter(Boolean)
      .reduce((sum, child) => sum + residentMegabytes(Number(child)), own);
  } catch {
    return 0; // gone already, or a system without /proc
  }
}
