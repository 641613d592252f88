// Settings of the build from the environment, which may be missing or wrong.
import { UsageError } from '../../content/compare/refusal.ts';

/** The setting that raises HSTS, in .env or the environment of the build. */
export const STRICT_TRANSPORT = 'STRICT_TRANSPORT_SECURITY';

const VALUE = /^max-age=(\d+)((?:; includeSubDomains)?)((?:; preload)?)$/;

/** What browsers' preload lists require (hstspreload.org). */
const PRELOAD_SECONDS = 365 * 86_400;

/**
 * The Strict-Transport-Security of the operator's settings; undefined if it is not set.
 * @throws {UsageError} if browsers or their preload lists would not accept it
 */
export function strictTransport(env: Readonly<Record<string, string>>): string | undefined {
  const value = env[STRICT_TRANSPORT]?.trim();
  if (!value) return undefined;
  const [, seconds, subdomains, preload] = VALUE.exec(value) ?? [];
  if (seconds === undefined) {
    throw new UsageError(
      `${STRICT_TRANSPORT} is “${value}”. Write it as in the header: “max-age=” and seconds, then ` +
        'perhaps “; includeSubDomains”, then perhaps “; preload”.',
    );
  }
  if (preload && !(subdomains && Number(seconds) >= PRELOAD_SECONDS)) {
    throw new UsageError(
      `${STRICT_TRANSPORT} is “${value}”. Browsers’ preload lists accept a name only with ` +
        `“includeSubDomains” and a max-age of ${PRELOAD_SECONDS} or more.`,
    );
  }
  return value;
}

const URL_NAME = 'VITE_SUPABASE_URL';
const KEY_NAME = 'VITE_SUPABASE_ANON_KEY';

/**
 * The origin that the forms send to; undefined for the site's own origin.
 * @throws {UsageError} if only one of the two variables is set, or the address is not valid: such a build would look
 *   right and lose every message
 */
export function dataProject(env: Readonly<Record<string, string>>): string | undefined {
  const [url, key] = [env[URL_NAME]?.trim(), env[KEY_NAME]?.trim()];
  if (!url && !key) return undefined;
  if (!url || !key) {
    throw new UsageError(
      `${url ? URL_NAME : KEY_NAME} is set and ${url ? KEY_NAME : URL_NAME} is not: the forms would reach ` +
        'no one. Both are in the settings of a Supabase project, under API; set both, or neither.',
    );
  }
  if (!URL.canParse(url) || !/^https?:/.test(url)) {
    throw new UsageError(
      `${URL_NAME} is “${url}”, which is not an address. It looks like https://abcdefgh.supabase.co.`,
    );
  }
  return new URL(url).origin;
}
