// `npm run test:bare`: what a newcomer sees. It is JavaScript, because the Node of a machine where nothing
// is installed yet may not run TypeScript.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

const HELP = `npm run test:bare [-- [--fonts none|one|dejavu] [--keep] [script [-- arguments]]]

Clones the last commit into an empty folder and runs npm ci and npm test there (or another script of
package.json), in the environment of a new machine: an empty HOME and npm cache, the system's folders in
PATH, no language, time zone or setting of Git. Of npm's settings only the way to the registry is kept.

  --fonts   the system's fonts: DejaVu (default), DejaVu Sans alone, or none. The browsers of the tests
            have fonts of their own (tests/machine/fonts.conf). So this proves that the build and all
            other commands need no font of the machine, and that no test reads one in another way.
  --keep    keeps the folder, to look at it
`;

/** Which files of the DejaVu package the system has. */
const FONTS = { none: undefined, one: 'DejaVuSans.ttf', dejavu: '*' };

const SYSTEM = ['/usr/local/sbin', '/usr/local/bin', '/usr/sbin', '/usr/bin', '/sbin', '/bin'];

/** npm's settings without which some machines reach no registry, by the names that `npm config` has for them. */
const REGISTRY = ['registry', 'cafile', 'proxy', 'https-proxy', 'noproxy'];

/** @param {string} sentence */
function refuse(sentence) {
  console.error(sentence);
  process.exit(2);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        fonts: { type: 'string', default: 'dejavu' },
        keep: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch {
    return refuse('Unknown option: npm run test:bare -- --help lists them.');
  }
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function read(command, ...args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args[0]} failed: ${error?.message ?? stderr}`);
  return stdout;
}

/** What npm needs to reach its registry. */
function registrySettings() {
  const settings = JSON.parse(read('npm', 'config', 'list', '--long', '--json'));
  const kept = REGISTRY.filter((name) => settings[name]).map((name) => [
    `npm_config_${name.replaceAll('-', '_')}`,
    `${settings[name]}`,
  ]);
  // Playwright downloads its browser with Node's own list of authorities.
  return {
    ...Object.fromEntries(kept),
    ...(settings.cafile && { NODE_EXTRA_CA_CERTS: settings.cafile }),
  };
}

/** The folders of the system, and that of npm where it is in none of them. */
function path() {
  const hasNpm = SYSTEM.some((folder) => existsSync(join(folder, 'npm')));
  const { npm_node_execpath: node } = process.env;
  return [...(hasNpm || !node ? [] : [dirname(node)]), ...SYSTEM].join(delimiter);
}

/**
 * @param {string} packages
 * @param {string | undefined} files
 */
const fontconfig = (packages, files) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  ${files ? `<dir>${packages}/dejavu-fonts-ttf/ttf</dir>` : ''}
  <selectfont>
    ${files ? `<acceptfont><glob>*/${files}</glob></acceptfont>` : ''}
    <rejectfont><glob>*</glob></rejectfont>
  </selectfont>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

const { values, positionals } = readArguments();
if (values.help) {
  console.log(HELP);
  process.exit(0);
}
if (!Object.hasOwn(FONTS, values.fonts))
  refuse(`--fonts is none, one or dejavu, not “${values.fonts}”.`);
const [script = 'test', ...rest] = positionals;

const folder = mkdtempSync(join(tmpdir(), 'bare-'));
const [clone, home] = [join(folder, 'clone'), join(folder, 'home')];
mkdirSync(home);
const env = {
  ...registrySettings(),
  PATH: path(),
  HOME: home,
  FONTCONFIG_FILE: join(home, 'fonts.conf'),
};
writeFileSync(
  env.FONTCONFIG_FILE,
  fontconfig(join(clone, 'node_modules'), FONTS[/** @type {keyof typeof FONTS} */ (values.fonts)]),
);

/** @type {NodeJS.Signals | undefined} */
let stopped;
/** @type {import('node:child_process').ChildProcess | undefined} */
let running;
for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => {
    stopped = signal;
    // The whole group: a shell in between does not pass a signal on.
    if (running?.pid) process.kill(-running.pid, signal);
  });

/**
 * Runs a command in the clone.
 * @param {string} command
 * @param {string[]} args
 */
async function run(command, ...args) {
  if (stopped) return false;
  const start = performance.now();
  const child = spawn(command, args, { cwd: clone, env, stdio: 'inherit', detached: true });
  running = child;
  const succeeded = await new Promise((resolve) => {
    child.on('error', ({ message }) => resolve(console.error(message)));
    child.on('close', (code) => resolve(code === 0));
  });
  running = undefined;
  const seconds = ((performance.now() - start) / 1_000).toFixed(0);
  const load = loadavg().map((one) => one.toFixed(1));
  console.log(
    `\n${[command, ...args].join(' ')}: ${succeeded ? 'passed' : 'failed'} after ${seconds} s; load average ${load.join(', ')}`,
  );
  return Boolean(succeeded);
}

let passed = false;
try {
  const changed = read('git', 'status', '--porcelain').split('\n').filter(Boolean).length;
  if (changed > 0) console.log(`The clone lacks ${changed} files that are not committed.`);
  read('git', 'clone', '--quiet', '-c', 'core.autocrlf=false', '.', clone);
  const tail = rest.length > 0 ? ['--', ...rest] : [];
  passed = (await run('npm', 'ci')) && (await run('npm', 'run', script, ...tail));
} finally {
  if (values.keep) console.log(`The clone: ${clone}`);
  // Something that a signal ended may still write.
  else rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
}
process.exitCode = passed ? 0 : 1;
