// `npm run preview [-- --port N --static]`: serves dist/client the way a production host would, and
// receives what the forms send unless only the files are wanted.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { embeddedBackend } from './backend/embedded.ts';
import { startPreview } from './lib/previewServer.ts';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4173' }, static: { type: 'boolean' } },
});

if (existsSync('dist/client/index.html')) {
  // Built for a Supabase project of its own, the site asks nothing of this server.
  const { VITE_SUPABASE_URL } = loadEnv('production', process.cwd());
  const { url } = await startPreview({
    root: 'dist/client',
    port: Number(values.port),
    backend: VITE_SUPABASE_URL || values.static ? undefined : embeddedBackend(),
  });
  console.log(`The built site: ${url}`);
} else {
  console.error('There is no build to serve: run npm run build first.');
  process.exitCode = 1;
}
