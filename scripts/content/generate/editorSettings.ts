import type { Collection } from '../../../content/schema/collections.ts';

/** A collection that is one record, as the registry keeps it. */
export type Kind = Collection & { readonly single?: string };

/** Where the files of a collection lie: one file of a single, any name of the rest. */
export const filesOf = ({ folder, format, single }: Kind, name = '*') =>
  `content/${folder}/${single ?? name}.${format}`;

/**
 * The project's VS Code settings: which JSON Schema each record obeys. VS Code holds no front matter
 * to a schema, so MDX is left to the task “content:check”, which marks the lines of all records.
 */
export function editorSettings(kinds: readonly (readonly [string, Kind])[], folder: string) {
  const schemas = kinds
    .filter(([, { format }]) => format === 'json')
    .map(
      ([name, kind]) =>
        `    {\n      "fileMatch": ["/${filesOf(kind)}"],\n      "url": "./${folder}/${name}.schema.json"\n    }`,
    );
  return `// Written by npm run content:schema. Settings of your own belong to your user settings.
{
  "json.schemas": [
${schemas.join(',\n')}
  ]
}
`;
}
