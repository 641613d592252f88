import { translationFile } from '../../../content/load/translations/translationFiles.ts';
import type { Collection } from '../../../content/schema/collections.ts';

/** The glob of a collection's files: one file for a single record, any name otherwise. */
export const filesOf = ({ folder, format, single }: Collection, name = '*') =>
  `content/${folder}/${single ?? name}.${format}`;

const entry = (files: readonly string[], schema: string) => {
  const globs = files.map((file) => `"${file.replace(/^!?/, (not) => `${not}/`)}"`).join(', ');
  return `    {\n      "fileMatch": [${globs}],\n      "url": "./${schema}.schema.json"\n    }`;
};

/**
 * The project's VS Code settings: the JSON Schema of each record. VS Code does not validate front matter, so MDX is
 * left to the task “content:check”, which marks the lines of all records.
 */
export function editorSettings(kinds: readonly (readonly [string, Collection])[], folder: string) {
  const schemas = kinds
    .filter(([, { format }]) => format === 'json')
    .flatMap(([name, kind]) => {
      const translations = translationFile(filesOf(kind), '*');
      return [
        entry([filesOf(kind), `!${translations}`], `${folder}/${name}`),
        entry([translations], `${folder}/${name}.translation`),
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
