// `npm run build`: the site in dist/client.
import { commandLine, unreadableBrand } from './lib/runCommand.ts';

const { values } = commandLine(
  `Usage: npm run build [-- --content]
  --content   only the content has changed since the last build`,
  { options: { content: { type: 'boolean', default: false } } },
);
// One time decides for all pages what is published, however long the build takes.
process.env.BUILD_TIME ||= new Date().toISOString();
const { buildSite } = await import('./build/pages.ts').catch(unreadableBrand);
await buildSite(values.content);
