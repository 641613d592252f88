// `npm start [-- --port N]`: the site, the editor on the same origin, and the forms' backend in one process. The code
// is this project's; content/ and public/ are those of the working directory, so that a test can edit a copy.
import { resolve } from 'node:path';
import { createLogger, createServer, mergeConfig } from 'vite';
import { openEditor } from '../tina/server/studio/openEditor.ts';
import { studio } from '../tina/server/studio/studio.ts';
import config from '../vite.config.ts';
import { commandLine, wholeNumber } from './lib/runCommand.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const port = commandLine(
  'Usage: npm start [-- --port N]',
  { options: { port: { type: 'string', default: '3000' } } },
  ({ values }) => wholeNumber('--port', values.port, 0, 65_535),
);

const editor = openEditor();
const logger = createLogger('warn');
process.once('exit', editor.stop);
for (const signal of SIGNALS) {
  // Before all other listeners: the last one restores the default behaviour of the signal.
  process.prependOnceListener(signal, () => {
    editor.stop();
    logger.error = () => {};
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
  });
}

try {
  const server = await createServer(
    mergeConfig(config, {
      // Loaded here, because Vite would restart for each changed schema.
      configFile: false,
      root: resolve(import.meta.dirname, '..'),
      publicDir: resolve('public'),
      plugins: [studio(editor)],
      server: { port },
      customLogger: logger,
    }),
  );
  // Ctrl-C also ends esbuild, for which Vite may be waiting: it may be notified before the signal arrives. Only now,
  // because vite-plugin-ssr replaces what the logger does while the server is made.
  const { error: report } = logger;
  logger.error = (message, options) => {
    if (!message.includes('The service was stopped')) report(message, options);
  };
  // Node ends an idle connection after 5 s, under a request that comes while the server is busy.
  if (server.httpServer) Object.assign(server.httpServer, { keepAliveTimeout: 75_000 });
  await server.listen();
  const site = server.resolvedUrls?.local[0] ?? '';
  const { VITE_SUPABASE_URL } = server.config.env;
  console.log(`
  Site    ${site}
  Editor  ${site}admin/
  Forms   ${VITE_SUPABASE_URL || `${site}rest/v1/`}

  Ctrl-C ends all three. What the forms bring: npm run submissions
`);
} catch (error) {
  console.error(`The studio could not start: ${(error as Error).message}.`);
  process.exit(1);
}
