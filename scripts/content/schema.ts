// `npm run content:schema`: writes what is made from the schemas: VS Code's settings, the JSON Schemas that
// they name, and the list of all fields.
import { generatedFiles, REFERENCE, writeFiles } from '../lib/generate/generatedFiles.ts';
import { commandLine } from '../lib/runCommand.ts';

commandLine('Usage: npm run content:schema', {});
const files = generatedFiles();
writeFiles(files);
console.log(
  `${files.size} files written from content/schema. All fields are listed in ${REFERENCE}.`,
);
