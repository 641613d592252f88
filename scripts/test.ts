// `npm test`: everything, in the order in which a fault is cheapest to find; `npm run test:quick` ends
// before the first build. The last line counts.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { buildSteps } from './lib/buildSteps.ts';
import { ensureChromium } from './lib/chromium.ts';

const REPORTS = '.cache/test';

interface Count {
  passed: number;
  failed: number;
}

interface Step {
  name: string;
  command: readonly string[];
  /** Reads how many tests passed and failed; a step without counts as one. */
  count?: () => Count;
}

const quick = process.argv.includes('--quick');

const report = (name: string) => JSON.parse(readFileSync(`${REPORTS}/${name}.json`, 'utf8'));

function browserCount(name: string): Count {
  const { expected, unexpected, flaky } = report(name).stats;
  return { passed: expected + flaky, failed: unexpected };
}

const CHECKS: readonly Step[] = [
  { name: 'Content', command: ['scripts/content/check.ts'] },
  { name: 'Form of the content', command: ['scripts/content/format.ts', '--check'] },
  { name: 'Types', command: ['node_modules/.bin/tsc', '-p', '.'] },
  {
    name: 'Format and lint',
    command: ['node_modules/.bin/biome', 'check', '--error-on-warnings', '.'],
  },
  {
    name: 'Unit tests',
    command: [
      'node_modules/.bin/vitest',
      'run',
      ...(quick ? ['tests/unit'] : []),
      // By default one core stays free for somebody who works beside the tests.
      '--maxWorkers=100%',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${REPORTS}/unit.json`,
    ],
    count: () => {
      const { numPassedTests, numFailedTests } = report('unit');
      return { passed: numPassedTests, failed: numFailedTests };
    },
  },
];

const BUILD: readonly Step[] = buildSteps('.').map(({ name, command }) => ({
  name: `Build: ${name}`,
  command,
}));

const SITE_TESTS: Step = {
  name: 'End-to-end tests',
  command: ['node_modules/.bin/playwright', 'test'],
  count: () => browserCount('e2e'),
};

// Each drives one browser, one test after the other, and leaves a third of two cores idle: side by side.
const EDITOR_TESTS: readonly (readonly Step[])[] = [
  [
    {
      name: 'Editor tests',
      command: [
        'node_modules/.bin/playwright',
        'test',
        '--config=playwright.editor.config.ts',
        '--project=editor',
      ],
      count: () => browserCount('editor'),
    },
  ],
  [
    { name: 'Build: the editor as a service', command: ['scripts/editor.ts', 'build'] },
    {
      name: 'Tests of the editor as a service',
      command: [
        'node_modules/.bin/playwright',
        'test',
        '--config=playwright.service.config.ts',
        '--project=service',
      ],
      count: () => browserCount('service'),
    },
  ],
];

/**
 * Runs a step on this Node.
 * @param alone shows what it says at once; steps beside others are shown when they end, with their time
 */
function run({ name, command }: Step, alone: boolean): Promise<boolean> {
  if (alone) console.log(`\n— ${name}`);
  const start = performance.now();
  const output = alone ? 'inherit' : 'pipe';
  const child = spawn(process.execPath, command, { stdio: ['ignore', output, output], env });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => said.push(chunk));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const seconds = ((performance.now() - start) / 1_000).toFixed(1);
      if (!alone) console.log(`\n— ${name} (${seconds} s)\n${Buffer.concat(said)}`);
      resolve(code === 0);
    });
  });
}

/** Adds up a step that has ended; one whose report is missing failed. */
function add({ count }: Step, succeeded: boolean): boolean {
  let step: Count = { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
  try {
    if (count) step = count();
  } catch {
    step = { passed: 0, failed: 1 };
  }
  if (!succeeded) step.failed = Math.max(step.failed, 1);
  total.passed += step.passed;
  total.failed += step.failed;
  return step.failed === 0;
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const env = quick ? process.env : { ...process.env, CHROMIUM_PATH: ensureChromium() };
const total: Count = { passed: 0, failed: 0 };
const [contentIsSound] = await Promise.all(
  CHECKS.map(async (step) => add(step, await run(step, false))),
);
// Pages that were not built cannot be tested.
let testable = !quick && contentIsSound === true;
for (const step of BUILD) testable = testable && add(step, await run(step, true));
if (testable) {
  add(SITE_TESTS, await run(SITE_TESTS, true));
  console.log('\n— The editor, and the editor as a service: each is shown when it ends');
  await Promise.all(
    EDITOR_TESTS.map(async (steps) => {
      for (const step of steps) add(step, await run(step, false));
    }),
  );
}
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
