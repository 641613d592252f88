// The second half of a build, in the working directory: pages from a bundle that is there already.
import { prerender } from 'vite-plugin-ssr/prerender';
import { silenceKnownNotices } from '../../../lib/knownNotices.ts';

silenceKnownNotices();
await prerender();
