// The site in a folder of this machine: built of main, by the service, in a process of its own.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { SiteFolder } from '../../../tina/server/site/SiteFolder.ts';
import { gitAt } from './repository.ts';

/** In place of the site's build: it says what it has. */
const BUILD = `
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { getPriority } from 'node:os';
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();
const words = readFileSync('content/talks/one.json', 'utf8');
for (const until = Date.now() + 300; Date.now() < until; );
if (words === 'broken') { console.error('content/talks/one.json: It is no JSON.'); process.exit(1); }
mkdirSync('dist/client', { recursive: true });
writeFileSync('.cache/kept', words);
writeFileSync('dist/nginx.conf', 'server { root /var/www/site; # ' + words + '\\n}');
writeFileSync('dist/client/build.json', JSON.stringify({
  commit: git('rev-parse', 'HEAD'), prefix: git('rev-parse', '--show-prefix'),
  versions: git('log', '--format=%s', '--', 'content').split('\\n'), words, time: process.env.BUILD_TIME,
  code: existsSync('content/schema/a.ts'), own: existsSync('content/talks/own.json'), secret: existsSync('.env'),
  picture: existsSync('public/images/a.svg'), priority: getPriority(),
  env: Object.keys(process.env).filter((name) => /EDITOR|VITE/.test(name)),
}));`;

const work = mkdtempSync(join(tmpdir(), 'site-'));
const main = join(work, 'main');
const project = join(work, 'project');
const link = join(work, 'www/site');
const git = (...args: string[]) => gitAt(main, ...args);
const NEVER = () => false;

function put(root: string, file: string, text: string): void {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), text);
}

function publish(words: string): string {
  put(main, 'content/talks/one.json', words);
  git('add', '.');
  git('commit', '--quiet', '-m', words);
  return git('rev-parse', 'HEAD');
}

const told = () => JSON.parse(readFileSync(join(link, 'build.json'), 'utf8'));

let folder: SiteFolder;
const keep = (
  commit: string,
  turned: (since: number, until: number) => boolean = NEVER,
  time?: number,
) => folder.keep({ repository: join(main, '.git'), commit }, turned, time);

beforeAll(() => {
  mkdirSync(main);
  git('init', '--quiet');
  git('config', 'user.name', 'Engineer');
  git('config', 'user.email', 'engineer@nikash.example');
  // Code of main is not what runs.
  put(main, 'scripts/build.ts', 'process.exit(1);');
  put(main, 'content/schema/b.ts', '');
  put(main, 'public/images/a.svg', '<svg/>');
  for (const name of ['components', 'content/compare', 'content/load', 'pages', 'renderer', 'tina'])
    put(project, `${name}/a.ts`, '');
  for (const name of ['package.json', 'tsconfig.json', 'vite.config.ts']) put(project, name, '{}');
  put(project, 'scripts/build.ts', BUILD);
  put(project, 'content/schema/a.ts', '');
  put(project, 'content/talks/own.json', 'not published');
  put(project, '.env', 'EDITOR_SECRET=secret');
  vi.stubEnv('EDITOR_SECRET', 'secret');
  vi.stubEnv('VITE_OPEN', 'yes');
});
beforeEach(() => {
  folder = new SiteFolder({ project, link, work: join(work, 'data') });
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(work, { recursive: true, force: true });
});

it('builds the content of main with the code of this checkout, and names the commit', async () => {
  const commit = publish('One');
  let turns = 0;
  const timer = setInterval(() => turns++, 10);
  await keep(commit);
  clearInterval(timer);
  expect(turns, 'others were served meanwhile').toBeGreaterThan(20);
  expect(folder.problem).toBeUndefined();
  expect(told()).toMatchObject({
    ...{ commit, prefix: '', versions: ['One'], words: 'One', code: true, own: false },
    ...{ picture: true, secret: false, env: ['VITE_OPEN'], priority: 19 },
  });
  expect(readFileSync(`${link}.nginx.conf`, 'utf8')).toBe(`server { root ${link}; # One\n}`);
  expect(folder.built).toEqual({ commit, since: Date.parse(told().time) });
  await keep(commit);
  expect(readdirSync(`${link}.builds`), 'it is built once').toHaveLength(1);
});

it('builds again when time changes the site, also after a restart', async () => {
  const commit = publish('Two');
  await keep(commit);
  const { since = 0 } = folder.built ?? {};
  folder = new SiteFolder({ project, link, work: join(work, 'data') });
  await keep(commit, (from, until) => since + 500 > from && since + 500 <= until, since + 499);
  expect(folder.built?.since).toBe(since);
  await keep(commit, (from, until) => since + 500 > from && since + 500 <= until, since + 501);
  expect(folder.built).toEqual({ commit, since: since + 501 });
  expect(readdirSync(`${link}.builds`), 'the one before is kept for visitors').toHaveLength(2);
});

it('never builds two at once, and then the newest', async () => {
  const [first, second, third] = [publish('Three'), publish('Four'), publish('Five')];
  const running = keep(first);
  await keep(second);
  expect(folder.built?.commit).not.toBe(second);
  await running;
  expect(told()).toMatchObject({ commit: first, words: 'Three' });
  await keep(third);
  expect(told()).toMatchObject({ commit: third, words: 'Five' });
});

it('keeps the site if a build fails, says why, and tries again with the next change or in time', async () => {
  const good = publish('Good');
  await keep(good);
  const broken = publish('broken');
  await keep(broken);
  expect(folder.problem).toContain('content/talks/one.json: It is no JSON.');
  expect(told()).toMatchObject({ commit: good });
  const before = readdirSync(join(work, 'data'));
  put(project, 'scripts/build.ts', BUILD.replace("words === 'broken'", 'false'));
  await keep(broken);
  expect(folder.built?.commit, 'not at once').toBe(good);
  await keep(broken, NEVER, Date.now() + 10 * 60_000);
  expect(folder.built?.commit).toBe(broken);
  expect(folder.problem).toBeUndefined();
  expect(readdirSync(join(work, 'data'))).toEqual(before);
  put(project, 'scripts/build.ts', BUILD);
});

it('a build that is ended with the service leaves the site as it was', async () => {
  const commit = publish('Last');
  const { built } = folder;
  const running = keep(commit);
  await vi.waitFor(() => expect(existsSync(join(work, 'data/site/content'))).toBe(true), {
    timeout: 5_000,
  });
  folder.close();
  await running;
  expect(folder.problem).toBe('The build was broken off.');
  expect(folder.built).toEqual(built);
});
