/** What any program needs of the machine that it runs on; no name of these holds a secret. */
const NEEDED = [
  'PATH',
  'TMPDIR',
  'TMP',
  'TEMP',
  'LANG',
  'LC_ALL',
  'TZ',
  // Without these no program starts on Windows.
  'SystemRoot',
  'ComSpec',
  'PATHEXT',
];

/**
 * The variables that a build gets to see: an allow list, because no one can list the names
 * of all secrets.
 * @param more the names that this build may see beside those that every program needs
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
 * The steps that make the site, in their order: what is tested and measured is what is delivered. Each has a script
 * from the top of the project with its options, for Node.
 */
export const BUILD_STEPS = [
  // In two seconds; the bundles take a minute, and the pages are refused for the same errors.
  { name: 'content', command: ['scripts/content/check.ts', '--errors'] },
  {
    name: 'vite build',
    command: ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
  },
  { name: 'pages', command: ['scripts/build/pages.ts'] },
] as const;
