import { expect, it } from 'vitest';
import { dataProject } from '../../../scripts/build/settings.ts';

const URL_ALONE = { VITE_SUPABASE_URL: 'https://abcd.supabase.co/' };
const KEY_ALONE = { VITE_SUPABASE_ANON_KEY: 'public' };

it('dataProject returns the origin of the project, or undefined if neither setting exists', () => {
  expect(dataProject({ ...URL_ALONE, ...KEY_ALONE })).toBe('https://abcd.supabase.co');
  expect(dataProject({})).toBeUndefined();
  expect(dataProject({ VITE_SUPABASE_URL: ' ', VITE_SUPABASE_ANON_KEY: '' })).toBeUndefined();
});

it.each([
  [URL_ALONE, /VITE_SUPABASE_URL is set and VITE_SUPABASE_ANON_KEY is not: .*set both, or neither/],
  [KEY_ALONE, /VITE_SUPABASE_ANON_KEY is set and VITE_SUPABASE_URL is not/],
  [
    { ...KEY_ALONE, VITE_SUPABASE_URL: 'abcd.supabase.co' },
    /“abcd.supabase.co”, which is not an address/,
  ],
  [{ ...KEY_ALONE, VITE_SUPABASE_URL: 'ftp://abcd' }, /which is not an address/],
])('dataProject refuses %j with a message that names the setting', (env, message) =>
  expect(() => dataProject(env)).toThrow(message),
);
