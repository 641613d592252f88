import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect } from '@playwright/test';
import { freePort } from '../../scripts/lib/freePort.ts';

/** What the build wrote for nginx. */
const CONF = 'dist/nginx.conf';
const SITE = resolve('dist/client');

const { stderr: built, error } = spawnSync('nginx', ['-V'], { encoding: 'utf8' });

/** Whether there is an nginx on this machine. */
export const hasNginx = !error;

const folderOfTypes = () =>
  dirname(/--conf-path=(\S+)/.exec(built)?.[1] ?? '/etc/nginx/nginx.conf');

/** The server of the build on a port of this machine, in what surrounds it on anybody's. */
function confFor(folder: string, port: number): string {
  const server = readFileSync(CONF, 'utf8')
    .replace(/listen 443 ssl;/, `listen 127.0.0.1:${port};`)
    .replace(/root \S+;/, `root ${SITE};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join('\n');
  // Root's nginx would work as somebody who may not read here.
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${join(folder, 'pid')};
events { }
http {
${temporary}
access_log off;
log_not_found off;
include ${join(folderOfTypes(), 'mime.types')};
default_type application/octet-stream;
${server}
}
`;
}

/**
 * Serves the built site by nginx as the build configures it.
 * @throws with what nginx said, when it does not start
 */
export async function startNginx() {
  const folder = mkdtempSync(join(tmpdir(), 'nikash-nginx-'));
  const port = await freePort();
  const conf = join(folder, 'nginx.conf');
  writeFileSync(conf, confFor(folder, port));
  const nginx = spawn('nginx', ['-p', folder, '-c', conf, '-e', 'stderr'], { stdio: 'pipe' });
  const end = once(nginx, 'close');
  let said = '';
  nginx.stderr.on('data', (text) => {
    said += text;
  });
  await expect.poll(() => existsSync(join(folder, 'pid')) || nginx.exitCode !== null).toBe(true);
  if (nginx.exitCode !== null) throw new Error(`nginx does not start:\n${said}`);
  return {
    url: `http://127.0.0.1:${port}`,
    /** What nginx complained of. */
    said: () => said,
    async close() {
      nginx.kill('SIGQUIT');
      await end;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
