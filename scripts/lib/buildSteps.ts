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

/**
 * The steps of a build in order; tests and measurements use the same ones as a release. Each has a script, from the
 * project's root, with its options, for Node.
 */
export const BUILD_STEPS = [
  // Takes two seconds; without it, the errors would only be found after a minute of bundling.
  { name: 'content', command: ['scripts/content/check.ts', '--errors'] },
  { name: 'bundles', command: ['scripts/build/bundles.ts'] },
  { name: 'pages', command: ['scripts/build/pages.ts'] },
] as const;
