import { collections } from '../../../content/schema/collections.ts';
import { editorSettings, type Kind } from './editorSettings.ts';
import { jsonSchema } from './jsonSchema.ts';
import { referencePage } from './referencePage.ts';

/** Where the JSON Schemas lie; no other file does. */
export const SCHEMAS = 'content/schema/json';

/** Everything that is made from the schemas for people: text by its path in the project. */
export function generatedFiles(): ReadonlyMap<string, string> {
  const kinds: [string, Kind][] = Object.entries(collections);
  return new Map([
    ...kinds.map(([name, kind]): [string, string] => [
      `${SCHEMAS}/${name}.schema.json`,
      `${JSON.stringify(jsonSchema(kind), null, 2)}\n`,
    ]),
    ['.vscode/settings.json', editorSettings(kinds, SCHEMAS)],
    ['.github/content-reference.md', referencePage(kinds.map(([, kind]) => kind))],
  ]);
}
