// `npm run bench:review`: a review of a change of one record, beside two clean builds of the same two
// revisions. Pictures that were encoded before serve both, as they do on a laptop and in the workflow.
import { spawnSync } from 'node:child_process';
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gitIn } from '../content/propose/git.ts';

const root = process.cwd();
const COMMAND = resolve('scripts/content/review.ts');

const AUTHOR = ['-c', 'user.name=Bench', '-c', 'user.email=bench@nikash.example'];

/** Seconds that a command takes; its failure ends the measurement. */
function seconds(cwd: string, command: string, args: readonly string[]): number {
  const start = performance.now();
  const { status, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`);
  return (performance.now() - start) / 1000;
}

/** What a clone does not bring: the packages, and the pictures that are encoded already. */
function furnish(folder: string) {
  mkdirSync(join(folder, '.cache'), { recursive: true });
  for (const name of ['node_modules', '.cache/pictures', '.cache/share']) {
    mkdirSync(name, { recursive: true });
    symlinkSync(join(root, name), join(folder, name), 'junction');
  }
}

function changeTitle(clone: string, index: number) {
  const file = join(clone, globSync('content/talks/*.json', { cwd: clone }).sort()[index] ?? '');
  const talk = JSON.parse(readFileSync(file, 'utf8'));
  talk.title = `Anew: ${talk.title}`.slice(0, 60).trim();
  writeFileSync(file, `${JSON.stringify(talk, null, 2)}\n`);
  gitIn(clone)([...AUTHOR, 'commit', '--quiet', '--all', '--message', `Change talk ${index}`]);
}

const place = mkdtempSync(join(tmpdir(), 'bench-review-'));
try {
  const clone = join(place, 'site');
  gitIn(root)(['clone', '--quiet', '--shared', root, clone]);
  furnish(clone);
  changeTitle(clone, 0);
  const review = () => seconds(clone, process.execPath, [COMMAND, 'HEAD^1..HEAD']);

  const clean = ['HEAD^1', 'HEAD'].map((revision, i) => {
    const folder = join(place, `clean-${i}`);
    gitIn(root)(['clone', '--quiet', '--shared', clone, folder]);
    gitIn(folder)(['checkout', '--quiet', gitIn(clone)(['rev-parse', revision]).trim()]);
    furnish(folder);
    return seconds(folder, 'npm', ['run', 'build']);
  });
  const first = review();
  changeTitle(clone, 1);
  const next = review();
  const again = review();

  const rows: readonly [string, number][] = [
    ['two clean builds, `npm run build` in two fresh clones', clean.reduce((a, b) => a + b)],
    ['review of one changed record, nothing built before', first],
    ['review of the next change, its base reviewed before', next],
    ['the same review again', again],
  ];
  console.log('| | seconds |\n|---|---:|');
  for (const [what, time] of rows) console.log(`| ${what} | ${time.toFixed(1)} |`);
} finally {
  rmSync(place, { recursive: true, force: true });
}
