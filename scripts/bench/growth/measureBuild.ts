import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildStep, buildSteps } from '../../lib/buildSteps.ts';

/** Milliseconds between two looks at the memory. */
const LOOK = 50;

const CHECK: BuildStep = { name: 'check', command: ['scripts/content/check.ts'] };

/** What one step cost. */
export interface StepCost {
  step: string;
  seconds: number;
  /** The most that the step's processes held together, in megabytes; 0 where there is no /proc. */
  megabytes: number;
}

/** What a build cost, and the check of the content alone. */
export interface BuildCost {
  /** Of the build, which checks all content itself. */
  seconds: number;
  megabytes: number;
  steps: StepCost[];
  check: StepCost;
}

/**
 * Checks a site's content, then builds it as `npm run build` does, and tells what each took.
 * @param folder top of the site
 * @throws with what the step said, when one fails
 */
export async function measureBuild(folder: string): Promise<BuildCost> {
  const check = await measure(folder, CHECK);
  const steps: StepCost[] = [];
  for (const step of buildSteps(folder)) steps.push(await measure(folder, step));
  return {
    seconds: steps.reduce((sum, { seconds }) => sum + seconds, 0),
    megabytes: Math.max(...steps.map(({ megabytes }) => megabytes)),
    steps,
    check,
  };
}

function measure(folder: string, { name, command }: BuildStep): Promise<StepCost> {
  const [script, ...options] = command;
  const start = performance.now();
  const child = spawn(process.execPath, [join(folder, script), ...options], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      said += text;
    });
  }
  let megabytes = 0;
  const look = setInterval(() => {
    megabytes = Math.max(megabytes, held(child.pid));
  }, LOOK);
  return new Promise((resolve, reject) => {
    child.on('close', (code) => {
      clearInterval(look);
      const seconds = (performance.now() - start) / 1000;
      if (code === 0) resolve({ step: name, seconds, megabytes });
      else reject(new Error(`${name} failed in ${folder}:\n${said}`));
    });
  });
}

/** Resident megabytes of a process and its children. */
function held(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
    const own = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
    return children
      .split(' ')
      .filter(Boolean)
      .reduce((sum, child) => sum + held(Number(child)), own);
  } catch {
    return 0; // gone already, or a system without /proc
  }
}
