// A separate process, which builds the site of a commit and switches to it, so that editors do not wait for it.
import { type ExecFileException, execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gitIn } from '../../../content/compare/git.ts';
import { CODE_FOLDERS } from '../../../content/load/source/codeFolders.ts';
import { writeWhole } from '../../proposals/writeWhole.ts';
import { checkOut } from '../snapshots/checkOut.ts';
import { buildName, type SiteOrder } from './SiteFolder.ts';

/** What of the checkout a build is made of. */
const CODE = [
  ...['package.json', 'tsconfig.json', 'vite.config.ts'],
  ...['components', 'pages', 'renderer', 'scripts', 'tina'],
  ...CODE_FOLDERS.map((name) => `content/${name}`),
];

/** Lines of a failed build that say enough. */
const LAST_LINES = 20;

/** Brings the code of this checkout and the content of the commit together. @returns the folder */
async function gather({ project, repository, commit, work }: SiteOrder): Promise<string> {
  const folder = join(work, 'site');
  const blobs = join(work, 'blobs');
  for (const old of [folder, blobs]) rmSync(old, { recursive: true, force: true });
  mkdirSync(join(work, 'cache'), { recursive: true });
  for (const name of CODE) cpSync(join(project, name), join(folder, name), { recursive: true });
  await checkOut(repository, commit, folder, blobs);
  // Git in this folder knows this commit and its history, and no other one.
  await gitIn(folder)(['init', '--quiet']);
  writeFileSync(join(folder, '.git/objects/info/alternates'), `${join(repository, 'objects')}\n`);
  writeFileSync(join(folder, '.git/HEAD'), `${commit}\n`);
  symlinkSync(resolve(project, 'node_modules'), join(folder, 'node_modules'));
  symlinkSync(join(work, 'cache'), join(folder, '.cache'));
  return folder;
}

/**
 * Puts a built site beside the link and lets the link lead there in one step. Visitors may still read the last one.
 * nginx gets the headers of this build, which hold hashes of its pages, in a file beside the link.
 */
function publish(dist: string, order: SiteOrder): void {
  const { link } = order;
  const builds = `${link}.builds`;
  const target = join(builds, buildName(order));
  mkdirSync(builds, { recursive: true });
  cpSync(join(dist, 'client'), `${target}.unfinished`, { recursive: true });
  renameSync(`${target}.unfinished`, target);
  const last = existsSync(link) ? readlinkSync(link) : '';
  const conf = readFileSync(join(dist, 'nginx.conf'), 'utf8');
  const own = conf.replace(/root \S+;/, () => `root ${resolve(link)};`);
  writeWhole(`${link}.nginx.conf`, own);
  rmSync(`${link}.new`, { force: true });
  symlinkSync(relative(dirname(link), target), `${link}.new`);
  renameSync(`${link}.new`, link);
  const kept = [target, last].map((path) => basename(path));
  for (const name of readdirSync(builds).filter((one) => !kept.includes(one)))
    rmSync(join(builds, name), { recursive: true });
}

/** @returns why it could not be built; nothing where it was */
async function write(order: SiteOrder): Promise<string> {
  const folder = await gather(order);
  const env = { ...process.env, BUILD_TIME: new Date(order.time).toISOString() };
  const options = { cwd: folder, env, maxBuffer: 64 * 1024 * 1024 };
  try {
    await promisify(execFile)(process.execPath, ['scripts/build.ts'], options);
  } catch (error) {
    const { message, stdout = '', stderr = '' } = error as ExecFileException;
    const said = `${stdout}\n${stderr}`.trim() || message;
    return said.split('\n').slice(-LAST_LINES).join('\n');
  }
  publish(join(folder, 'dist'), order);
  return '';
}

// The service has ended; the next one builds again.
process.once('disconnect', () => process.exit());
process.once('message', async (order: SiteOrder) => {
  const words = await write(order).catch(({ message }: Error) => message);
  process.send?.(words, () => process.disconnect());
});
