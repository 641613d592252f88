import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../renderer/serve/freePort.ts';
import { installPackage } from './chromium.ts';

const version = () => spawnSync('nginx', ['-V'], { encoding: 'utf8' });

/**
 * An nginx for the tests: the one that is there, else the distribution's package.
 * @returns the folder of its types
 * @throws {Error} in one line, what to do, if there is none
 */
function ensureNginx(): string {
  if (version().error) installPackage('nginx-light');
  const { stderr, error } = version();
  if (error)
    throw new Error('These tests need nginx: install it (Debian: apt install nginx-light).');
  return dirname(/--conf-path=(\S+)/.exec(stderr)?.[1] ?? '/etc/nginx/nginx.conf');
}

/**
 * Serves a built site with nginx and the configuration of the build.
 * @throws {Error} with nginx's output, if it does not start
 */
export async function startNginx(servers: string, root: string) {
  const types = ensureNginx();
  const folder = mkdtempSync(join(tmpdir(), 'site-nginx-'));
  const [port, httpPort] = [await freePort(), await freePort()];
  const conf = join(folder, 'nginx.conf');
  const server = servers
    .replace(/listen 80;/, () => `listen 127.0.0.1:${httpPort};`)
    .replace(/listen 443 ssl;/, () => `listen 127.0.0.1:${port};`)
    .replace(/root \S+;/, () => `root ${resolve(root)};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join('\n');
  writeFileSync(
    conf,
    // As root, nginx would use another user, who may not read here.
    `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${join(folder, 'pid')};
events { }
http {
${temporary}
access_log off;
log_not_found off;
include ${join(types, 'mime.types')};
default_type application/octet-stream;
${server}
}
`,
  );
  const nginx = spawn('nginx', ['-p', folder, '-c', conf, '-e', 'stderr'], { stdio: 'pipe' });
  const end = once(nginx, 'close');
  let output = '';
  nginx.stderr.on('data', (text) => {
    output += text;
  });
  while (!existsSync(join(folder, 'pid')) && nginx.exitCode === null) await delay(20);
  if (nginx.exitCode !== null) throw new Error(`nginx does not start:\n${output}`);
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    /** What answers at port 80. */
    httpUrl: `http://127.0.0.1:${httpPort}`,
    /** What nginx complained of. */
    said: () => output,
    async close() {
      nginx.kill('SIGQUIT');
      await end;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
