import { SettingError } from './SettingError.ts';

/** The setting that raises HSTS, in .env or the environment of the build. */
export const STRICT_TRANSPORT = 'STRICT_TRANSPORT_SECURITY';

const VALUE = /^max-age=(\d+)((?:; includeSubDomains)?)((?:; preload)?)$/;

/** What the lists of browsers want before they take a name in (hstspreload.org). */
const PRELOAD_SECONDS = 365 * 86_400;

/**
 * The Strict-Transport-Security that the operator asks for; nothing where nobody asks.
 * @throws {SettingError} where no browser, or no list of browsers, would take it so
 */
export function strictTransport(env: Readonly<Record<string, string>>): string | undefined {
  const value = env[STRICT_TRANSPORT]?.trim();
  if (!value) return undefined;
  const [, seconds, subdomains, preload] = VALUE.exec(value) ?? [];
  if (seconds === undefined) {
    throw new SettingError(
      `${STRICT_TRANSPORT} is “${value}”. Write it as the header says it: “max-age=” and seconds, then ` +
        'perhaps “; includeSubDomains”, then perhaps “; preload”.',
    );
  }
  if (preload && !(subdomains && Number(seconds) >= PRELOAD_SECONDS)) {
    throw new SettingError(
      `${STRICT_TRANSPORT} is “${value}”. The lists of browsers take a name only with ` +
        `“includeSubDomains” and a max-age of ${PRELOAD_SECONDS} or more.`,
    );
  }
  return value;
}
