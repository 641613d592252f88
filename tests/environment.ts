// What tests see of the machine. Every test runner's configuration imports this file first, so that a
// result depends on no font, language, time zone or setting of Git that the machine happens to have.
import { fileURLToPath } from 'node:url';

const fileOf = (name: string) => fileURLToPath(new URL(`machine/${name}`, import.meta.url));

/** Git inside a hook, or in a shell set up for one repository, would act on that repository. */
for (const name of Object.keys(process.env))
  if (/^(?:GIT_|LC_|LANGUAGE$)/.test(name)) delete process.env[name];

Object.assign(process.env, {
  TZ: 'UTC',
  LANG: 'C.UTF-8',
  FONTCONFIG_FILE: fileOf('fonts.conf'),
  GIT_CONFIG_GLOBAL: fileOf('gitconfig'),
  GIT_CONFIG_NOSYSTEM: '1',
});
