import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { translationFile } from '../../../content/load/translations/translationFiles.ts';
import { translated } from '../../../content/load/translations/translationSchema.ts';
import { namedCollections } from '../../../content/schema/collections.ts';
import { jsonSchema } from './jsonSchema.ts';
import { filesOf, referencePage } from './referencePage.ts';

/** Writes texts by their path in the working directory, with the folders that they need. */
export function writeFiles(files: ReadonlyMap<string, string>): void {
  for (const [file, text] of files) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

const SCHEMAS = '.cache/schema';

/** The list of all fields, for people. */
export const REFERENCE = `${SCHEMAS}/fields.md`;

/** The JSON Schemas that VS Code's settings name: text by its path in the project. */
export const schemaFiles = (): ReadonlyMap<string, string> =>
  new Map(
    namedCollections.flatMap(([name, kind]): [string, string][] => [
      [`${SCHEMAS}/${name}.schema.json`, JSON.stringify(jsonSchema(kind))],
      [`${SCHEMAS}/${name}.translation.schema.json`, JSON.stringify(jsonSchema(translated(kind)))],
    ]),
  );

/** VS Code's settings, which are in the repository: it reads them before any command has run. */
export const SETTINGS = '.vscode/settings.json';

const entry = (files: readonly string[], schema: string) => {
  const globs = files.map((file) => `"${file.replace(/^!?/, (not) => `${not}/`)}"`).join(', ');
  return `    {\n      "fileMatch": [${globs}],\n      "url": "./${schema}.schema.json"\n    }`;
};

/**
 * The project's VS Code settings: the JSON Schema of each record. VS Code does not validate front matter, so MDX is
 * left to the task “content:check”, which marks the lines of all records.
 */
function editorSettings() {
  const schemas = namedCollections
    .filter(([, { format }]) => format === 'json')
    .flatMap(([name, kind]) => {
      const translations = translationFile(filesOf(kind), '*');
      return [
        entry([filesOf(kind), `!${translations}`], `${SCHEMAS}/${name}`),
        entry([translations], `${SCHEMAS}/${name}.translation`),
      ];
    });
  return `// Written by npm run content:schema. Settings of your own belong to your user settings.
{
  "json.schemas": [
${schemas.join(',\n')}
  ]
}
`;
}

/** All that is made from the schemas: text by its path in the project. */
export const generatedFiles = (): ReadonlyMap<string, string> =>
  new Map([
    [SETTINGS, editorSettings()],
    [REFERENCE, referencePage(namedCollections.map(([, kind]) => kind))],
    ...schemaFiles(),
  ]);
