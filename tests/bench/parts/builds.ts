import { execFile } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { growTalks } from '../../growth/growTalks.ts';
import { copyProject } from '../../growth/rebuiltSite.ts';
import type { Part } from '../lib/table.ts';

/** Adds the processor time of each process of a build to a file, in microseconds, as it ends. */
const COUNTED = `import { appendFileSync } from 'node:fs';
process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  appendFileSync(process.env.BENCH_TIMES, user + system + '\\n');
});`;

/** Makes one talk a minute longer. */
function changeOne(folder: string): void {
  const [file = ''] = globSync(join(folder, 'content/talks/*.json')).sort();
  const talk = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, `${JSON.stringify({ ...talk, minutes: talk.minutes + 1 }, null, 2)}\n`);
}

async function build(folder: string) {
  const times = join(folder, '.cache/times');
  rmSync(times, { force: true });
  const hook = `data:text/javascript,${encodeURIComponent(COUNTED)}`;
  const start = performance.now();
  await promisify(execFile)(process.execPath, ['scripts/build.ts'], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_OPTIONS: `--import=${hook}`,
      BENCH_TIMES: times,
    },
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  const s = (performance.now() - start) / 1_000;
  const lines = readFileSync(times, 'utf8').trim().split('\n');
  return { s, processor: lines.reduce((sum, line) => sum + Number(line), 0) / 1_000_000 };
}

export const builds: Part = {
  name: 'builds',
  about:
    'Building the site with many talks: seconds, and seconds of the processor in all its processes; whole (pictures are encoded already), and again after one record has changed. `--step 1500` measures one size alone.',
  runs: 3,
  async measure({ runs, steps }, record) {
    for (const talks of [0, 1_500, 10_000]) {
      if (steps.length > 0 && !steps.includes(String(talks))) continue;
      const folder = copyProject();
      growTalks(folder, talks);
      try {
        // Encodes what no earlier build has.
        await build(folder);
        for (let run = 0; run < runs; run++) {
          for (const kept of ['bundles', 'compressed'])
            rmSync(join(folder, '.cache', kept), { recursive: true, force: true });
          const whole = await build(folder);
          record(`${talks} talks, whole`, whole);
          changeOne(folder);
          const again = await build(folder);
          record(`${talks} talks, one changed`, {
            ...again,
            '%': (100 * again.processor) / whole.processor,
          });
        }
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    }
  },
};
