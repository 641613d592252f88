import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Step {
  uses?: string;
  run?: string;
}

interface Job {
  steps: Step[];
  'timeout-minutes'?: number;
}

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const files = globSync('.github/workflows/*.yml').sort();
const PINNED = /^\s*(?:- )?uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
const NPM = /^npm (?:ci|test|audit --audit-level=high|run (?<script>[\w:]+)(?: -- .+)?)$/;

describe.each(files)('%s', (file) => {
  const text = readFileSync(file, 'utf8');
  const workflow = parse(text);
  const jobs: Job[] = Object.values(workflow.jobs);

  it('runs nothing that does not run the same on a laptop', () => {
    for (const { run } of jobs.flatMap(({ steps }) => steps)) {
      if (run === undefined) continue;
      const script = NPM.exec(run)?.groups?.script;
      expect(run).toMatch(NPM);
      if (script) expect(scripts).toHaveProperty([script]);
    }
  });

  it('pins each action to a commit and says which version that is', () => {
    const uses = text.split('\n').filter((line) => line.includes('uses:'));
    expect(uses.length).toBeGreaterThan(0);
    for (const line of uses) expect(line).toMatch(PINNED);
  });

  it('asks for no more than reading by default, ends in time and makes way for its successor', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(workflow.concurrency.group).toContain('github.ref');
    for (const job of jobs) expect(job['timeout-minutes']).toBeGreaterThan(0);
  });
});

it('the workflows use one commit of an action, whichever of them uses it', () => {
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
