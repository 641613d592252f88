// `npm run preview [-- --port N --host --static]`: serves dist/client as a production host would, on this machine or,
// with `--host`, on its network. Also receives the forms, unless `--static` is set.
import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { loadEnv } from 'vite';
import { embeddedBackend } from '../renderer/serve/backend/embedded.ts';
import { startPreview } from '../renderer/serve/previewServer.ts';
import { commandLine, runCommand, wholeNumber } from './lib/runCommand.ts';

const USAGE = `Usage: npm run preview [-- --port N] [--host] [--static]
Serves dist/client; with --host to the whole network, with --static without the forms.`;

async function main(): Promise<number> {
  const { values } = commandLine(USAGE, {
    options: {
      port: { type: 'string', default: '4173' },
      host: { type: 'boolean' },
      static: { type: 'boolean' },
    },
  });
  const port = wholeNumber('--port', values.port, 0, 65_535);
  if (!existsSync('dist/client/index.html'))
    throw new Error('There is no build to serve: run npm run build first.');
  // A site that was built for a Supabase project needs no backend of this server.
  const { VITE_SUPABASE_URL } = loadEnv('production', process.cwd());
  const backend = VITE_SUPABASE_URL || values.static ? undefined : embeddedBackend();
  try {
    const host = values.host ? '0.0.0.0' : undefined;
    const { url } = await startPreview({ root: 'dist/client', port, host, backend });
    console.log(`The built site: ${url}`);
    if (values.host)
      for (const address of ownAddresses())
        console.log(`On the network: ${url.replace('localhost', () => address)}`);
    return 0;
  } catch (error) {
    console.error(`The site cannot be served: ${(error as Error).message}.`);
    await backend?.close();
    return 1;
  }
}

/** The addresses of this machine on its network. */
const ownAddresses = () =>
  Object.values(networkInterfaces())
    .flat()
    .filter((address) => address?.family === 'IPv4' && !address.internal)
    .map((address) => address?.address ?? '');

await runCommand(main);
