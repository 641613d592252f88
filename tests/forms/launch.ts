// content:launch against a project as an operator may have left it: the real database behind gateways
// that know who is there, and that believe what they are told.
import { beforeEach, describe, expect, it } from 'vitest';
import { type FormSettings, settingsSql } from '../../renderer/serve/backend/formSettings.ts';
import { openInProject } from '../../scripts/content/check/project.ts';
import { ADDRESS, asMigrated } from './gateway.ts';
import { serve } from './serve.ts';
import { backendUrl, sql } from './site.ts';

interface Project {
  /** Whether the data interface knows another secret than the one that signed the key. */
  isKeyRefused?: boolean;
  /** What the gateway makes of the headers of a request. */
  forward?: (sent: Record<string, string>) => Record<string, string>;
  /** What Supabase Auth says of itself; without it there is none. */
  auth?: { disable_signup: boolean };
  /** Answers of the data interface that are not the database's own. */
  rest?: Record<string, [status: number, body: string]>;
}

const overwrite = () => ({ 'cf-connecting-ip': ADDRESS });
const passOn = (sent: Record<string, string>) => ({ ...overwrite(), ...sent });
const append = ({ 'x-forwarded-for': claimed }: Record<string, string>) => ({
  'x-forwarded-for': [claimed, ADDRESS].filter(Boolean).join(', '),
});

/** What the migration sets, before any site does. */
const MIGRATED: FormSettings = { months: 12, phone: { least: 10, most: 10 } };

const withoutTitle = (rule = '') => rule.replace(/^The project that receives the forms: /, '');

/** What content:launch says of a project. */
async function told(
  {
    forward = overwrite,
    auth = { disable_signup: true },
    rest = {},
    isKeyRefused = false,
  }: Project,
  promised: FormSettings = MIGRATED,
) {
  const project = await serve(async (request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    const answer = async (): Promise<[number, string]> => {
      if (request.headers.apikey !== 'public-key') return [401, '{}'];
      if (path.startsWith('/rest/') && isKeyRefused) return [401, '{"code":"PGRST301"}'];
      // PostgREST reads the key from this header.
      if (request.headers.authorization !== 'Bearer public-key') return [401, '{}'];
      if (path === '/auth/v1/settings') return [200, JSON.stringify(auth)];
      const known = rest[path];
      if (known) return known;
      const headers = forward(request.headers as Record<string, string>);
      const own = Object.entries(headers).filter(([name]) => /ip$|forwarded/.test(name));
      const got = await fetch(`${backendUrl}${path.replace('/rest/v1', '')}`, {
        headers: Object.fromEntries(own),
      });
      return [got.status, await got.text()];
    };
    const [status, body] = await answer();
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  const env = { VITE_SUPABASE_URL: `${project.url}/`, VITE_SUPABASE_ANON_KEY: 'public-key' };
  const open = await openInProject(env, promised).finally(project.close);
  return open.filter(({ severity }) => severity === 'error').map(({ rule }) => withoutTitle(rule));
}

const choose = (header: string | null, proxies = 1) =>
  sql(`update form_guard.settings
    set address_header = ${header && `'${header}'`}, trusted_proxies = ${proxies}`);

describe('content:launch asks the project', () => {
  beforeEach(asMigrated);

  it('and reports a key that each form would be refused with', async () => {
    await choose('cf-connecting-ip');
    expect(await told({ isKeyRefused: true })).toEqual([
      expect.stringMatching(/refuses VITE_SUPABASE_ANON_KEY \(status 401\).*every form/),
    ]);
  });

  it.each<[string, () => Promise<unknown>, Project]>([
    ['a header that the gateway overwrites', () => choose('CF-Connecting-IP'), {}],
    ['x-forwarded-for, to which it appends', () => choose('x-forwarded-for'), { forward: append }],
  ])('and has nothing against %s', async (_, prepare, project) => {
    await prepare();
    expect(await told(project)).toEqual([]);
  });

  it.each<[string, () => Promise<unknown>, Project, RegExp[]]>([
    ['nobody chose', () => choose(null), {}, [/^No one has chosen the header/]],
    [
      'the gateway believes what it is told',
      () => choose('cf-connecting-ip'),
      { forward: passOn },
      [/^Visitors can write any address into cf-connecting-ip/],
    ],
    [
      'more proxies are trusted than there are',
      () => choose('x-forwarded-for', 3),
      { forward: append },
      [/^Visitors can write any address into x-forwarded-for/],
    ],
    [
      'the gateway sends another header',
      () => choose('x-real-ip'),
      {},
      [/^No address comes in x-real-ip/],
    ],
    [
      'sign-ups are open',
      () => choose('cf-connecting-ip'),
      { auth: { disable_signup: false } },
      [/^Anyone can sign up/],
    ],
    [
      'the interface describes itself',
      () => choose('cf-connecting-ip'),
      { rest: { '/rest/v1/': [200, '{"swagger":"2.0"}'] } },
      [/publishes which tables/],
    ],
    [
      'nothing was pushed',
      () => choose('cf-connecting-ip'),
      { rest: { '/rest/v1/rpc/forms_status': [404, '{}'] } },
      [/does not have the migration/],
    ],
  ])('and tells when %s', async (_, prepare, project, rules) => {
    await prepare();
    const said = await told(project);
    expect(said).toEqual(rules.map((rule) => expect.stringMatching(rule)));
  });

  it('and tells when the notice promises another time than the project keeps', async () => {
    await choose('cf-connecting-ip');
    expect(await told({})).toEqual([]);
    expect(await told({}, { ...MIGRATED, months: 6 })).toEqual([
      expect.stringMatching(/promises to erase after 6 months, the project does so after 12: /),
    ]);
  });

  it.each([
    { least: 9, most: 10 },
    { least: 10, most: 11 },
    { least: 10, most: 10, abroad: true },
  ])('and tells when it accepts other telephone numbers than the content: %j', async (phone) => {
    await choose('cf-connecting-ip');
    const other = [expect.stringMatching(/accepts other telephone numbers .+--settings$/)];
    expect(await told({}, { months: 12, phone })).toEqual(other);
    await sql(settingsSql({ months: 12, phone }));
    expect(await told({}, { months: 12, phone })).toEqual([]);
  });

  it('and tells when it cannot be asked, without a stack trace', async () => {
    const gone = await serve(() => {});
    await gone.close();
    const env = { VITE_SUPABASE_URL: gone.url, VITE_SUPABASE_ANON_KEY: 'public-key' };
    const [open] = await openInProject(env);
    expect(withoutTitle(open?.rule)).toMatch(/^http:\S+ could not be reached: .*ECONNREFUSED/);
  });

  it('and nobody without one, or one that is invented', async () => {
    expect(await openInProject({})).toEqual([]);
    const invented = { VITE_SUPABASE_URL: 'https://x.example', VITE_SUPABASE_ANON_KEY: 'key' };
    expect(await openInProject(invented)).toEqual([]);
  });
});
