// `npm test`: everything, in the order in which a fault is cheapest to find. The last line counts.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { buildSteps } from './lib/buildSteps.ts';
import { ensureChromium } from './lib/ensureChromium.ts';

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

const report = (name: string) => JSON.parse(readFileSync(`${REPORTS}/${name}.json`, 'utf8'));

const BUILD: Step[] = buildSteps('.').map(({ name, command }) => ({
  name: `Build: ${name}`,
  command,
}));

function browserCount(name: string): Count {
  const { expected, unexpected, flaky } = report(name).stats;
  return { passed: expected + flaky, failed: unexpected };
}

const STEPS: Step[] = [
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
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${REPORTS}/unit.json`,
    ],
    count: () => {
      const { numPassedTests, numFailedTests } = report('unit');
      return { passed: numPassedTests, failed: numFailedTests };
    },
  },
  ...BUILD,
  {
    name: 'End-to-end tests',
    command: ['node_modules/.bin/playwright', 'test'],
    count: () => browserCount('e2e'),
  },
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
];

/** Runs a step on this Node; a step whose report is missing failed as a whole. */
function run({ name, command, count }: Step): Count {
  console.log(`\n— ${name}`);
  const { status } = spawnSync(process.execPath, command, {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: chromium },
  });
  const whole = status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!count) return whole;
  try {
    const { passed, failed } = count();
    return { passed, failed: status === 0 ? failed : Math.max(failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const chromium = ensureChromium();
const total: Count = { passed: 0, failed: 0 };
for (const step of STEPS) {
  const { passed, failed } = run(step);
  total.passed += passed;
  total.failed += failed;
  // Pages that were not built cannot be tested.
  if (failed > 0 && (step.name === 'Content' || BUILD.includes(step))) break;
}
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
