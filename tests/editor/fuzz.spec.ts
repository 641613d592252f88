import { expect } from 'playwright/test';
import { wrongAnswers } from '../build/servers/wrongAnswers.ts';
import { talkCount } from './helpers/records.ts';
import { PORT } from './helpers/scratch.ts';
import { test } from './helpers/session.ts';
import { tinaServer } from './helpers/tinaServer.ts';

/** What the editor's page asks of the studio; no picture of these names is there. */
const ADDRESSES = [
  '/graphql',
  '/media/list/',
  '/media/list/talks?limit=20&cursor=',
  '/media/upload/no-such-picture.png',
  '/media/rename',
  '/media/no-such-picture.png',
  '/admin/',
  '/admin/forms',
  '/admin/assets/',
  '/admin/assets/no-such-part.js',
];

/** Questions of the editor's own page that it cannot answer. */
const QUESTIONS: [query: string, variables?: object][] = [
  ['{'],
  [''],
  ['{ nothing }'],
  ['\0'],
  ['mutation { deleteCollection(collection: "talks") { __typename } }'],
  ['{ talks(relativePath: "../../package.json") { title } }'],
  ['{ talks(relativePath: "no-such.json") { title } }'],
  ['{ talksConnection(first: -5, after: "%") { totalCount } }'],
  ['{ talksConnection(sort: "__proto__") { totalCount } }'],
  ['query ($a: String!) { talks(relativePath: $a) { title } }', { a: { b: [1] } }],
  ['query ($a: String!) { optimizedQuery(queryString: $a) }', { a: '{' }],
  [`{ ${'a { '.repeat(20_000)}`],
];

test('the studio lives through thousands of odd requests, and answers rightly', {
  tag: '@all',
}, async ({ page }) => {
  const tina = await tinaServer(page);
  expect(await wrongAnswers(PORT, { targets: ADDRESSES, count: 1_000, patienceMs: 5_000 })).toEqual(
    [],
  );
  const { origin } = new URL(page.url());
  for (const [query, variables] of QUESTIONS) {
    const data = { query, variables };
    const answer = await page.request.post('/graphql', { headers: { origin }, data });
    const said = `${answer.status()} ${await answer.text()}`;
    expect(said, query.slice(0, 100)).toMatch(/^(?:200|400) /);
    expect(said).not.toMatch(/\\n +at /);
  }
  expect((await page.request.get('/')).status()).toBe(200);
  expect(await tina('{ talksConnection(first: -1) { totalCount } }')).toMatchObject({
    talksConnection: { totalCount: talkCount() },
  });
});
