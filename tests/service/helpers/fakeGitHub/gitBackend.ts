import { execFileSync, spawn } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

const BACKEND = join(
  execFileSync('git', ['--exec-path'], { encoding: 'utf8' }).trim(),
  'git-http-backend',
);

/**
 * Answers Git over HTTP by Git's own server program.
 * @param folders where the repositories lie
 * @param path `/owner/name.git/info/refs`
 */
export function serveGit(
  folders: string,
  path: string,
  query: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(BACKEND, {
      env: {
        PATH: process.env.PATH,
        GIT_PROJECT_ROOT: folders,
        GIT_HTTP_EXPORT_ALL: '1',
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_CONFIG_NOSYSTEM: '1',
        REMOTE_USER: 'app',
        REQUEST_METHOD: request.method,
        PATH_INFO: path,
        QUERY_STRING: query,
        CONTENT_TYPE: request.headers['content-type'] ?? '',
        HTTP_CONTENT_ENCODING: request.headers['content-encoding'] ?? '',
        GIT_PROTOCOL: String(request.headers['git-protocol'] ?? ''),
      },
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stdin.on('error', () => {});
    child.on('error', reject);
    child.on('close', () => {
      const all = Buffer.concat(chunks);
      const end = all.indexOf('\r\n\r\n');
      const headers = all
        .toString('latin1', 0, Math.max(end, 0))
        .split('\r\n')
        .map((line) => line.split(/: (.*)/s) as [string, string]);
      const status = headers.find(([name]) => name === 'Status')?.[1];
      for (const [name, value] of headers) if (name !== 'Status') response.setHeader(name, value);
      response.writeHead(end < 0 ? 500 : Number.parseInt(status ?? '200', 10));
      response.end(all.subarray(end + 4));
      resolve();
    });
    request.pipe(child.stdin);
  });
}
