// `npm test` runs the first tier, `test:quick` what needs no build, `test:all` everything (with `--rest`
// what `npm test` leaves out), `test:changed` what a change touches, `test:browsers` Firefox and WebKit. The
// last line counts.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { commandLine } from '../scripts/lib/runCommand.ts';
import { ensureChromium } from './chromium.ts';

const bin = (name: string) => `node_modules/.bin/${name}`;
const REPORTS = '.cache/test';
/** What `npm test` counted, for the run of the rest. */
const FIRST_TIER = `${REPORTS}/first-tier.json`;
/** Tests with this tag are not in the first tier (tests/README.md). */
const TAG = '@all';

interface Count {
  passed: number;
  failed: number;
  /** Why tests were skipped (what the site does not have), and which passed at their second try. */
  remarks?: readonly string[];
}

interface Step {
  name: string;
  command: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** Reads how many tests passed and failed; a step without it counts as one. */
  count?: () => Count;
}

const flag = { type: 'boolean', default: false } as const;
const { quick, all, rest, changed, browsers } = commandLine(
  'Usage: npm test, npm run test:quick, npm run test:changed, npm run test:browsers or npm run test:all [-- --rest]',
  { options: { quick: flag, all: flag, rest: flag, changed: flag, browsers: flag } },
).values;
const reportOf = (name: string) => name.replaceAll(/\W+/g, '-').toLowerCase();
const readReport = (name: string) => JSON.parse(readFileSync(`${REPORTS}/${name}.json`, 'utf8'));

/** Lines of a failure that name its reason. */
const REASON = 5;

/**
 * What a report of Playwright says besides its numbers: the reasons of skipped tests, with how many each
 * skipped, and the tests that passed only when they were run again.
 */
function remarksIn(report: unknown): string[] {
  const skips = new Map<string, number>();
  const again: string[] = [];
  JSON.stringify(report, (key, value) => {
    // A result repeats what its test says.
    if (key === 'results') return undefined;
    if (value?.type === 'skip')
      skips.set(value.description, (skips.get(value.description) ?? 0) + 1);
    const flaky = value?.tests?.find(({ status }: { status: string }) => status === 'flaky');
    if (flaky) {
      const [{ error }] = flaky.results;
      const why = stripVTControlCharacters(error?.message ?? 'no reason').split('\n');
      again.push(
        `passed when it was run again: ${value.file}:${value.line} ${value.title}: line ${error?.location?.line}: ${why.slice(0, REASON).join(' ')}`,
      );
    }
    return value;
  });
  return [...[...skips].map(([reason, count]) => `${count} skipped: ${reason}`), ...again];
}

