import { readFileSync } from 'node:fs';

/** The brand's record in Node; bundles for browsers hold the file itself (`imports` of package.json). */
function read(): unknown {
  try {
    return JSON.parse(readFileSync('content/brand/brand.json', 'utf8'));
  } catch {
    // The check reports a file that cannot be read, with its line: the schemas are made before it runs.
    return {};
  }
}

export default read();
