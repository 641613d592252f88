import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type GitHub, stickyComment } from '../../../scripts/content/comment/stickyComment.ts';
import { serve } from '../../forms/serve.ts';

interface Comment {
  id: number;
  body: string;
  user: { type: string };
}

let server: Awaited<ReturnType<typeof serve>>;
let gitHub: GitHub;
let comments: Comment[];
let calls: string[];

beforeEach(async () => {
  comments = [];
  calls = [];
  server = await serve(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    calls.push(`${request.method} ${pathname}`);
    response.setHeader('Content-Type', 'application/json');
    if (request.headers.authorization !== 'Bearer secret') {
      response.writeHead(403).end('{"message":"Resource not accessible"}');
    } else if (request.method === 'GET') {
      const size = Number(searchParams.get('per_page'));
      const start = (Number(searchParams.get('page')) - 1) * size;
      response.end(JSON.stringify(comments.slice(start, start + size)));
    } else {
      const { body } = (await json(request)) as Comment;
      const id = Number(pathname.split('/').at(-1));
      const known = comments.find((comment) => comment.id === id);
      if (known) known.body = body;
      else comments.push({ id: comments.length + 1, body, user: { type: 'Bot' } });
      response.end('{}');
    }
  });
  gitHub = { api: server.url, token: 'secret', repository: 'nikash/site' };
});

afterEach(() => server.close());

it('one comment is created, kept up to date, and never confused with a person’s', async () => {
  expect(await stickyComment(gitHub, 7, 'First')).toBe('new');
  const [own] = comments as [Comment];
  const others = Array.from({ length: 130 }, (_, i) => ({
    id: 100 + i,
    body: own.body,
    user: { type: 'User' },
  }));
  comments = [...others, own];
  expect(await stickyComment(gitHub, 7, 'Second')).toBe('updated');
  expect(comments).toHaveLength(131);
  expect(others.every(({ body }) => body.endsWith('\nFirst'))).toBe(true);
  expect(own.body).toMatch(/\nSecond$/);
});

it('a refused comment fails with the response', async () => {
  const stranger = { ...gitHub, token: 'wrong' };
  await expect(stickyComment(stranger, 7, 'First')).rejects.toThrow('403 Resource not accessible');
  expect(calls).toEqual(['GET /repos/nikash/site/issues/7/comments']);
});
