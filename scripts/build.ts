// `npm run build`: the site in dist/client.
import { buildSite } from './build/pages.ts';
import { commandLine } from './lib/runCommand.ts';

const { values } = commandLine(
  `Usage: npm run build [-- --content]
  --content   only the content has changed since the last build`,
  { options: { content: { type: 'boolean', default: false } } },
);
await buildSite(values.content);
