// `npm run content:schema`: writes the JSON Schemas, VS Code's settings and the reference page anew.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { generatedFiles, SCHEMAS } from './generate/generatedFiles.ts';

const files = generatedFiles();
// A collection that is gone takes its schema along.
rmSync(SCHEMAS, { recursive: true, force: true });
for (const [file, text] of files) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
console.log(`${files.size} files written from content/schema.`);
