import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

/** The project's own commands; the others belong to tools. */
const commands = Object.entries<string>(scripts)
  .filter(([, script]) => /^node .*\.ts\b/.test(script))
  .map(([name, script]) => [name, script.split(' ').slice(1)] as const);

/** A command that passes all its arguments on. */
const ANY_WORD = ['test:brand'];

const run = (script: readonly string[], ...args: readonly string[]) =>
  spawnSync(process.execPath, [...script, ...args], { encoding: 'utf8' });

const ONE_LINE = /^.+\n$/;

it('the list of commands is complete', () => expect(commands.length).toBeGreaterThanOrEqual(18));

it.each(commands.filter(([name]) => !ANY_WORD.includes(name)))(
  'npm run %s says in one line that a word is wrong',
  { tags: '@all' },
  (_, script) => {
    const { status, stdout, stderr } = run(script, 'stray');
    expect(stderr).toMatch(ONE_LINE);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  },
);

describe.each(commands)('npm run %s', { tags: '@all' }, (name, script) => {
  it('explains in one line which option is wrong, and which are allowed', () => {
    const { status, stdout, stderr } = run(script, '--wrong');
    expect(stderr).toMatch(ONE_LINE);
    expect(stderr).toMatch(/--wrong.*--/);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  });

  it('prints its usage', () => {
    const { status, stdout, stderr } = run(script, '--help');
    expect(stdout).toContain(`npm ${name === 'start' ? '' : 'run '}${name}`);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});

const used = globSync('.github/workflows/*.yml').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/run: npm run (\S+) -- (.*--.*)$/gm)].map(
    ([, name = '', words = '']) => [name, words.match(/--[\w-]+/g) ?? []] as const,
  ),
);

it.each(used)(
  'npm run %s knows the options %j of a workflow',
  { tags: '@all' },
  (name, options) => {
    const script = commands.find(([own]) => own === name)?.[1] ?? [];
    const { stderr } = run(script, '--wrong');
    for (const option of options) expect(stderr).toContain(option);
  },
);
