import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { translated } from '../../../content/load/translations/translationSchema.ts';
import { namedCollections } from '../../../content/schema/collections.ts';
import { editorSettings } from './editorSettings.ts';
import { jsonSchema } from './jsonSchema.ts';
import { referencePage } from './referencePage.ts';

/** Writes texts by their path in the working directory, with the folders that they need. */
export function writeFiles(files: ReadonlyMap<string, string>): void {
  for (const [file, text] of files) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Where the JSON Schemas are written: only programs read them, so they are not in the repository. */
const SCHEMAS = '.cache/schema';

/** What is made from the schemas for people, and is in the repository: text by its path in the project. */
export const generatedFiles = (): ReadonlyMap<string, string> =>
  new Map([
    ['.vscode/settings.json', editorSettings(namedCollections, SCHEMAS)],
    ['.github/content-reference.md', referencePage(namedCollections.map(([, kind]) => kind))],
  ]);

/** The JSON Schemas that VS Code's settings name: text by its path in the project. */
export const schemaFiles = (): ReadonlyMap<string, string> =>
  new Map(
    namedCollections.flatMap(([name, kind]): [string, string][] => [
      [`${SCHEMAS}/${name}.schema.json`, JSON.stringify(jsonSchema(kind))],
      [`${SCHEMAS}/${name}.translation.schema.json`, JSON.stringify(jsonSchema(translated(kind)))],
    ]),
  );
