// `npm run content:schema`: writes what is made from the schemas: VS Code's settings, the JSON Schemas that
// they name, and the reference page.
import { generatedFiles, schemaFiles, writeFiles } from '../lib/generate/generatedFiles.ts';
import { commandLine } from '../lib/runCommand.ts';

commandLine('Usage: npm run content:schema', {});
const files = new Map([...generatedFiles(), ...schemaFiles()]);
writeFiles(files);
console.log(`${files.size} files written from content/schema.`);
