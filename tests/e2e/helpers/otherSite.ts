// The built site with other content. It is built once per run, because each build takes seconds.

import { startPreview } from '../../../renderer/serve/previewServer.ts';
import { rebuiltSite } from '../../growth/rebuiltSite.ts';
import { changeContent } from './otherContent.ts';
import { OTHER_PORT } from './ports.ts';

const { root, remove } = await rebuiltSite(changeContent);
const server = await startPreview({ root, port: OTHER_PORT });
process.once('SIGTERM', async () => {
  await server.close();
  remove();
});
