// The second step of `npm run build`: the pages, from the bundles that the first one made. A process of
// its own, so that what ten thousand records take does not come on top of what bundling held. After a
// change of content alone it and the next step are enough.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { prerender } from 'vite-plugin-ssr/prerender';
import { silenceKnownNotices } from '../lib/knownNotices.ts';
import { bringBack } from './laidAside.ts';

/** What vite-plugin-ssr 0.4.142 hands over of a page. */
interface Rendered {
  _prerenderResult: { filePath: string; fileContent: string };
}

silenceKnownNotices();
bringBack('dist/client');
let pages = 0;
await prerender({
  // Without it every page of a long list is a line on the console.
  async onPagePrerender({ _prerenderResult: { filePath, fileContent } }: Rendered) {
    await mkdir(dirname(filePath), { recursive: true });
    await writeFile(filePath, fileContent);
    pages += 1;
  },
});
console.log(`✓ ${pages} pages rendered.`);
