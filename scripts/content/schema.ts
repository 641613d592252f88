// `npm run content:schema`: writes anew what is made from the schemas: JSON Schemas, VS Code's settings, the reference
// page, and the forms for Tina's cloud.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { writeCloudForms } from './generate/cloudForms.ts';
import { generatedFiles, SCHEMAS } from './generate/generatedFiles.ts';

const files = generatedFiles();
// A collection that is gone takes its schema along.
rmSync(SCHEMAS, { recursive: true, force: true });
for (const [file, text] of files) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
await writeCloudForms();
console.log(`${files.size + 1} files written from content/schema.`);
