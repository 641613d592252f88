import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The types of sections, gathered from their files; Node, Vite and Tina's bundler read it alike. */
export const SECTION_TYPES = 'content/schema/sectionTypes.ts';

const FOLDER = 'content/schema/sections';

/** Beside this code, wherever a command is called. */
const ROOT = join(import.meta.dirname, '../../..');

/** Every type of section that has a file, as a module that lists them. */
export function sectionTypes(): string {
  const names = readdirSync(join(ROOT, FOLDER))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort();
  return `// Written by npm run content:schema from the files of content/schema/sections/.
${names.map((name) => `import { ${name} } from './sections/${name}.ts';`).join('\n')}

/** Every type of section, in the order of their names. */
export const sectionTypes = [
${names.map((name) => `  ${name},`).join('\n')}
] as const;
`;
}

/** Writes the list where it has changed: before anything imports the schemas, which are made from it. */
export function writeSectionTypes(): void {
  const file = join(ROOT, SECTION_TYPES);
  const text = sectionTypes();
  if (readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
