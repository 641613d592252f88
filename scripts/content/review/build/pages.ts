// The second half of a build, in the working directory: pages from bundles that are there already, made by
// the revision's own steps. One process, because both load the same packages.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

for (const step of ['prerender', 'finish']) {
  await import(pathToFileURL(resolve(`scripts/build/${step}.ts`)).href);
}
