/** Variables that every program needs from its machine; none of them contains a secret. */
const NEEDED = [
  'PATH',
  'TMPDIR',
  'TMP',
  'TEMP',
  'LANG',
  'LC_ALL',
  'TZ',
  // Windows requires these to start a program.
  'SystemRoot',
  'ComSpec',
  'PATHEXT',
];

/**
 * The environment variables of a build: an allow list, because no one can list the names of all secrets.
 * @param more names that this build needs in addition to those that every program needs
 */
export const buildEnvironment = (
  env: NodeJS.ProcessEnv = process.env,
  more = /^$/,
): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(env).filter(
      ([name]) => more.test(name) || NEEDED.some((one) => one.toUpperCase() === name.toUpperCase()),
    ),
  );
