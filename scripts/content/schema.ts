// `npm run content:schema`: writes again what is made from the schemas: VS Code's settings and the JSON
// Schemas that they name, the reference page, and the forms for Tina's cloud.
import { writeCloudForms } from '../lib/generate/cloudForms.ts';
import { generatedFiles, schemaFiles, writeFiles } from '../lib/generate/generatedFiles.ts';
import { commandLine } from '../lib/runCommand.ts';

commandLine('Usage: npm run content:schema', {});
const files = new Map([...generatedFiles(), ...schemaFiles()]);
writeFiles(files);
await writeCloudForms();
console.log(`${files.size + 1} files written from content/schema.`);
