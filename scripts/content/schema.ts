// `npm run content:schema`: writes anew what is made from the schemas: the list of the types of sections, VS Code's
// settings and the JSON Schemas that they name, the reference page, and the forms for Tina's cloud.
import { writeCloudForms } from './generate/cloudForms.ts';
import { writeSectionTypes } from './generate/sectionTypes.ts';
import { writeFiles } from './generate/writeFiles.ts';

writeSectionTypes();
// Only now: this imports the schemas.
const { generatedFiles, schemaFiles } = await import('./generate/generatedFiles.ts');
const files = new Map([...generatedFiles(), ...schemaFiles()]);
writeFiles(files);
await writeCloudForms();
console.log(`${files.size + 2} files written from content/schema.`);
