import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type PullRequest, stickyComment } from '../../../scripts/content/review/stickyComment.ts';

interface Comment {
  id: number;
  body: string;
  user: { type: string };
}

let server: Server;
let pull: PullRequest;
let comments: Comment[];
let calls: string[];

beforeEach(async () => {
  comments = [];
  calls = [];
  server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    let text = '';
    for await (const chunk of request) text += chunk;
    calls.push(`${request.method} ${pathname}`);
    response.setHeader('Content-Type', 'application/json');
    if (request.headers.authorization !== 'Bearer secret') {
      response.writeHead(403).end('{"message":"Resource not accessible"}');
    } else if (request.method === 'GET') {
      const [size, page] = ['per_page', 'page'].map((name) => Number(searchParams.get(name)));
      const start = ((page ?? 1) - 1) * (size ?? 0);
      response.end(JSON.stringify(comments.slice(start, start + (size ?? 0))));
    } else {
      const { body } = JSON.parse(text);
      const id = Number(pathname.split('/').at(-1));
      const known = comments.find((comment) => comment.id === id);
      if (known) known.body = body;
      else comments.push({ id: comments.length + 1, body, user: { type: 'Bot' } });
      response.end('{}');
    }
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  pull = { api: `http://localhost:${port}`, token: 'secret', repository: 'nikash/site', number: 7 };
});

afterEach(() => new Promise((resolve) => server.close(resolve)));

describe('the comment of the review', () => {
  it('is written once and kept up to date', async () => {
    expect(await stickyComment(pull, 'First')).toBe('new');
    expect(await stickyComment(pull, 'Second')).toBe('updated');
    expect(comments).toHaveLength(1);
    expect(comments[0]?.body).toMatch(/\nSecond$/);
  });

  it('is found behind a hundred others, and never taken for a person’s', async () => {
    await stickyComment(pull, 'First');
    const [own] = comments as [Comment];
    const others = Array.from({ length: 130 }, (_, i) => ({
      id: 100 + i,
      body: own.body,
      user: { type: 'User' },
    }));
    comments = [...others, own];
    expect(await stickyComment(pull, 'Second')).toBe('updated');
    expect(others.every(({ body }) => body.endsWith('First'))).toBe(true);
    expect(own.body).toMatch(/Second$/);
  });

  it('fails with what the interface answered', async () => {
    await expect(stickyComment({ ...pull, token: 'wrong' }, 'First')).rejects.toThrow('403');
    expect(calls).toEqual(['GET /repos/nikash/site/issues/7/comments']);
  });
});
