import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What any program needs of the machine that it runs on; no name of these holds a secret. */
const NEEDED = [
  'PATH',
  'TMPDIR',
  'TMP',
  'TEMP',
  'LANG',
  'LC_ALL',
  'TZ',
  // Without these no program starts on Windows.
  'SystemRoot',
  'ComSpec',
  'PATHEXT',
];

/**
 * The variables that a build gets to see: a list of names that may, because nobody can list the names
 * of all secrets.
 * @param more the names that this build may see beside those that every program needs
 */
export const buildEnvironment = (
  env: NodeJS.ProcessEnv = process.env,
  more = /^$/,
): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(env).filter(
      ([name]) => more.test(name) || NEEDED.some((one) => one.toUpperCase() === name.toUpperCase()),
    ),
  );

/** A step of `npm run build`, to be run by Node. */
export interface BuildStep {
  /** What a person calls it: `vite build`, `finish`. */
  name: string;
  /** The script and its options, from the top of the project. */
  command: readonly [script: string, ...options: string[]];
}

const QUIET = ['--logLevel', 'warn'];

/**
 * The steps that make the site, in their order: those of the project's `build` script, so that what
 * is tested and measured is what is delivered. The editor for the web, which is made last and only
 * where a cloud is set up, is none of them.
 * @param folder top of the project
 * @throws for a step that is neither Vite's nor a script of the project
 */
export function buildSteps(folder: string): BuildStep[] {
  const { build } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).scripts;
  return String(build)
    .split(' && ')
    .filter((step) => !step.endsWith('/admin.ts'))
    .map(stepOf);
}

function stepOf(step: string): BuildStep {
  if (step === 'vite build')
    return { name: step, command: ['node_modules/vite/bin/vite.js', 'build', ...QUIET] };
  const [, script, name] = /^node (scripts\/build\/(\w+)\.ts)$/.exec(step) ?? [];
  if (!script || !name) throw new Error(`The build has a step that nobody knows: ${step}.`);
  return { name, command: [script] };
}
