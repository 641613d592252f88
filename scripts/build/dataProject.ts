import { SettingError } from './SettingError.ts';

const URL_NAME = 'VITE_SUPABASE_URL';
const KEY_NAME = 'VITE_SUPABASE_ANON_KEY';

/**
 * The origin that the forms send to; nothing where the site is to be its own.
 * @throws {SettingError} where one of the two settings stands alone, or the address is none: such a build
 *   would look well and lose every message
 */
export function dataProject(env: Readonly<Record<string, string>>): string | undefined {
  const [url, key] = [env[URL_NAME]?.trim(), env[KEY_NAME]?.trim()];
  if (!url && !key) return undefined;
  if (!url || !key) {
    throw new SettingError(
      `${url ? URL_NAME : KEY_NAME} is set and ${url ? KEY_NAME : URL_NAME} is not: the forms would reach ` +
        'nobody. Both stand in the settings of a Supabase project, under API; set both, or neither.',
    );
  }
  if (!URL.canParse(url) || !/^https?:/.test(url)) {
    throw new SettingError(
      `${URL_NAME} is “${url}”, which is no address. It looks like https://abcdefgh.supabase.co.`,
    );
  }
  return new URL(url).origin;
}
