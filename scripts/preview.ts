// `npm run preview [-- --port N]`: serves dist/client the way a production host would.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startPreview } from './lib/previewServer.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4173' } } });

if (existsSync('dist/client/index.html')) {
  const { url } = await startPreview({ root: 'dist/client', port: Number(values.port) });
  console.log(`The built site: ${url}`);
} else {
  console.error('There is no build to serve: run npm run build first.');
  process.exitCode = 1;
}