function vitest(name: string, ...args: readonly string[]): Step {
  const report = reportOf(name);
  return {
    name,
    command: [
      bin('vitest'),
      'run',
      ...args,
      '--maxWorkers=100%',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${REPORTS}/${report}.json`,
    ],
    count: () => {
      const { numPassedTests, numFailedTests } = readReport(report);
      return { passed: numPassedTests, failed: numFailedTests };
    },
  };
}

const BOTH_TIERS = all || changed || browsers;
const IN_TIER = rest ? [`--grep=${TAG}`] : BOTH_TIERS ? [] : [`--grep-invert=${TAG}`];

function playwright(name: string, project: string, which = IN_TIER, more = {}): Step {
  const report = reportOf(name);
  return {
    name,
    command: [
      bin('playwright'),
      'test',
      ...which,
      `--project=${project}`,
      '--reporter=dot,json,./tests/reporter.ts',
      // What else the machine does may hold a browser up for longer than any limit. It is named in the end.
      '--retries=1',
      ...(changed ? ['--only-changed'] : []),
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: `${REPORTS}/${report}.json`, ...more },
    count: () => {
      const read = readReport(report);
      const { expected, unexpected, flaky } = read.stats;
      return { passed: expected + flaky, failed: unexpected, remarks: remarksIn(read) };
    },
  };
}

/** Checks of files alone, cheapest first. */
const CHECKS: readonly Step[] = [
  { name: 'Content', command: ['scripts/content/check.ts'] },
  { name: 'Form of the content', command: ['scripts/content/format.ts', '--check'] },
  { name: 'Types', command: [bin('tsc'), '-p', '.'] },
  { name: 'Format and lint', command: [bin('biome'), 'check', '--error-on-warnings', '.'] },
];
const BUILD: readonly Step[] = [{ name: 'Build', command: ['scripts/build.ts'] }];
const SITE: readonly Step[] = [playwright('Site', 'site')];
/** For both editors. It takes as long as the site's. */
const BUILT_EDITOR: readonly Step[] = [
  { name: 'Build: the editor', command: ['scripts/editor.ts', 'build'] },
];
/** Tests that break the code for a moment: nothing else may run beside them. */
const ALONE = '@alone';
const EDITOR: readonly Step[] = [
  playwright('Editor', 'editor', all ? [...IN_TIER, `--grep-invert=${ALONE}`] : IN_TIER),
];
const SERVICE: readonly Step[] = [playwright('Editor as a service', 'service')];
/** All of them are in the second tier. */
const BROWSERS: readonly Step[] = [
  { name: 'Firefox and WebKit are installed', command: ['tests/browsers/install.ts'] },
  playwright('Site and editor in Firefox', 'firefox'),
  playwright('Site and editor in WebKit', 'webkit'),
];
/** Chains of steps that run side by side, in stages that run one after the other. */
type Stage = readonly (readonly Step[])[];

/** The editor's tests whose result may depend on how many records there are, and the one that runs alone. */
const OF_MANY = ['lists', 'newRecord', 'records', 'saving', 'schemaChange'].map(
  (name) => `tests/editor/${name}.spec.ts`,
);
const MANY: readonly Step[] = [
  playwright('Editor with 300 talks', 'editor', OF_MANY, { EDITOR_TALKS: '300' }),
];
/** In a folder of its own. */
const BRAND: readonly Step[] = [
  { name: 'Site of a second brand', command: ['tests/brand/test.ts'] },
];

function stages(): Stage[] {
  if (changed) return changedStages();
  if (browsers) return [[BUILD, BUILT_EDITOR], [BROWSERS]];
  const checks: Stage = [...(rest ? [] : CHECKS).map((step) => [step]), withoutBrowser()];
  if (quick) return [checks];
  // The editor's suites drive one browser each, and leave a third of two cores idle. That of the service is the longest.
  const editors: Stage = [[...EDITOR, ...(all ? BRAND : [])], SERVICE];
  const suites: Stage[] = [[BUILD, BUILT_EDITOR], [SITE], editors, ...(all ? [[MANY]] : [])];
  // CI has 90 minutes for `npm test` and the rest.
  return all && !rest ? [checks, ...suites, [BROWSERS]] : [checks, ...suites];
}

/** The projects `build` and `editor` are in the second tier as a whole: they start servers, Git and builds. */
function withoutBrowser(): readonly Step[] {
  const projects = (...names: string[]) => names.map((name) => `--project=${name}`);
  const unit = projects('unit*');
  const firstTier = `--tagsFilter=!${TAG}`;
  if (quick) return [vitest('Unit tests', ...unit, firstTier)];
  if (!all) return [vitest('Unit tests and forms', ...unit, ...projects('forms'), firstTier)];
  const services = vitest('Builds and services', ...projects('build', 'editor'));
  // Vitest loads each file that it is given, also where it runs none of its tests.
  const tagged = globSync('tests/{unit,forms}/**/*.test.{ts,tsx}').filter((file) =>
    readFileSync(file, 'utf8').includes(TAG),
  );
  return rest
    ? [vitest('Long tests', ...tagged, `--tagsFilter=${TAG}`), services]
    : [vitest('Unit tests and forms', ...unit, ...projects('forms')), services];
}

/** What uncommitted changes touch; nothing is built or served for a suite without such a test. */
function changedStages(): Stage[] {
  const list = [bin('playwright'), 'test', '--only-changed', '--list'];
  const { stdout } = spawnSync(process.execPath, list, { encoding: 'utf8' });
  const touched = new Set([...stdout.matchAll(/^ +\[(\w+)\] ›/gm)].map(([, project]) => project));
  const of = (project: string, steps: readonly Step[]) => (touched.has(project) ? steps : []);
  return [
    [[vitest('Unit tests', '--changed', '--passWithNoTests')]],
    [
      [...(touched.has('site') || touched.has('firefox') ? BUILD : []), ...of('site', SITE)],
      ['editor', 'service', 'firefox'].some((project) => touched.has(project)) ? BUILT_EDITOR : [],
    ],
    [of('editor', EDITOR), of('service', SERVICE), of('firefox', BROWSERS)],
  ];
}

const running = new Map<string, number>();
const secondsSince = (start: number) => `${Math.round((performance.now() - start) / 1_000)} s`;

/** Runs a step on this Node, and shows its result; what it printed only where it failed. */
async function run({ name, command, env: more, count }: Step): Promise<boolean> {
  const start = performance.now();
  running.set(name, start);
  const child = spawn(process.execPath, command, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...env, ...more },
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise((resolve) => child.on('close', resolve));
  running.delete(name);
  const failed = code === 0 ? 0 : 1;
  let step: Count = { passed: 1 - failed, failed };
  try {
    if (count) step = count();
  } catch {
    step = { passed: 0, failed: 1 };
  }
  step.failed = Math.max(step.failed, failed);
  total.passed += step.passed;
  total.failed += step.failed;
  if (step.failed > 0) console.log(`\n${Buffer.concat(output)}`);
  console.log(`${name}: ${step.passed} passed, ${step.failed} failed (${secondsSince(start)})`);
  for (const remark of step.remarks ?? []) console.log(`  ${remark}`);
  return step.failed === 0;
}

/** Nothing is tested on wrong content, without a build or without browsers. */
const isNeeded = (step: Step) =>
  BUILD.includes(step) || step === BROWSERS[0] || step.name === 'Content';

/** Runs steps in turn, up to one that fails and is needed. */
async function runChain(steps: readonly Step[]): Promise<boolean> {
  for (const step of steps) if (!(await run(step)) && isNeeded(step)) return false;
  return true;
}

let total: Count = { passed: 0, failed: 0 };
if (rest && existsSync(FIRST_TIER)) {
  total = JSON.parse(readFileSync(FIRST_TIER, 'utf8'));
  console.log(`Counted on from npm test: ${total.passed} passed, ${total.failed} failed`);
}
if (!rest) rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const env = quick || browsers ? process.env : { ...process.env, CHROMIUM_PATH: ensureChromium() };
const heartbeat = setInterval(() => {
  for (const [name, start] of running) console.log(`  … ${name}: ${secondsSince(start)}`);
}, 30_000);
for (const stage of stages()) {
  const isSound = await Promise.all(stage.map(runChain));
  if (!isSound.every(Boolean)) break;
}
clearInterval(heartbeat);
process.exitCode = total.failed === 0 ? 0 : 1;
if (!quick && !all && !changed && !browsers) writeFileSync(FIRST_TIER, JSON.stringify(total));
console.log(`\n${total.passed} passed, ${total.failed} failed`);
