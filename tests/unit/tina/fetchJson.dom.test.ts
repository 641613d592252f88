import { afterEach, expect, it, vi } from 'vitest';
import { fetchJson } from '../../../tina/admin/browser/fetchJson.ts';
import { HERE } from '../../../tina/shared/Here.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const answering = (answer: () => Response | never) => {
  vi.stubGlobal('fetch', async () => answer());
  return fetchJson('/editor/records');
};

const AWAY: readonly [string, () => Response][] = [
  [
    'nothing answers',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
  ['a proxy answers in its place', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['a proxy answers as if all were well', () => new Response('<h1>Welcome</h1>')],
  ['a proxy answers in JSON', () => Response.json({ error: 'Bad gateway' }, { status: 502 })],
  ['a proxy says nothing in JSON', () => Response.json(null, { status: 502 })],
  ['the answer is empty', () => new Response(null, { status: 504 })],
];

it.each(AWAY)('reports that the editor cannot be reached if %s', async (_what, answer) => {
  await expect(answering(answer)).rejects.toThrow(/^The studio does not answer: is npm start/);
  document.body.innerHTML = `<script id="${HERE}" type="application/json">{}</script>`;
  await expect(answering(answer)).rejects.toThrow(
    'The editor cannot be reached just now: are you online?',
  );
});

it('returns the editor’s reason for a refusal', async () => {
  const refusal = () => Response.json({ message: 'Sign in again.' }, { status: 401 });
  await expect(answering(refusal)).rejects.toThrow('Sign in again.');
});

it('returns the editor’s response', async () => {
  await expect(answering(() => Response.json([{ file: 'a' }]))).resolves.toEqual([{ file: 'a' }]);
});
