import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { CODE_FOLDERS, isContentCode } from '../../../content/load/source/codeFolders.ts';

interface Step {
  uses?: string;
  run?: string;
  if?: string;
  env?: Record<string, string>;
  with?: Record<string, unknown>;
}

interface Job {
  steps: Step[];
  env?: Record<string, string>;
  permissions?: Record<string, string>;
  'timeout-minutes'?: number;
}

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const files = globSync('.github/workflows/*.yml').sort();
const PINNED = /^\s*(?:- )?uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
const NPM = /^npm (?:ci|test|audit --audit-level=high|run (?<script>[\w:]+)(?: -- .+)?)$/;

describe('the list of code folders in content/', () => {
  const code = CODE_FOLDERS.map((name) => `content/${name}/`);

  it('is the same for the check, the owners and the workflows', () => {
    const owned = readFileSync('.github/CODEOWNERS', 'utf8')
      .split('\n')
      .flatMap((line) => /^\/(content\/[\w-]+\/)\s+@[\w-]+\/engineers$/.exec(line)?.[1] ?? []);
    const { paths } = parse(readFileSync('.github/workflows/code.yml', 'utf8')).on.pull_request;
    const tested = paths.filter((path: string) => /^content\//.test(path));
    expect(owned.sort()).toEqual(code);
    expect(tested.sort()).toEqual(code.map((folder) => `${folder}**`));
  });

  it('contains each folder with code, and no other', () => {
    const found = globSync('content/**/*.{ts,tsx,js,mjs,cjs}');
    expect(found.filter((file) => !isContentCode(file))).toEqual([]);
    for (const folder of code)
      expect(
        found.some((file) => file.startsWith(folder)),
        folder,
      ).toBe(true);
  });
});

describe.each(files)('%s', (file) => {
  const text = readFileSync(file, 'utf8');
  const workflow = parse(text);
  const jobs: Job[] = Object.values(workflow.jobs);

  it('runs only commands that run the same on a laptop', () => {
    for (const { run } of jobs.flatMap(({ steps }) => steps)) {
      if (run === undefined) continue;
      const script = NPM.exec(run)?.groups?.script;
      expect(run).toMatch(NPM);
      if (script) expect(scripts).toHaveProperty([script]);
    }
  });

  it('pins each action to a commit and names its version', () => {
    const uses = text.split('\n').filter((line) => line.includes('uses:'));
    expect(uses.length).toBeGreaterThan(0);
    for (const line of uses) expect(line).toMatch(PINNED);
  });

  it('has only read permission by default, a time limit, and cancels an older run', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(workflow.concurrency.group).toContain('github.ref');
    for (const job of jobs) expect(job['timeout-minutes']).toBeGreaterThan(0);
  });
});

/** Steps that run code from several sources: installations, builds, tests, reviews. */
const BUILDS = /npm (?:ci|test|run (?:build|content:review))|--rebuild/;
const SECRET = /secrets\.|github\.token|GITHUB_TOKEN/;

const jobsOf = (file: string): Record<string, Job> => parse(readFileSync(file, 'utf8')).jobs;
const allJobs = files.flatMap((file) => Object.values(jobsOf(file)));

it('no build has access to a secret: only the step that needs it does', () => {
  for (const file of files) {
    expect(JSON.stringify(parse(readFileSync(file, 'utf8')).env ?? {})).not.toMatch(SECRET);
  }
  for (const { env, steps } of allJobs) {
    expect(JSON.stringify(env ?? {})).not.toMatch(SECRET);
    const knowing = steps.filter((step) => SECRET.test(JSON.stringify(step)));
    for (const { run } of knowing) expect(run ?? '').not.toMatch(BUILDS);
    expect(knowing.length).toBeLessThanOrEqual(1);
  }
});

it('no checkout stores its token where a build could read it', () => {
  for (const { uses, with: options } of allJobs.flatMap(({ steps }) => steps)) {
    if (uses?.startsWith('actions/checkout@')) {
      expect(options).toMatchObject({ 'persist-credentials': false });
    }
  }
});

it('a build for visitors has the complete history, which calendars and the sitemap need', () => {
  const publishing = allJobs.filter(({ steps }) =>
    /--rebuild|--deploy/.test(JSON.stringify(steps)),
  );
  expect(publishing.length).toBeGreaterThan(0);
  for (const { steps } of publishing) {
    const checkout = steps.find(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkout?.with).toMatchObject({ 'fetch-depth': 0 });
  }
});

describe('a proposal', () => {
  const { check, review, comment } = jobsOf('.github/workflows/content.yml') as Record<
    'check' | 'review' | 'comment',
    Job
  >;
  const runs = ({ steps }: Job) => steps.flatMap(({ run }) => run ?? []);

  it('is reviewed and commented by the code of the base branch', () => {
    for (const { steps } of [review, comment]) {
      const own = steps.filter(({ uses, with: options }) => {
        return uses?.startsWith('actions/checkout@') && !options?.path;
      });
      expect(own.map(({ with: options }) => options?.ref)).toEqual([
        expect.stringMatching(/^\$\{\{ github\.event\.pull_request\.base\.sha \}\}$/),
      ]);
    }
    const [brought] = review.steps.filter(
      ({ with: options }) => options?.path === '.cache/proposal',
    );
    expect(brought?.uses).toMatch(/^actions\/checkout@/);
    expect(runs(review)).toContain('npm run content:review -- HEAD^1..HEAD --of .cache/proposal');
  });

  it('is commented by the only job that may write', () => {
    expect(runs(comment).at(-1)).toMatch(/^npm run content:comment -- \S+\/review\.md$/);
    expect([check, review].map(({ permissions }) => permissions)).toEqual([undefined, undefined]);
  });

  it('writes no cache that a review reads', () => {
    for (const { steps } of [review, comment]) {
      expect(steps.filter(({ uses }) => uses?.startsWith('actions/cache'))).toEqual([]);
      const [node] = steps.filter(({ uses }) => uses?.startsWith('actions/setup-node@'));
      expect(node?.with).not.toHaveProperty('cache');
      expect(node?.with).toMatchObject({ 'package-manager-cache': false });
    }
    // Caches that they read are written only for main.
    const writers = allJobs
      .flatMap(({ steps }) => steps)
      .filter(({ uses }) => uses?.startsWith('actions/cache@'));
    expect(writers.length).toBeGreaterThan(0);
    for (const step of writers) expect(step.if).toMatch(/ github\.event_name == 'push' /);
  });
});

it('all workflows use the same commit of an action', () => {
  const uses = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/uses: ([\w./-]+)@(.+)$/gm)].map(([, name, pin]) => ({
      name,
      pin,
    })),
  );
  for (const pins of Map.groupBy(uses, ({ name }) => name).values()) {
    expect(new Set(pins.map(({ pin }) => pin)).size).toBe(1);
  }
});
