/**
 * Notices of dependencies that nothing here can fix, by a part of their exact text. Every other warning stays visible.
 */
const KNOWN_NOTICES = [
  // vite-plugin-ssr 0.4.142 is the client's choice; its successor is another package.
  'The vite-plugin-ssr project has been renamed to Vike',
  // vite-plugin-ssr 0.4.142 writes its own globs in the form that Vite 5 renamed.
  'The glob option "as" has been deprecated in favour of "query"',
  // vite-plugin-ssr 0.4.142 logs every page that it serves, at any log level; errors are reported separately.
  'HTTP request: ',
  'HTTP response ',
];

const isKnown = (message: unknown) =>
  KNOWN_NOTICES.some((notice) => String(message).includes(notice));

/** Hides the known notices from this process's console. Call it once, before Vite starts. */
export function silenceKnownNotices(): void {
  for (const level of ['log', 'warn'] as const) {
    const print = console[level].bind(console);
    console[level] = (...parts: unknown[]) => {
      if (!isKnown(parts[0])) print(...parts);
    };
  }
}
