import { isDeepStrictEqual } from 'node:util';
import { createClient } from '@supabase/supabase-js';
import type { Diagnostic } from '../../../content/load/read/diagnostic.ts';
import { placeholders } from '../../../content/load/read/placeholders.ts';
import { type FormSettings, formSettings } from '../../../renderer/serve/backend/formSettings.ts';
import { missing } from './missing.ts';

/** What the database reports of itself, and of the request that asks (public.forms_status). */
interface Status {
  /** The visitor's, as the limit sees it; null if the header has none. */
  address: string | null;
  address_header: string;
  is_chosen: boolean;
  erases_by_schedule: boolean;
  months: FormSettings['months'];
  phone: FormSettings['phone'];
}

const CONFIG = 'supabase/config.toml';
const MIGRATION = 'supabase/migrations/20261125000000_forms.sql';

const COMMAND = 'run npm run submissions -- --settings';

const PATIENCE_MS = 10_000;

/** Reserved for documentation (RFC 5737). */
const FORGED = '192.0.2.77';

/** What a client writes into a header: into a list for every proxy that may be trusted. */
const forgery = (header: string) =>
  header === 'x-forwarded-for' ? Array(8).fill(FORGED).join(', ') : FORGED;

/**
 * What is still open in the project that the forms are sent to, found out from outside as an attacker
 * would, with the public key. Nothing is written there.
 * @param promised what the content says, which the project must follow
 * @returns nothing without a project; what cannot be asked is open too
 */
export async function openInProject(
  env: Readonly<Record<string, string>>,
  promised = formSettings(),
): Promise<Diagnostic[]> {
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: key } = env;
  // Keys that are missing or invented are reported separately.
  if (!url || !key || placeholders(url).length > 0) return [];
  try {
    const identity = await identityOfForms(url, key);
    const get = (path: string, headers: Record<string, string> = {}) =>
      fetch(`${url.replace(/\/+$/, '')}/${path}`, {
        headers: { ...identity, ...headers },
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
    const found = [openInDatabase(get, promised), openDescription(get), openSignUp(get)];
    return (await Promise.all(found)).flat();
  } catch (error) {
    const { message, cause } = error as Error;
    const why = cause instanceof Error ? cause.message || cause.name : message;
    return [of(CONFIG, `${url} could not be reached: ${why}`)];
  }
}

/** The headers by which a form's request identifies itself: those that its own client sends. */
async function identityOfForms(url: string, key: string): Promise<Record<string, string>> {
  let sent = new Headers();
  const catchHeaders = async (_: unknown, init?: RequestInit) => {
    sent = new Headers(init?.headers);
    return new Response(null, { status: 201 });
  };
  const auth = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };
  await createClient(url, key, { auth, global: { fetch: catchHeaders } })
    .from('contact')
    .insert({});
  return Object.fromEntries(
    ['apikey', 'authorization'].flatMap((name) => {
      const value = sent.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

type Get = (path: string, headers?: Record<string, string>) => Promise<Response>;

const of = (file: string, rule: string) => missing('project', file, undefined, rule);

async function openInDatabase(get: Get, promised?: FormSettings): Promise<Diagnostic[]> {
  const statusFor = async (headers?: Record<string, string>) => {
    const answer = await get('rest/v1/rpc/forms_status', headers);
    return answer.ok ? ((await answer.json()) as Status) : answer.status;
  };
  const status = await statusFor();
  if (status === 404)
    return [of(MIGRATION, 'The project’s database does not have the migration, or an older one')];
  if (status === 401 || status === 403)
    return [
      of(
        CONFIG,
        `The project refuses VITE_SUPABASE_ANON_KEY (status ${status}), and so would refuse every form. It must be signed with the secret of its data interface`,
      ),
    ];
  if (typeof status === 'number')
    return [of(MIGRATION, `The project’s database answers with status ${status}`)];
  const { address, address_header: header, months } = status;
  // A gateway that refuses such a request has not believed it.
  const forged = await statusFor({ [header]: forgery(header.toLowerCase()) });
  const isBelieved = typeof forged !== 'number' && forged.address !== address;
  const { least, most, abroad = false } = promised?.phone ?? status.phone;
  const found = [
    !status.is_chosen &&
      of(
        MIGRATION,
        `No one has chosen the header in which the forms’ limit finds a visitor’s address; it is now ${header}`,
      ),
    isBelieved &&
      of(MIGRATION, `Visitors can write any address into ${header}, and the limit believes it`),
    address === null &&
      !isBelieved &&
      of(MIGRATION, `No address comes in ${header}: all visitors share one limit`),
    promised !== undefined &&
      promised.months !== months &&
      of(
        MIGRATION,
        `The notice promises to erase after ${promised.months} months, the project does so after ${months}: ${COMMAND}`,
      ),
    !isDeepStrictEqual(status.phone, { least, most, abroad }) &&
      of(
        MIGRATION,
        `The project accepts other telephone numbers than content/forms/forms.json: ${COMMAND}`,
      ),
    !status.erases_by_schedule &&
      missing(
        'forgetting',
        MIGRATION,
        undefined,
        `Only a worker erases submissions that are older than ${months} months, and what is remembered of visitors`,
      ),
  ];
  return found.filter((one) => one !== false);
}

async function openDescription(get: Get): Promise<Diagnostic[]> {
  const answer = await get('rest/v1/');
  return answer.ok ? [of(MIGRATION, 'The project publishes which tables and fields it has')] : [];
}

async function openSignUp(get: Get): Promise<Diagnostic[]> {
  const answer = await get('auth/v1/settings');
  // A PostgREST of one's own has nothing to sign up to.
  if (answer.status === 404) return [];
  if (!answer.ok) return [of(CONFIG, `The project’s sign-ups answer with status ${answer.status}`)];
  const { disable_signup: isClosed } = (await answer.json()) as { disable_signup?: boolean };
  return isClosed === true ? [] : [of(CONFIG, 'Anyone can sign up to the project')];
}
