// The second half of a build, in the working directory: pages from a bundle that is there already, and
// what the revision's own code makes of them. One process, because both halves load the same packages.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prerender } from 'vite-plugin-ssr/prerender';
import { silenceKnownNotices } from '../../../lib/knownNotices.ts';

silenceKnownNotices();
await prerender();
await import(pathToFileURL(resolve('scripts/build/finish.ts')).href);
