import { readFileSync } from 'node:fs';

/** The brand's record in Node; bundles for browsers hold the file itself (`imports` of package.json). */
function read(): unknown {
  try {
    return JSON.parse(readFileSync('content/brand/brand.json', 'utf8'));
  } catch {
    // The schemas are made before the check runs, which reports an unreadable file with its line.
    return {};
  }
}

export default read();
